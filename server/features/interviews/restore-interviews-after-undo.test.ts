import { beforeEach, expect, test } from 'vitest';
import {
  bookInterviewByLink,
  createInterviewSlotInTest,
  givenInterviewCandidate,
  givenInterviewRound,
  handlePendingInterviewEvents,
  interviewRowOf,
  inviteCandidatesToRoundInTest,
} from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { TestCandidateClient } from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';

const server = startTestServer();
const now = new Date('2026-11-20T12:00:00Z');

let org: PlantedOrganisation;
let admin: PlantedMember;
let job: PlantedJob;
let round: { id: number; url: string };
beforeEach(async () => {
  server.setNow(now);
  org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  job = await server.given.openJob(admin);
  round = await givenInterviewRound(server, admin, { job, panel: [admin] });
});

async function invitedCandidate(): Promise<TestCandidateClient> {
  const candidate = await givenInterviewCandidate(server, job);
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: [candidate] });
  return candidate;
}

const lay = (startsAt: string) => createInterviewSlotInTest(server, admin, { round, startsAt });

async function act(path: string, body: object): Promise<void> {
  expect((await server.as(admin).post(path, body)).statusCode).toBe(200);
  await handlePendingInterviewEvents(server);
}

const decide = ({ id }: TestCandidateClient, decision: string) =>
  act(`/api/manage/${job.id}/decide`, { applicationIds: [id], decision });
const undoDecision = ({ id }: TestCandidateClient) =>
  act(`/api/manage/${job.id}/undo-decision`, { applicationIds: [id] });
const archiveOpen = () => act(`/dashboard-old/role/${job.id}/archive-open`, {});

async function setArchived(archived: boolean): Promise<void> {
  const reply = await server.as(admin).put(`/api/rest/job/${job.id}`, { archived });
  expect(reply.statusCode).toBe(200);
  await handlePendingInterviewEvents(server);
}

async function emailKindsTo({ email }: TestCandidateClient): Promise<string[]> {
  const { rows } = await server.given.owner.query<{ kind: string }>(
    'select kind from pii.email_message where org_id = $1 and to_address = $2 order by id',
    [org.id, email],
  );
  return rows.map(({ kind }) => kind);
}

test('of two who lost one time one after the other only the last who had it has it again', async () => {
  const [first, second] = [await invitedCandidate(), await invitedCandidate()];
  const slot = await lay('2026-11-25T10:00:00Z');
  await bookInterviewByLink(server, first, slot);
  await handlePendingInterviewEvents(server);
  await decide(first, 'reject');
  expect((await bookInterviewByLink(server, second, slot)).statusCode).toBe(303);
  await handlePendingInterviewEvents(server);
  await undoDecision(first);
  server.setNow(new Date('2026-11-20T13:00:00Z'));
  await archiveOpen();
  await setArchived(false);
  expect(await interviewRowOf(server, second)).toMatchObject({ state: 'booked', slotId: slot });
  expect(await interviewRowOf(server, first)).toMatchObject({ state: 'cancelled', slotId: null });
  expect(await emailKindsTo(first)).not.toContain('interview-changed');
});
