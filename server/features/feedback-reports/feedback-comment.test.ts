import { beforeEach, expect, test } from 'vitest';
import {
  givenScoredCandidates,
  clientOfApplication,
  makeFeedbackReportTestActions,
} from '../../test/given-scored-candidates-and-feedback-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedApplication, PlantedMember } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';

const server = startTestServer();
const WORDS = 'Your plan was clear. Say next time what it costs.';

let round: Awaited<ReturnType<typeof givenScoredCandidates>>;
let own: PlantedApplication;
beforeEach(async () => {
  const stars: [number, number][] = [
    [1, 2],
    [3, 4],
  ];
  round = await givenScoredCandidates(server, { stars });
  for (const application of round.applications) await server.given.openedIdentity(application);
  [own] = round.applications as [PlantedApplication];
  await makeFeedbackReportTestActions(server, round).reject([own]);
});

const at = () => `/api/manage/${round.job.id}/candidates/${own.id}`;
const write = (who: PlantedMember, text: string, version = 0) =>
  server.as(who).put(`${at()}/feedback-comment`, { text, version });
const approve = (who: PlantedMember, version = 1) =>
  server.as(who).post(`${at()}/feedback-comment/approve`, { version });
const shown = async () =>
  visiblePageText(await (await clientOfApplication(server, own)).get('feedback'));

test('a comment reaches its candidate once a second person has read it, and stays as it is from then on', async () => {
  const { admin, second } = round;
  expect((await write(admin, WORDS)).json()).toMatchObject({
    comment: { text: WORDS, isOwn: true, approvedBy: null, version: 1 },
    may: { write: true, approve: false },
  });
  expect(await shown()).not.toContain(WORDS);
  expect((await approve(admin)).statusCode).toBe(403);
  expect(await shown()).not.toContain(WORDS);
  expect((await approve(second)).json()).toMatchObject({ may: { write: false, approve: false } });
  expect(await shown()).toContain(WORDS);
  expect((await write(admin, 'Something else.', 2)).statusCode).toBe(409);
  expect((await write(admin, '', 2)).statusCode).toBe(409);
  expect(await shown()).toContain(WORDS);
});

test('whoever changes a comment that waits is its author: the other one may let it go out', async () => {
  const { admin, second } = round;
  await write(admin, WORDS);
  expect((await write(second, `${WORDS} Well done.`, 1)).statusCode).toBe(200);
  expect((await approve(second, 2)).statusCode).toBe(403);
  expect((await approve(admin, 1)).statusCode).toBe(409);
  expect((await approve(admin, 2)).statusCode).toBe(200);
});

test('a comment that names another candidate is refused, and so are swear words', async () => {
  const { admin, applications } = round;
  const { rows } = await server.given.owner.query<{ ref: string }>(
    'select public_ref as ref from core.application where id = $1',
    [applications[1]?.id],
  );
  for (const text of [
    'We took Zyxannab Vorqualdeb, who knew more.',
    'The answer of Vorqualdeb was longer.',
    `You were close to ${rows[0]?.ref ?? ''}.`,
    'That was shit.',
  ]) {
    const reply = await write(admin, text);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['text']]);
  }
  expect(await shown()).not.toContain('Vorqualdeb');
});

test('an empty comment takes away the one that waits', async () => {
  const { admin } = round;
  await write(admin, WORDS);
  expect((await write(admin, ' ', 1)).json().comment).toBeNull();
});

test('by whatever statement nobody approves their own comment', async () => {
  const { admin } = round;
  await write(admin, WORDS);
  await expect(
    server.given.owner.query(
      'update core.feedback_comment set approved_by = written_by, approved_at = now() where application_id = $1',
      [own.id],
    ),
  ).rejects.toThrow(/check constraint/);
});
