import { beforeEach, expect, test } from 'vitest';
import {
  bookInterviewByLink,
  cancelInterviewByLink,
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

const waysBack: [string, () => Promise<void>][] = [
  [
    'the undoing of its archiving',
    () => act(`/dashboard-old/role/${job.id}/archive-open/undo`, {}),
  ],
  ['being brought back', () => setArchived(false)],
  [
    'being reopened',
    () => act(`/dashboard-old/role/${job.id}/reopen`, { closesAt: null, openUntilFilled: true }),
  ],
];

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

test.each(waysBack)(
  'a role has by %s its open invitations and booked times again',
  async (_, bringBack) => {
    const [invited, booked] = [await invitedCandidate(), await invitedCandidate()];
    const slot = await lay('2026-11-25T10:00:00Z');
    await bookInterviewByLink(server, booked, slot);
    await handlePendingInterviewEvents(server);
    const before = await emailKindsTo(invited);
    await archiveOpen();
    expect(await interviewRowOf(server, invited)).toMatchObject({ state: 'cancelled' });
    await bringBack();
    expect(await interviewRowOf(server, booked)).toMatchObject({ state: 'booked', slotId: slot });
    expect(await interviewRowOf(server, invited)).toMatchObject({ state: 'invited' });
    expect(await emailKindsTo(invited)).toEqual(before);
    const other = await lay('2026-11-26T10:00:00Z');
    expect((await bookInterviewByLink(server, invited, other)).statusCode).toBe(303);
    expect(await interviewRowOf(server, invited)).toMatchObject({ state: 'booked', slotId: other });
  },
);

test.each(['reject', 'hire'])(
  'whoever was invited is invited again when the decision to %s is taken back, and nobody else is',
  async (decision) => {
    const [invited, other] = [await invitedCandidate(), await invitedCandidate()];
    await decide(invited, decision);
    await decide(other, decision);
    const changes = async () => {
      const { rowCount } = await server.given.owner.query(
        "select from core.event where job_id = $1 and kind = 'interview-times-changed'",
        [job.id],
      );
      return rowCount ?? 0;
    };
    const before = await changes();
    await undoDecision(invited);
    expect(await interviewRowOf(server, invited)).toMatchObject({ state: 'invited' });
    expect(await interviewRowOf(server, other)).toMatchObject({ state: 'cancelled' });
    // Calendars that are open hear of it.
    expect(await changes()).toBe(before + 1);
  },
);

test('whoever said no, was decided about or withdrew meanwhile is not invited again with their role', async () => {
  const [declined, rejected, hired, withdrawn] = [
    await invitedCandidate(),
    await invitedCandidate(),
    await invitedCandidate(),
    await invitedCandidate(),
  ];
  expect((await cancelInterviewByLink(server, declined)).statusCode).toBe(303);
  await archiveOpen();
  await decide(rejected, 'reject');
  await decide(hired, 'hire');
  expect((await withdrawn.post('withdraw')).statusCode).toBe(303);
  await setArchived(false);
  for (const who of [declined, rejected, hired, withdrawn])
    expect(await interviewRowOf(server, who)).toMatchObject({ state: 'cancelled' });
});

test('an invitation that is not restored while its role is archived is once it is brought back', async () => {
  const invited = await invitedCandidate();
  await decide(invited, 'reject');
  await archiveOpen();
  await undoDecision(invited);
  expect(await interviewRowOf(server, invited)).toMatchObject({ state: 'cancelled' });
  await setArchived(false);
  expect(await interviewRowOf(server, invited)).toMatchObject({ state: 'invited' });
});
