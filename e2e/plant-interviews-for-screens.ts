import {
  applyToJobByApi,
  callApi,
  createPublishableJobByApi,
  type StaffApiSession,
  submitServerForm,
} from './staff-and-candidate-actions-by-api.ts';

type Draft = { version: number; stages: Record<string, unknown>[] };
type Slots = { slots: { id: number }[] };
type Rounds = { rounds: { id: number }[] };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const HOURS_TO_TRY = [0, 1, 2, 3, 4, 5, 6];
const SHOWN_SLOTS = 6;
const CROWDED_DAY = 16;

/** Candidates who are invited to an interview, and who have booked one: each with `/application/{token}`. */
export async function plantInterviewsForScreens(baseUrl: string, admin: StaffApiSession) {
  const job = await createPublishableJobByApi(admin, {
    title: 'Night Porter',
    reviewers: ['Wole Ashcombe'],
  });
  const at = `/api/builder/${job.id}`;
  const draft = await callApi<Draft>(admin, 'GET', at);
  const interview = { kind: 'interview', name: 'Meeting the team', weight: 1, minutes: 45 };
  const placed = await callApi<Draft>(admin, 'PUT', `${at}/stages`, {
    version: draft.version,
    stages: [...draft.stages.map(asSent), { ...interview, switchedOff: false }],
  });
  await callApi(admin, 'POST', `${at}/publish`, { version: placed.version });
  const apply = (firstName: string) => {
    // Of their own in each role: a story waits for the newest e-mail to an address.
    const email = `${firstName.toLowerCase()}.porter-${job.id}@example.com`;
    const candidate = { firstName, lastName: 'Aldergrove', email };
    return applyToJobByApi(baseUrl, job.hash, candidate, ['I knock twice, and wait.']);
  };
  const interviewToBook = await apply('Philippa');
  const interviewBooked = await apply('Cornelius');

  const { rounds } = await callApi<Rounds>(admin, 'GET', `/api/job/${job.id}/interviews`);
  const roundId = rounds[0]?.id ?? 0;
  const round = `/api/job/${job.id}/interview-rounds/${roundId}`;
  const { version } = await callApi<{ version: number }>(admin, 'GET', round);
  const { user } = await callApi<{ user: { id: number } }>(admin, 'GET', '/api/user/current');
  await callApi(admin, 'PUT', round, {
    mode: 'on-site',
    place: '4 Mill Lane, Larkfield',
    instructions: 'Ring at the side door. We talk for half an hour, and walk through the house.',
    noticeHours: 24,
    freezeHours: 24,
    moves: 2,
    washUpMinutes: 10,
    showsAnswers: false,
    panel: [user.id],
    version,
  });
  for (let n = 0; n < SHOWN_SLOTS; n += 1) {
    const noon = Math.ceil(Date.now() / DAY_MS + 2 + n) * DAY_MS + DAY_MS / 2;
    const startsAt = HOURS_TO_TRY.map((hour) => new Date(noon + hour * HOUR_MS).toISOString());
    await layFirstFree(
      { admin, round },
      startsAt.map((at) => ({ kind: 'single', startsAt: at })),
    );
  }
  const candidates = await callApi<{ candidates: { id: number }[] }>(
    admin,
    'GET',
    `/api/manage/${job.id}/candidates?group=all`,
  );
  await callApi(admin, 'POST', `/api/manage/${job.id}/interview-rounds/${roundId}/invite`, {
    applicationIds: candidates.candidates.map((each) => each.id),
  });
  const { slots } = await callApi<Slots>(admin, 'GET', `/api/job/${job.id}/interview-slots`);
  const page = await fetch(`${baseUrl}${interviewBooked}/interview`);
  const invited = /name="interview" value="(\d+)"/.exec(await page.text())?.[1] ?? '';
  await submitServerForm(baseUrl, {
    path: `${interviewBooked}/interview`,
    fields: { interview: invited, version: '1', slot: String(slots[0]?.id) },
  });
  // Forty on one day, too short for these candidates: their own page stays as it is.
  const days = [0, 1, 2, 3].map((later) =>
    new Date(Date.now() + (CROWDED_DAY + later) * DAY_MS).toISOString().slice(0, 10),
  );
  const { from: crowdedDay } = await layFirstFree(
    { admin, round },
    days.map((day) => ({
      kind: 'range',
      from: day,
      until: day,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      opens: '07:00',
      closes: '20:20',
      minutes: 10,
      gapMinutes: 10,
    })),
  );
  return { interviewToBook, interviewBooked, interviewJob: job.id, crowdedDay };
}

/** The demo's people sit in interviews already, and other tests lay times too. */
async function layFirstFree<Wish extends object>(
  { admin, round }: { admin: StaffApiSession; round: string },
  wishes: Wish[],
): Promise<Wish> {
  for (const wish of wishes) {
    const isLaid = await callApi(admin, 'POST', `${round}/slots`, wish).then(
      () => true,
      (error: Error) => {
        if (!error.message.includes('time-clash')) throw error;
        return false;
      },
    );
    if (isLaid) return wish;
  }
  throw new Error('No time that was tried is free.');
}

function asSent({ id, kind, name, weight, minutes, switchedOff }: Record<string, unknown>) {
  return { id, kind, name, weight, minutes, switchedOff };
}
