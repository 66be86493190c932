import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';
import { examplePlanItemByKind as items } from './example-plan-item-by-kind.ts';
import type { TestServer } from './start-test-server.ts';

const stage = { weight: 1, minutes: null, switchedOff: false };
const itemsOfKind: Record<'form' | 'test', PlanItem[]> = {
  form: [{ ...items['short-text'], criteria: [] }],
  test: [{ ...items['one-of'], text: 'Which light is first?' }],
};

/** How the plan of a role is written, and how somebody answers its form and takes its test, each way once. */
export async function callEachJobPlanEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const round = makeHiringRoundActionsOverHttp(server, send);
  const { staff, form } = round;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const { id } = await given.readyDraft(admin);
  const at = `/api/builder/${id}`;
  let draft = (await staff(admin, 'GET', at)).json<JobDraft>();
  const put = async (path: string, body: object) => {
    const reply = await staff(admin, 'PUT', `${at}/${path}`, { ...body, version: draft.version });
    draft = reply.json<JobDraft>();
  };
  await put('criteria', {
    criteria: [...draft.criteria, { name: 'Baking', description: '', kind: 'desirable' }],
  });
  const kept = draft.stages.map(({ id: stageId, kind, name, weight, minutes, switchedOff }) => ({
    id: stageId,
    kind,
    name,
    weight,
    minutes,
    switchedOff,
  }));
  const added = (['form', 'test'] as const).map((kind) => ({ ...stage, kind, name: kind }));
  await put('stages', { stages: [...added, ...kept] });
  for (const { id: stageId, kind } of draft.stages.slice(0, added.length)) {
    if (kind !== 'form' && kind !== 'test') continue;
    const answerKeys = kind === 'test' ? [{ item: 'one', points: { red: 1 } }] : [];
    await put(`stages/${stageId}/items`, { items: itemsOfKind[kind], answerKeys });
  }
  await staff(admin, 'POST', `${at}/publish`, { version: draft.version });

  const person = { firstName: 'Plan', lastName: 'Applicant', source: 'Direct', answers: [] };
  const job = { id, hash: draft.hash, questions: [] };
  const { token } = await round.begin(job, { ...person, email: 'plan.applicant@example.com' });
  const link = `/application/${token}`;
  await form(`${link}/about-you/skip`, {}, { token });
  const formId = draft.stages[0]?.id ?? 0;
  const fields = { 'item-short': 'Brackwater' };
  await send({
    method: 'PUT',
    url: `${link}/forms/${formId}`,
    payload: { fields, version: 0 },
  });
  await form(`${link}/form/1`, { ...fields, stage: String(formId), version: '1' }, { token });
  await form(`${link}/test/1/start`, {}, { token });
  const answers = { one: ['red'] };
  await send({ method: 'PUT', url: `${link}/tests/1`, payload: { answers } });
  for (const page of ['test/1', 'tests/1']) await send({ url: `${link}/${page}` });
  await form(`${link}/test/1`, { do: 'hand-in' }, { token });
}
