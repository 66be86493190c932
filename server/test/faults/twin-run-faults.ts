import type { PlantedFaultDetector, PlantedFault } from './planted-fault-types.ts';

const run = (title: string): PlantedFaultDetector => ({
  file: 'server/features/twin-run/run-reviewer-blindness-twin-run.test.ts',
  title,
});
const alike = run(
  'two worlds that differ in who applied are alike to their reviewers, and nothing of them is left',
);
const announced: PlantedFaultDetector = {
  file: 'server/features/twin-run/announce-twin-run-that-found-difference.test.ts',
  title:
    'every admin is mailed once when a run is different, has it among their tasks and reads what differed, until one is alike',
};

/** Ways for the twin run to find nothing, to leave something, or to be heard by nobody. */
export const plantedTwinRunFaults: PlantedFault[] = [
  {
    name: 'twin run: a name let through',
    change: [
      {
        file: 'server/features/review/redact-review-batch-and-let-reviewers-in.ts',
        from: 'text: redact(own.text)',
        to: 'text: own.text',
      },
    ],
    net: alike,
  },
  {
    name: 'twin run: a reviewer is told when an answer came',
    change: [
      {
        file: 'server/features/review/sql/find-answers-with-authors-and-write-redacted.ts',
        from: 'a.question_id as "questionId", a.text,',
        to: `a.question_id as "questionId", a.text || (select ' at minute ' || extract(minute from p.submitted_at)
          from core.application p where p.id = a.application_id) as text,`,
      },
    ],
    net: alike,
  },
  {
    name: 'twin run: the worlds are left behind',
    change: [
      {
        file: 'server/access/open-rehearsal-transaction.ts',
        from: "await client.query('rollback').catch(() => {});",
        to: "await client.query('commit').catch(() => {});",
      },
    ],
    net: alike,
  },
  {
    name: 'twin run: two play at once',
    sql: `create or replace function auth.begin_twin_run(version text, at timestamptz) returns bigint
      language sql volatile security definer set search_path = pg_catalog as $$
      insert into auth.twin_run (begun_at, version) values (at, version) returning id $$`,
    net: run(
      'of two at once one plays, also where nobody may sign up, and mail and cookies are those of production',
    ),
  },
  {
    name: 'twin run: an admin is not told',
    change: [
      {
        file: 'server/features/twin-run/sql/twin-runs-and-their-announcement.ts',
        from: ".where('m.role', '=', 'ADMIN')",
        to: ".where('m.role', '=', 'MEMBER')",
      },
    ],
    net: announced,
  },
  {
    name: 'twin run: every different run is mailed, not the first alone',
    sql: `create or replace function auth.find_twin_run_to_announce() returns bigint
      language sql stable security definer set search_path = pg_catalog as $$
      select max(r.id) from auth.twin_run r where r.verdict = 'different' and r.announced_at is null $$`,
    net: announced,
  },
];
