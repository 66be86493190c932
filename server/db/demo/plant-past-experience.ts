import type { Kysely } from 'kysely';
import { pastFeedback } from './content/past-feedback.ts';
import { daysFrom } from './days.ts';
import type { Dice } from './dice.ts';
import { continueNumbers, insertRows } from './insert-rows.ts';
import type { Numbers } from './numbers.ts';
import { experienceColumns } from './plant-around.ts';
import type { PlantedRound } from './plant-applications.ts';

type Kind = keyof typeof pastFeedback;

/** How many rated each role, and in which days counted from its closing; null: from its opening to its closing. */
const surveys = {
  'post-apply': { answers: 16, days: null },
  'post-feedback': { answers: 9, days: [9, 16] },
  'post-review': { answers: 6, days: [3, 8] },
} as const satisfies Record<Kind, { answers: number; days: readonly [number, number] | null }>;

/** Somebody who is content, but for small things. */
const MOOD = 7.4;
/** Between roles, and between the people who applied to one. */
const MOOD_OF_JOB = 0.5;
const MOOD_OF_ONE = 1.5;

/** What candidates and reviewers said of roles that are filled by now. */
export async function plantPastExperience(
  db: Kysely<unknown>,
  orgId: number,
  rounds: PlantedRound[],
  { today, dice, numbers }: { today: Date; dice: Dice; numbers: Numbers },
): Promise<void> {
  const kinds = Object.keys(surveys) as Kind[]; // Its very keys.
  const rating = (mood: number) =>
    Math.min(10, Math.max(1, Math.round(mood + dice.normal() * MOOD_OF_ONE)));
  await insertRows(
    db,
    'core.experience_answer',
    experienceColumns,
    rounds.flatMap(({ planted: { id, role: job } }, place) => {
      const { publishedDay = 0, closesDay = 0 } = job;
      const mood = MOOD + dice.normal() * MOOD_OF_JOB;
      return kinds.flatMap((kind) => {
        const { answers, days } = surveys[kind];
        const [first, last] = days ?? [publishedDay - closesDay, 0];
        return Array.from({ length: answers }, (_, n) => {
          const said = pastFeedback[kind][place + n * rounds.length];
          const near = () => rating(said?.rating ?? mood);
          return {
            org_id: orgId,
            id: numbers.next('experience'),
            job_id: id,
            kind,
            rating: said?.rating ?? rating(mood),
            fairness: near(),
            satisfaction: near(),
            text: said?.text ?? '',
            created_at: daysFrom(
              today,
              closesDay + first + Math.floor(dice.next() * (last - first)),
              8 + dice.next() * 10,
            ),
          };
        });
      });
    }),
  );
  await continueNumbers(db, 'core.experience_answer');
}
