import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import type { TestServer } from './start-test-server.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';

const EMAIL = 'founder@example.net';
const SESSION = 'F'.repeat(43);

/** A whole sign-up with its sample role, over HTTP: each of its calls once, as it should be. */
export async function callEachSignUpEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { config } = server.services;
  const round = makeHiringRoundActionsOverHttp(server, send);
  const visit = (method: 'GET' | 'POST', url: string, payload?: object) =>
    send({
      method,
      url,
      headers: { cookie: `sid=${SESSION}`, 'x-csrf-token': deriveCsrfToken(SESSION, config) },
      ...(payload && { payload }),
    });
  await visit('GET', '/api/sign-up');
  await visit('GET', '/google/auth-url');
  await visit('GET', `/api/user/check-email-address?email=${EMAIL}&tatSignUp=false`);
  await visit('POST', '/register/new-org', {
    firstName: 'First',
    lastName: 'Founder',
    email: EMAIL,
    orgName: 'A New Employer',
    size: '1-10',
    industry: 'Education',
    locale: 'en-GB',
    signupReason: 'To hire fairly.',
  });
  await round.work();
  const { rows } = await server.given.owner.query<{ text: string }>(
    'select text from pii.email_message where to_address = $1 order by id desc limit 1',
    [EMAIL],
  );
  const token = /confirm#([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  await visit('GET', `/api/sign-up/${token}`);
  const password = 'a password for the founder';
  await visit('POST', '/signup-with-password', { token, password });
  // Whoever lost the answer logs in instead.
  const login = await visit('POST', '/login-api', { email: EMAIL, password });
  const session = login.cookies.find(({ name }) => name === 'sid')?.value ?? '';
  const added = await round.staff({ session }, 'POST', '/free-trial/add-sample-role');
  await round.work();
  await round.staff({ session }, 'GET', `/freview/get-token/${added.json<{ id: number }>().id}`);
}
