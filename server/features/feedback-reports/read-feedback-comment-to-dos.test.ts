import type { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import type * as z from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  givenScoredCandidates,
  makeFeedbackReportTestActions,
} from '../../test/given-scored-candidates-and-feedback-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedApplication, PlantedMember } from '../../test/test-data-types.ts';
import { eraseApplication } from '../pipeline/erase-application.ts';

const server = startTestServer();

type ToDos = z.input<(typeof findOwnToDosEndpoint)['output']>;

let round: Awaited<ReturnType<typeof givenScoredCandidates>>;
let own: PlantedApplication;
beforeEach(async () => {
  round = await givenScoredCandidates(server, { stars: [[1, 2]] });
  [own] = round.applications as [PlantedApplication];
  await server.given.openedIdentity(own);
  await makeFeedbackReportTestActions(server, round).reject([own]);
});

const at = () => `/api/manage/${round.job.id}/candidates/${own.id}/feedback-comment`;
const write = (who: PlantedMember, text: string, version = 0) =>
  server.as(who).put(at(), { text, version });
const commentsFor = async (who: PlantedMember) =>
  (await server.as(who).get('/user-dashboard/task-data'))
    .json<ToDos>()
    .decisions.filter(({ kind }) => kind === 'feedback-comment');

test('a comment waits among the tasks of whoever may let it go out, until one of them has', async () => {
  const { admin, second, job, org, reviewers } = round;
  const runner = await server.given.member(org);
  await server.given.part(job, runner, 'admin');
  const elsewhere = await server.given.openJob(await server.given.member(org));
  const other = await server.given.member(org);
  await server.given.part(elsewhere, other, 'admin');
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  await write(admin, 'Your plan was clear.');
  const [reference] = (
    await server.given.owner.query<{ ref: string }>(
      'select public_ref as ref from core.application where id = $1',
      [own.id],
    )
  ).rows;
  const waiting = [
    {
      kind: 'feedback-comment',
      jobId: job.id,
      jobTitle: 'Baker',
      applicationId: own.id,
      ref: reference?.ref,
    },
  ];
  expect(await commentsFor(second)).toEqual(waiting);
  expect(await commentsFor(runner)).toEqual(waiting);
  for (const who of [admin, other, stranger, ...reviewers])
    expect(await commentsFor(who)).toEqual([]);
  await server.as(second).post(`${at()}/approve`, { version: 1 });
  for (const who of [admin, second, runner]) expect(await commentsFor(who)).toEqual([]);
});

test('a comment that is changed waits for the one who wrote it first, and one that is withdrawn for nobody', async () => {
  const { admin, second } = round;
  await write(admin, 'Your plan was clear.');
  await write(second, 'Your plan was clear, and short.', 1);
  expect(await commentsFor(second)).toEqual([]);
  expect(await commentsFor(admin)).toHaveLength(1);
  await write(second, '', 2);
  expect(await commentsFor(admin)).toEqual([]);
});

test('a comment of somebody who was erased waits for nobody', async () => {
  await write(round.admin, 'Your plan was clear.');
  expect(await commentsFor(round.second)).toHaveLength(1);
  const { services } = server;
  const inOrganisation = { orgId: round.org.id, actorId: null };
  await runTransactionByDoor({ services, door: 'system', actor: inOrganisation }, (db) =>
    eraseApplication({ db, config: services.config }, { applicationId: own.id }),
  );
  expect(await commentsFor(round.second)).toEqual([]);
});
