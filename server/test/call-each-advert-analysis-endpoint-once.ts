import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import type { TestServer } from './start-test-server.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';

const SESSION = 'G'.repeat(43);
const ADVERT =
  'You bake bread and rolls for the whole town with three others. You utilise our ovens, and are a good culture fit for us.';

/** All that is done with the check of adverts, in a role and by a passer-by, over HTTP: each call once. */
export async function callEachAdvertAnalysisEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const { staff } = makeHiringRoundActionsOverHttp(server, send);
  const org = await given.organisation();
  await given.feature(org, 'text-analysis');
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.readyDraft(admin);
  await staff(admin, 'POST', `/api/text-analysis/${job.id}`, { text: ADVERT });
  await staff(admin, 'PUT', `/api/text-analysis/${job.id}/ignored`, { keys: ['jargon/utilise'] });
  const visit = (url: string, payload: object) =>
    send({
      method: 'POST',
      url,
      headers: {
        cookie: `sid=${SESSION}`,
        'x-csrf-token': deriveCsrfToken(SESSION, server.services.config),
      },
      payload,
    });
  await visit('/api/text-analysis', { text: ADVERT });
  await visit('/register/new-textziki', {
    firstName: 'Adv',
    lastName: 'Ertiser',
    email: 'advertiser@example.net',
    orgName: 'Another New Employer',
    size: '1-10',
    industry: 'Education',
    locale: 'en-GB',
    advert: ADVERT,
  });
}
