import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import type * as z from 'zod/mini';
import {
  givenInterviewRound,
  interviewRowOf,
  testInterviewSettings,
} from './interview-test-actions.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';

const DAY_MS = 86_400_000;
const beech = { name: 'Beech', seats: 6, accessNotes: '' };

/** All that is done with interviews, over HTTP: each call once, and the candidate's page. */
export async function callEachInterviewEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given, services } = server;
  const { staff, form, ...round } = makeHiringRoundActionsOverHttp(server, send);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const reviewers = [await given.member({ id: admin.orgId })];
  const { id, hash, questions } = await round.publishedRole(admin, { reviewers, title: 'Porter' });
  const job = { id, hash, questions };
  const applied = await round.apply(job, {
    firstName: 'Interview',
    lastName: 'Applicant',
    email: 'interview.applicant@example.com',
    source: 'Direct',
    answers: ['I knock.', 'I wait.'],
  });
  const held = await givenInterviewRound(server, admin, {
    job: { id, hash, orgId: admin.orgId },
    panel: [admin],
  });
  await staff(admin, 'GET', held.url);
  await staff(admin, 'PUT', held.url, { ...testInterviewSettings, panel: [admin.id], version: 2 });

  const rooms = '/api/org/interview-rooms';
  const room = (await staff(admin, 'POST', rooms, beech)).json<{ id: number }>();
  await staff(admin, 'GET', rooms);
  await staff(admin, 'PUT', `${rooms}/${room.id}`, { ...beech, seats: 8, version: 1 });
  await staff(admin, 'DELETE', `${rooms}/${room.id}`);

  const feeds = '/api/calendar-feeds';
  await staff(admin, 'POST', feeds, { detail: 'busy' });
  await staff(admin, 'GET', feeds);
  await staff(admin, 'POST', `${feeds}/revoke`, { detail: 'busy' });
  const made = (await staff(admin, 'POST', feeds, { detail: 'references' })).json<{
    url: string;
  }>();
  const feedPath = new URL(made.url).pathname;

  const calendar = '/api/member-calendar';
  await staff(admin, 'PUT', calendar, { kind: 'ics', url: 'https://127.0.0.1.invalid/busy.ics' });
  await staff(admin, 'GET', calendar);
  await staff(admin, 'POST', `${calendar}/read`);

  const slots = `/api/job/${id}/interview-slots`;
  for (const days of [7, 8, 9]) {
    const startsAt = new Date(services.now().getTime() + days * DAY_MS);
    await staff(admin, 'POST', `${held.url}/slots/busy`, { kind: 'single', startsAt });
    await staff(admin, 'POST', `${held.url}/slots`, { kind: 'single', startsAt });
  }
  await staff(admin, 'GET', `${slots}/busy`);
  await staff(admin, 'DELETE', calendar);
  const list = (await staff(admin, 'GET', slots)).json<{
    slots: z.input<typeof InterviewSlot>[];
  }>();
  const [first, second, third] = list.slots;
  const applicationIds = [applied.id];
  const invite = `/api/manage/${id}/interview-rounds/${held.id}`;
  await staff(admin, 'POST', `${invite}/capacity`, { applicationIds });
  await staff(admin, 'POST', `${invite}/invite`, { applicationIds });

  const { token } = applied;
  const link = `/application/${token}/interview`;
  const own = async () => {
    const { id: interview, version } = await interviewRowOf(server, applied);
    return { interview: String(interview), version: String(version) };
  };
  await form(link, { ...(await own()), slot: String(first?.id) }, { token });
  await form(`${link}/cancel`, await own(), { token });

  const act = async (what: string, body: object) => {
    const { id: interview, version } = await interviewRowOf(server, applied);
    const url = `/api/manage/${id}/interviews/${interview}/${what}`;
    await staff(admin, 'POST', url, { version, ...body });
  };
  await act('book', { slotId: second?.id });
  await staff(admin, 'PUT', `${slots}/${third?.id}`, {
    startsAt: third?.startsAt,
    roomId: null,
    panel: [admin.id],
    version: third?.version,
  });
  await staff(admin, 'POST', `${slots}/withdraw`, { slotIds: [third?.id] });
  await send({ method: 'GET', url: feedPath });
  await act('cancel', {});
  await act('book', { slotId: second?.id });
  await given.owner.query(`update core.interview set starts_at = $2 where application_id = $1`, [
    applied.id,
    new Date(services.now().getTime() - DAY_MS),
  ]);
  await act('outcome', { outcome: 'done' });
}
