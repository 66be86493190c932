import { sql } from 'kysely';
import { agreeOnScorecardMark } from '../../features/interviews/agree-on-scorecard-mark.ts';
import { saveScorecardMark } from '../../features/interviews/save-scorecard-mark-and-notes.ts';
import { submitScorecard } from '../../features/interviews/submit-and-release-scorecards.ts';
import {
  demoScorecardNotes,
  demoInterviewQuestions,
} from './content/interview-questions-and-scorecard-notes.ts';
import { demoInterviewRounds } from './content/interview-rounds-venue-and-free-times.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import {
  type TimedDemoAction,
  type PlantedDemoInterviewRound,
  type DemoActionContext,
  findPlantedDemoInterview,
  findPlantedDemoInterviewRound,
} from './demo-action-types-and-planted-interview-finders.ts';

/** Of one interview the first card is missing: its panel waits, and nobody reads another's. */
const WAITING = 1;
/** Of another the panel has talked, and agreed upon a mark. */
const AGREED = { interview: 2, question: 1, stars: 4 };
const AGREED_BECAUSE = 'One of us had missed the second example; we went through it together.';
const MINUTE_MS = 60_000;
const SCORED_AFTER_MINUTES = 30;
const AGREED_AFTER_MINUTES = 50;

/** The cards of those interviews of the first round that are over. */
export async function planDemoScorecardActions(
  stage: DemoActionContext,
): Promise<TimedDemoAction[]> {
  const [plan] = demoInterviewRounds;
  const round = plan && (await findPlantedDemoInterviewRound(stage, plan));
  if (round === undefined) return [];
  const questions = await findQuestions(stage, round);
  return round.bookings.flatMap((booking, place) => {
    if (booking === null) return [];
    const startsAt = dateFromToday(stage.today, ...booking.time);
    if (startsAt >= stage.today) return [];
    const after = (minutes: number) =>
      new Date(startsAt.getTime() + (round.minutes + minutes) * MINUTE_MS);
    const scored = { place, questions, at: after(SCORED_AFTER_MINUTES) };
    const actions = [{ at: scored.at, act: () => score(stage, round, scored) }];
    if (place !== AGREED.interview) return actions;
    const agreed = { ...scored, at: after(AGREED_AFTER_MINUTES) };
    return [...actions, { at: agreed.at, act: () => agree(stage, round, agreed) }];
  });
}

type Of = { place: number; questions: readonly number[]; at: Date };

async function score(
  stage: DemoActionContext,
  round: PlantedDemoInterviewRound,
  { place, questions, at }: Of,
) {
  const { doors } = stage;
  const { id: interviewId } = await findPlantedDemoInterview(stage, round, place);
  for (const [seat, memberId] of (await findPanel(stage, interviewId)).entries()) {
    if (place === WAITING && seat === 0) continue;
    await doors.asMember({ id: memberId, role: 'MEMBER' }, at, async (visit) => {
      for (const [index, itemId] of questions.entries())
        await saveScorecardMark(visit, {
          interviewId,
          itemId,
          stars: demoInterviewQuestions[index]?.marks[place]?.[seat] ?? null,
          notAsked: false,
          note: index === 0 ? (demoScorecardNotes[`${place}-${seat}`] ?? '') : '',
          version: 0,
        });
      await submitScorecard(visit, { interviewId });
    });
  }
}

async function agree(
  stage: DemoActionContext,
  round: PlantedDemoInterviewRound,
  { place, questions, at }: Of,
) {
  const { id: interviewId } = await findPlantedDemoInterview(stage, round, place);
  await stage.doors.asMember(stage.admin, at, (visit) =>
    agreeOnScorecardMark(visit, {
      interviewId,
      itemId: questions[AGREED.question] ?? 0,
      stars: AGREED.stars,
      reason: AGREED_BECAUSE,
    }),
  );
}

async function findQuestions(
  { doors, orgId }: DemoActionContext,
  { roundId }: PlantedDemoInterviewRound,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select q.id from core.question q join core.interview_round r on r.org_id = q.org_id and r.stage_id = q.stage_id
    where r.org_id = ${orgId} and r.id = ${roundId} order by q.position`.execute(doors.owner);
  return rows.map(({ id }) => id);
}

async function findPanel(
  { doors, orgId }: DemoActionContext,
  interviewId: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select member_id as id from core.interview_panel_member
    where org_id = ${orgId} and interview_id = ${interviewId} and left_at is null order by member_id`.execute(
    doors.owner,
  );
  return rows.map(({ id }) => id);
}
