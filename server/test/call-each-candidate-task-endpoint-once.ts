import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';

const DAY_MS = 86_400_000;

/** All that is done with a task, over HTTP: each call once, and the candidate's pages. */
export async function callEachCandidateTaskEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given, services } = server;
  const { staff, form, ...round } = makeHiringRoundActionsOverHttp(server, send);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const reviewers = [await given.member({ id: admin.orgId })];
  const { id, hash, questions } = await round.publishedRole(admin, { reviewers, title: 'Carter' });
  const { stageId } = await given.task({ id, orgId: admin.orgId }, { dueDays: 5 });
  const applied = await round.apply(
    { id, hash, questions },
    {
      firstName: 'Task',
      lastName: 'Applicant',
      email: 'task.applicant@example.com',
      source: 'Direct',
      answers: ['I load.', 'I drive.'],
    },
  );
  const body = { applicationIds: [applied.id] };
  const dayIn = (days: number) =>
    new Date(services.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const act = (what: string, more: object = {}) =>
    staff(admin, 'POST', `/api/manage/${id}/task-stages/${stageId}/${what}`, { ...body, ...more });
  await act('invitation');
  await act('invite', { dueOn: dayIn(5) });
  await act('remind');
  await act('extend', { dueOn: dayIn(9) });
  await staff(admin, 'GET', `/api/manage/${id}/tasks`);
  const { token } = applied;
  const link = `/application/${token}/task/1`;
  for (const url of [`/application/${token}/task`, link]) await send({ method: 'GET', url });
  await form(link, { [formFieldName('plan')]: 'I look at the wheels.', version: '0' }, { token });
  await form(`${link}/hand-in`, {}, { token });
  await act('close');
}
