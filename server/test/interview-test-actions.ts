import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import type * as z from 'zod/mini';
import { allEventTasks } from '../tasks/all-event-periodic-and-start-tasks.ts';
import { type TestCandidateClient, beginTestApplication } from './test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from './test-data-types.ts';
import { type TestServer } from './start-test-server.ts';

type Slot = z.input<typeof InterviewSlot>;
type Who = Pick<PlantedMember, 'session'>;

export const testInterviewSettings = {
  mode: 'video',
  place: 'https://meet.example.org/room',
  instructions: 'Bring nothing.',
  noticeHours: 24,
  freezeHours: 24,
  moves: 2,
  washUpMinutes: 0,
  showsAnswers: false,
};

/** A round that is settled, over HTTP. */
export async function givenInterviewRound(
  server: TestServer,
  admin: Who,
  { job, panel, minutes = 45, settings = {} }: RoundWish,
): Promise<{ id: number; url: string }> {
  const { id } = await server.given.interviewRound(job, { minutes });
  const url = `/api/job/${job.id}/interview-rounds/${id}`;
  const reply = await server.as(admin).put(url, {
    ...testInterviewSettings,
    ...settings,
    panel: panel.map((member) => member.id),
    version: 1,
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { id, url };
}

type RoundWish = {
  job: PlantedJob;
  panel: readonly PlantedMember[];
  minutes?: number;
  settings?: object;
};

/** One time, laid over HTTP; its id. */
export async function createInterviewSlotInTest(
  server: TestServer,
  admin: Who,
  {
    round,
    startsAt,
    ...more
  }: { round: { url: string }; startsAt: string } & Record<string, unknown>,
): Promise<number> {
  const body = { kind: 'single', startsAt, ...more };
  const reply = await server.as(admin).post(`${round.url}/slots`, body);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ slotIds: number[] }>().slotIds[0] ?? 0;
}

/** Somebody who has come as far as interviews, with their link. */
export async function givenInterviewCandidate(
  server: TestServer,
  job: PlantedJob,
  person: { firstName?: string; lastName?: string } = {},
): Promise<TestCandidateClient> {
  const candidate = await beginTestApplication(server, job, person);
  await server.given.owner.query(
    `update core.application set state = 'interviews_tasks', submitted_at = now(), interviewed_at = now()
     where id = $1`,
    [candidate.id],
  );
  return candidate;
}

export async function inviteCandidatesToRoundInTest(
  server: TestServer,
  admin: Who,
  { job, round, candidates }: Invitation,
): Promise<void> {
  const url = `/api/manage/${job.id}/interview-rounds/${round.id}/invite`;
  const body = { applicationIds: candidates.map(({ id }) => id) };
  const reply = await server.as(admin).post(url, body);
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

type Invitation = {
  job: { id: number };
  round: { id: number };
  candidates: readonly { id: number }[];
};

export async function listInterviewSlotsInTest(
  server: TestServer,
  admin: Who,
  job: { id: number },
  query = '',
): Promise<Slot[]> {
  const reply = await server.as(admin).get(`/api/job/${job.id}/interview-slots${query}`);
  return reply.json<{ slots: Slot[] }>().slots;
}

type InterviewRow = {
  id: number;
  state: string;
  startsAt: Date | null;
  sequence: number | null;
  moves: number;
  version: number;
  slotId: number | null;
  panel: number[];
};

/** The newest interview of a candidate, as the database has it. */
export async function interviewRowOf(
  { given }: TestServer,
  candidate: { id: number },
): Promise<InterviewRow> {
  const { rows } = await given.owner.query<InterviewRow>(
    `select i.id, i.state, i.starts_at as "startsAt", i.sequence, i.moves_made as moves, i.version, slot.id as "slotId",
       array(select p.member_id from core.interview_panel_member p where p.interview_id = i.id and p.left_at is null
         order by p.member_id) as panel
     from core.interview i left join core.interview_slot slot on slot.interview_id = i.id
     where i.application_id = $1 order by i.id desc limit 1`,
    [candidate.id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('nobody invited them');
  return row;
}

/** As the page's form sends it. */
export async function bookInterviewByLink(
  server: TestServer,
  candidate: TestCandidateClient,
  slotId: number,
) {
  const { id, version } = await interviewRowOf(server, candidate);
  const fields = { interview: String(id), version: String(version), slot: String(slotId) };
  return candidate.post('interview', fields);
}

export async function cancelInterviewByLink(server: TestServer, candidate: TestCandidateClient) {
  const { id, version } = await interviewRowOf(server, candidate);
  return candidate.post('interview/cancel', { interview: String(id), version: String(version) });
}

/** What a member does to the newest interview of a candidate. */
export async function actOnInterview(
  server: TestServer,
  admin: Who,
  { job, candidate, act, ...body }: Act,
) {
  const { id, version } = await interviewRowOf(server, candidate);
  const url = `/api/manage/${job.id}/interviews/${id}/${act}`;
  return server.as(admin).post(url, { version, ...body });
}

type Act = {
  job: { id: number };
  candidate: { id: number };
  act: 'book' | 'cancel' | 'outcome';
} & Record<string, unknown>;

/** Does what the dispatcher would have done about every event so far, until nothing is left of them. */
export async function handlePendingInterviewEvents({ given, services }: TestServer): Promise<void> {
  for (;;) {
    const { rows } = await given.owner.query<{ org_id: number; event_id: number; kind: string }>(
      'delete from core.event_outbox returning org_id, event_id, kind',
    );
    if (rows.length === 0) return;
    for (const { org_id: orgId, event_id: eventId, kind } of rows.toSorted(
      (a, b) => a.event_id - b.event_id,
    ))
      for (const task of Object.values(allEventTasks))
        if (task.on.some((event) => event === kind)) await task.work(services, { orgId, eventId });
  }
}
