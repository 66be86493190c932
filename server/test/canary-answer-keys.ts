import type { CanaryRound } from './canary-crawl.ts';

/** What the right options of the round's test are worth: a number that stands nowhere else. */
export const CANARY_ANSWER_KEY_POINTS = 61.8034;
const WORD = String(CANARY_ANSWER_KEY_POINTS);
const IN_BUILDER = 'GET /api/builder/{jobId}';
const IN_LIBRARY = 'GET /api/library-questions/{questionId}';
/** Who may read keys: whoever writes the role, as the round itself does at first, and support through their eyes. */
const WRITERS = /^(admin|job admin|support) |^the round$/;

/** A question of the library with the same key, by whoever writes the role. */
export async function saveCanaryKeyInLibrary({ round, staff }: CanaryRound): Promise<number> {
  const options = ['small', 'large'].map((key) => ({ key, words: `The ${key} tray` }));
  const reply = await round.staff(staff.admin, 'POST', '/api/library-questions', {
    type: 'one-of',
    text: 'Which tray goes into the oven first?',
    guideOne: '',
    guideThree: '',
    guideFive: '',
    skills: ['Judgement'],
    functions: [],
    seniority: 'any',
    item: { kind: 'one-of', required: true, weight: 1, options },
    points: { large: CANARY_ANSWER_KEY_POINTS },
  });
  return reply.json<{ id: number }>().id;
}

/** Whether its writers are told the key where they write and in the library, who else is, and in how many rows it stands besides the key's own. */
export async function findCanaryAnswerKeyDisclosures({
  heard,
  server,
  attempts,
}: CanaryRound): Promise<{
  isToldToWriters: boolean;
  others: string[];
  rows: number;
  /** Whether everybody's test was scored by it. */
  areTestsScored: boolean;
}> {
  const told = heard.filter(({ text }) => text.includes(WORD));
  const { rows } = await server.given.owner.query<{ rows: number; scored: number }>(
    `select (select count(*) from core.plan_version v where plan::text like $1)::int
        + (select count(*) from pii.email_message m where row_to_json(m)::text like $1)::int
        + (select count(*) from core.library_question q where row_to_json(q)::text like $1)::int
        + (select count(*) from core.library_question_version v where row_to_json(v)::text like $1)::int
        + (select count(*) from core.event e where row_to_json(e)::text like $1)::int
        + (select count(*) from audit.entry e where row_to_json(e)::text like $1)::int as rows,
       (select count(*) from core.test_result)::int as scored`,
    [`%${WORD}%`],
  );
  return {
    isToldToWriters: [IN_BUILDER, IN_LIBRARY].every((where) =>
      told.some(({ viewer, address }) => WRITERS.test(viewer) && address === `${where} → 200`),
    ),
    others: told.map(({ viewer }) => viewer).filter((viewer) => !WRITERS.test(viewer)),
    rows: rows[0]?.rows ?? 0,
    areTestsScored: (rows[0]?.scored ?? 0) >= attempts.length,
  };
}
