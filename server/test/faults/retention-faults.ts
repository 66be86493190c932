import type { PlantedFaultDetector, PlantedFault } from './planted-fault-types.ts';

const feature = 'server/features/retention';
const round = (title: string): PlantedFaultDetector => ({
  file: `${feature}/erase-applications-past-retention.test.ts`,
  title,
});
const erased = (title: string): PlantedFaultDetector => ({
  file: `${feature}/erase-application-with-proof.test.ts`,
  title,
});
const restored = (title: string): PlantedFaultDetector => ({
  file: `${feature}/restore-after-erasure.test.ts`,
  title,
});
const random: PlantedFaultDetector = {
  file: `${feature}/random-retention.test.ts`,
  title:
    'after any sequence of outcomes, re-openings, holds and clocks, what is erased is exactly what the rule says, and frozen figures are equal to the byte',
};
/** The text of the function that erases, with one thing other. */
const erasing = (from: string, to: string) =>
  `do $do$ begin execute replace(pg_get_functiondef('pii.erase_application'::regproc), $$${from}$$, $$${to}$$); end $do$`;

/** Ways of keeping what should be gone, and of erasing what should stay. */
export const plantedRetentionFaults: PlantedFault[] = [
  {
    name: 'a time that runs although the role is open',
    change: [
      {
        file: `${feature}/rules/job-outcome.ts`,
        from: 'const isClosed = closesAt !== null && closesAt <= now;',
        to: 'const isClosed = closesAt !== null;',
      },
    ],
    net: {
      file: `${feature}/rules/find-and-check-application-retention-end.test.ts`,
      title: 'a role that closes later',
    },
  },
  {
    name: 'a hold that keeps the application alone, and not its person',
    sql: `do $do$ begin execute replace(pg_get_functiondef('pii.retention_facts'::regproc), 'h.covers_person', 'false'); end $do$`,
    net: round(
      'a hold of a person keeps all their applications; its end is noted once, and then they go',
    ),
  },
  {
    name: 'a hold that holds on after it was lifted',
    sql: `do $do$ begin execute replace(pg_get_functiondef('pii.retention_facts'::regproc), '(h.ended_at IS NULL)', '(h.ended_at IS NULL OR h.lifted_by IS NOT NULL)'); end $do$`,
    net: random,
  },
  {
    name: 'somebody who is kept as long as they have agreed to with each of their applications',
    sql: `do $do$ begin execute replace(pg_get_functiondef('pii.retention_facts'::regproc), '(newer.application_id > i.application_id)', 'false'); end $do$`,
    net: random,
  },
  {
    name: 'a reviewer who goes on reading whoever was erased',
    sql: erasing('and b.released_at is null', 'and b.released_at is not null'),
    net: erased(
      'while reviewers score, unscored answers vanish from the queue, scored ones are void, and loads and counts agree',
    ),
  },
  {
    name: 'an e-mail that leaves for somebody who was erased',
    sql: erasing(
      'delete from pii.email_message where org_id = org and application_id = of_application;',
      'perform 1;',
    ),
    net: erased('erasing takes a queued mail and a leased webhook message along'),
  },
  {
    name: 'a person who goes with the first of their applications',
    sql: erasing(
      'is_last := not exists (select from pii.application_identity i where i.org_id = org and i.candidate_id = person);',
      'delete from pii.application_identity i where i.org_id = org and i.candidate_id = person; is_last := true;',
    ),
    net: round(
      'what somebody who asks for it has in another role stays, and so does the person until the last of three goes',
    ),
  },
  {
    name: 'a reason that still says who it was about',
    sql: erasing(
      'update core.identity_search s set reason = core.without_names(s.reason, names) where s.org_id = org\n    and s.reason <> core.without_names(s.reason, names);',
      '',
    ),
    net: restored(
      'after an erasure the name stands in no column of any table, in none of its disguises',
    ),
  },
  {
    name: 'somebody who stays in what was said of another candidate',
    sql: erasing('d.reason ~* spoken', 'false'),
    net: restored(
      'after an erasure the name stands in no column of any table, in none of its disguises',
    ),
  },
  {
    name: 'a list that goes on to somebody who was erased since it began',
    sql: erasing(
      'delete from pii.application_identity where org_id = org and application_id = of_application',
      'update pii.application_identity set source = source where org_id = org and application_id = of_application',
    ),
    change: [
      {
        file: 'server/features/reporting/sql/jobs-and-applicants-to-download.ts',
        from: "and a.state <> 'erased'\n          and",
        to: 'and',
      },
    ],
    net: erased(
      'a list that is being downloaded has whoever was read before they were erased whole, and nobody who was to come',
    ),
  },
  {
    name: 'tombstones that are kept by whoever has erased the last one alone',
    change: [
      {
        file: `${feature}/erase-applications-past-retention.ts`,
        from: 'if (isWhole || erased > 0) await keep();',
        to: 'if (isWhole && erased > 0) await keep();',
      },
    ],
    net: round(
      'the file of this machine knows of whoever was erased, also where the process that erased them is gone',
    ),
  },
  {
    name: 'a restore that brings back whoever was erased since',
    change: [
      {
        file: 'server/commands/restore-command.ts',
        from: '    ...(given === null ? [] : await readErasureTombstonesOfFile(given)),\n',
        to: '',
      },
    ],
    net: restored(
      'a backup from before is restored, and the person is gone again before anybody is served',
    ),
  },
];
