import type { CanaryRound } from './canary-crawl.ts';

/** What the right options of the round's test are worth: a number that stands nowhere else. */
export const CANARY_POINTS = 61.8034;
const WORD = String(CANARY_POINTS);
/** Who may read keys: whoever writes the role, as the round itself does at first, and support through their eyes. */
const WRITERS = /^(admin|job admin|support) |^the round$/;

/** Whether its writers are told the key, who else is, and in how many rows it stands besides the key's own. */
export async function findAnswerKeyDisclosures({ heard, server, attempts }: CanaryRound): Promise<{
  isToldToWriters: boolean;
  others: string[];
  rows: number;
  /** Whether everybody's test was scored by it. */
  areTestsScored: boolean;
}> {
  const holders = heard.filter(({ text }) => text.includes(WORD)).map(({ viewer }) => viewer);
  const { rows } = await server.given.owner.query<{ rows: number; scored: number }>(
    `select (select count(*) from core.plan_version v where plan::text like $1)::int
        + (select count(*) from pii.email_message m where row_to_json(m)::text like $1)::int
        + (select count(*) from core.event e where row_to_json(e)::text like $1)::int
        + (select count(*) from audit.entry e where row_to_json(e)::text like $1)::int as rows,
       (select count(*) from core.test_result)::int as scored`,
    [`%${WORD}%`],
  );
  return {
    isToldToWriters: holders.some((viewer) => WRITERS.test(viewer)),
    others: holders.filter((viewer) => !WRITERS.test(viewer)),
    rows: rows[0]?.rows ?? 0,
    areTestsScored: (rows[0]?.scored ?? 0) >= attempts.length,
  };
}
