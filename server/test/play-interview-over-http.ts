import type { makeHiringRoundActionsOverHttp } from './hiring-round-over-http.ts';
import {
  givenInterviewRound,
  interviewRowOf,
  createInterviewSlotInTest,
} from './interview-test-actions.ts';
import { examplePlanItemByKind } from './example-plan-item-by-kind.ts';
import type { TestServer } from './start-test-server.ts';
import type { PlantedMember } from './test-data-types.ts';

const DAY_MS = 86_400_000;

type Interview = {
  /** Who lays the times, and sits on the panel. */
  admin: PlantedMember;
  job: { id: number; hash: string };
  /** Somebody who has come as far as interviews. */
  candidate: { id: number; token: string };
  /** What is noted about them. */
  note: string;
  /** How long the times are; twice as long as the interview for whoever has double time. */
  minutes?: number;
};

/** A candidate books a time, moves it and cancels; another is given to them, and afterwards their card is handed in. */
export async function playInterviewOverHttp(
  server: TestServer,
  { staff, form }: Pick<ReturnType<typeof makeHiringRoundActionsOverHttp>, 'staff' | 'form'>,
  { admin, job, candidate, note, minutes = 45 }: Interview,
): Promise<void> {
  const { given, services } = server;
  const held = await givenInterviewRound(server, admin, {
    job: { ...job, orgId: admin.orgId },
    panel: [admin],
  });
  const { rows } = await given.owner.query<{ id: number }>(
    'select stage_id as id from core.interview_round where id = $1',
    [held.id],
  );
  const stage = { id: rows[0]?.id ?? 0 };
  const item = await given.stageItem(
    { ...job, orgId: admin.orgId },
    stage,
    examplePlanItemByKind.interview,
  );
  const inDays = (days: number) => new Date(services.now().getTime() + days * DAY_MS).toISOString();
  const slots: number[] = [];
  for (const days of [7, 8])
    slots.push(
      await createInterviewSlotInTest(server, admin, {
        round: held,
        startsAt: inDays(days),
        minutes,
      }),
    );
  const { id } = candidate;
  await staff(admin, 'POST', `/api/manage/${job.id}/interview-rounds/${held.id}/invite`, {
    applicationIds: [id],
  });
  const link = `/application/${candidate.token}/interview`;
  const own = async () => {
    const { id: interview, version } = await interviewRowOf(server, candidate);
    return { interview: String(interview), version: String(version) };
  };
  for (const slot of slots) await form(link, { ...(await own()), slot: String(slot) }, candidate);
  await form(`${link}/cancel`, await own(), candidate);
  const { id: interviewId, version } = await interviewRowOf(server, candidate);
  await staff(admin, 'POST', `/api/manage/${job.id}/interviews/${interviewId}/book`, {
    version,
    slotId: slots[0],
  });
  await given.owner.query('update core.interview set starts_at = $2 where id = $1', [
    interviewId,
    inDays(-1),
  ]);
  const card = `/api/interviews/${interviewId}/scorecard`;
  const mark = { stars: 4, notAsked: false, note, version: 0 };
  await staff(admin, 'PUT', `${card}/marks/${item.id}`, mark);
  await staff(admin, 'POST', `${card}/submit`, {});
}
