import type { PersonalDataRequestListsResponse } from '@evenhand/contract/data-requests/list-and-answer-personal-data-requests.ts';
import { buildAndExpireDataExports } from '../features/data-requests/build-and-expire-data-exports.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';

/** All that a candidate does about their own data and an admin answers, over HTTP: each call and each form once. */
export async function callEachDataRequestEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const { staff, form, ...round } = makeHiringRoundActionsOverHttp(server, send);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const reviewers = [await given.member({ id: admin.orgId })];
  const job = await round.publishedRole(admin, { reviewers, title: 'Lamplighter' });
  const person = { firstName: 'Data', lastName: 'Asker', email: 'data.asker@example.com' };
  const { token } = await round.begin(job, { ...person, source: 'Direct', answers: [] });
  const page = `/application/${token}/your-data`;
  const get = (url: string) => send({ method: 'GET', url });
  await get(`/apply/${job.hash}/privacy`);
  for (const url of [page, `${page}/notice`, `${page}/erase`]) await get(url);
  await form(`${page}/file`, {}, { token });
  await buildAndExpireDataExports(server.services);
  await get(`${page}/your-data.zip`);
  await form(`${page}/details`, { ...person, lastName: 'Asker-Vale' }, { token });
  const elsewhere = { ...person, lastName: 'Asker-Vale', email: 'other.asker@example.com' };
  await form(`${page}/details`, elsewhere, { token });
  await round.work();
  const { rows } = await given.owner.query<{ text: string }>(
    `select text from pii.email_message where kind = 'address-code' and to_address = $1 order by id desc limit 1`,
    [elsewhere.email],
  );
  const code = /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  await form(`${page}/address`, { code }, { token });
  await form(`${page}/complain`, { complaint: 'It took too long.' }, { token });
  await form(`${page}/object`, { objection: 'No statistics, please.' }, { token });
  await round.work();
  const listed = await staff(admin, 'GET', '/api/privacy/requests');
  const open = listed
    .json<PersonalDataRequestListsResponse>()
    .requests.find(({ kind }) => kind === 'complaint');
  await staff(admin, 'POST', `/api/privacy/requests/${open?.id ?? 0}/answer`, {
    version: open?.version ?? 0,
    outcome: 'upheld',
    words: 'You are right.',
  });
  await staff(admin, 'GET', '/api/privacy/records');
  await form(`${page}/erase`, {}, { token });
}
