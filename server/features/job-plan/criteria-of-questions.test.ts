import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';

const server = startTestServer();
const someAdmin = async () =>
  server.given.member(await server.given.organisation(), { role: 'ADMIN' });
const asking = (...skills: string[]) => ({
  text: 'The oven fails at four in the morning.',
  guideOne: '',
  guideThree: '',
  guideFive: '',
  skills,
  maxWords: 250,
});

type Question = ReturnType<typeof asking> & { id?: number };

const save = (who: PlantedMember, job: { id: number }, version: number, questions: Question[]) =>
  server.as(who).put(`/api/builder/${job.id}/questions`, { version, questions });
const saved = async (
  who: PlantedMember,
  job: { id: number },
  version: number,
  questions: Question[],
) => {
  const reply = await save(who, job, version, questions);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json() as { version: number; questions: (Question & { id: number })[] };
};
const skillsOf = ({ questions }: { questions: Question[] }) =>
  questions.map(({ skills }) => skills);

/** The criteria of a role in their order, as they are stored. */
async function criteriaOf(job: PlantedJob): Promise<{ id: number; name: string; kind: string }[]> {
  const { rows } = await server.given.owner.query(
    'select id, name, description, kind from core.criterion where org_id = $1 and job_id = $2 order by position',
    [job.orgId, job.id],
  );
  return rows;
}
const namesOf = async (job: PlantedJob) => (await criteriaOf(job)).map(({ name }) => name);

test('a skill that several questions name is one criterion of the role, in whatever case it is written', async () => {
  const admin = await someAdmin();
  const job = await server.given.job(admin);
  const draft = await saved(admin, job, 1, [
    asking('Judgement', 'Empathy'),
    asking('TEAMWORK', 'empathy', 'Teamwork', 'judgement'),
  ]);
  expect(skillsOf(draft)).toEqual([
    ['Judgement', 'Empathy'],
    ['TEAMWORK', 'Empathy', 'Judgement'],
  ]);
  expect(await criteriaOf(job)).toMatchObject([
    { name: 'Judgement', kind: 'essential' },
    { name: 'Empathy', kind: 'essential' },
    { name: 'TEAMWORK', kind: 'essential' },
  ]);
});

test('a criterion stays itself while a question serves it, and goes with the last one', async () => {
  const admin = await someAdmin();
  const job = await server.given.job(admin);
  const first = await saved(admin, job, 1, [asking('Judgement'), asking('Judgement', 'Patience')]);
  const [judgement, patience] = await criteriaOf(job);
  await server.given.owner.query(
    `update core.criterion set description = 'Decides with what there is.', kind = 'desirable' where id = $1`,
    [judgement?.id],
  );
  const [kept] = first.questions;
  if (kept === undefined) throw new Error('nothing was saved');
  const second = await saved(admin, job, first.version, [
    asking('Adaptability'),
    { ...kept, skills: ['JUDGEMENT'] },
  ]);
  expect(skillsOf(second)).toEqual([['Adaptability'], ['Judgement']]);
  expect(await criteriaOf(job)).toEqual([
    { ...judgement, description: 'Decides with what there is.', kind: 'desirable' },
    expect.objectContaining({ name: 'Adaptability', kind: 'essential' }),
  ]);
  const third = await saved(admin, job, second.version, [{ ...kept, skills: [] }]);
  expect([skillsOf(third), await criteriaOf(job)]).toEqual([[[]], []]);
  const fourth = await saved(admin, job, third.version, [asking('Patience')]);
  const [patienceAnew] = await criteriaOf(job);
  expect(patienceAnew).toMatchObject({ name: 'Patience', description: '' });
  expect(patienceAnew?.id).not.toBe(patience?.id);
  await saved(admin, job, fourth.version, []);
  expect(await criteriaOf(job)).toEqual([]);
});

test('a criterion of another role or of another employer is neither found nor changed', async () => {
  const admin = await someAdmin();
  const stranger = await someAdmin();
  const [job, other] = [await server.given.job(admin), await server.given.job(admin)];
  const foreign = await server.given.job(stranger);
  for (const [who, where] of [
    [admin, other],
    [stranger, foreign],
  ] as const) {
    await saved(who, where, 1, [asking('judgement')]);
  }
  const before = [await criteriaOf(other), await criteriaOf(foreign)];
  const draft = await saved(admin, job, 1, [asking('Judgement')]);
  expect(skillsOf(draft)).toEqual([['Judgement']]);
  await saved(admin, job, draft.version, []);
  expect([await criteriaOf(other), await criteriaOf(foreign)]).toEqual(before);
  expect(before.map((found) => found.map(({ name }) => name))).toEqual([
    ['judgement'],
    ['judgement'],
  ]);
});

test('of ten who save a new skill at once one does, and it is one criterion', async () => {
  const admin = await someAdmin();
  const job = await server.given.job(admin);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      save(admin, job, 1, [asking(n % 2 === 0 ? 'Judgement' : 'judgement')]),
    ),
  );
  const counted = Map.groupBy(replies, ({ statusCode }) => statusCode);
  expect([counted.get(200)?.length, counted.get(409)?.length]).toEqual([1, 9]);
  expect(await namesOf(job)).toHaveLength(1);
});

test('criteria keep their order when some are saved again, and a new one stands behind them', async () => {
  const admin = await someAdmin();
  const job = await server.given.job(admin);
  const { version } = await saved(admin, job, 1, [asking('A', 'B', 'C')]);
  await saved(admin, job, version, [asking('New', 'C'), asking('A')]);
  expect(await namesOf(job)).toEqual(['A', 'C', 'New']);
});

test('a question that is added to those of a role finds their criteria', async () => {
  const admin = await someAdmin();
  const job = await server.given.job(admin);
  await saved(admin, job, 1, [asking('EMPATHY', 'Patience')]);
  const { id } = await server.given.libraryQuestion(admin, { skills: ['Empathy', 'Integrity'] });
  const path = `/api/library-drafts/${job.id}/questions`;
  const reply = await server.as(admin).post(path, { questionIds: [id] });
  expect(reply.statusCode, reply.body).toBe(200);
  const draft = (await server.as(admin).get(`/api/builder/${job.id}`)).json();
  expect(skillsOf(draft)).toEqual([
    ['EMPATHY', 'Patience'],
    ['EMPATHY', 'Integrity'],
  ]);
  expect(await namesOf(job)).toEqual(['EMPATHY', 'Patience', 'Integrity']);
});
