import { writeNamesFunctionSqlWithoutCondition } from './write-names-function-sql-without-condition.ts';
import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const canary = (title: string): PlantedFaultDetector => ({
  file: 'server/test/canary-round.test.ts',
  title,
});
const blindness = (title: string): PlantedFaultDetector => ({
  file: 'server/test/blindness.test.ts',
  title,
});
const keptApart = (title: string): PlantedFaultDetector => ({
  file: 'server/test/kept-apart.test.ts',
  title,
});
const asking = (title: string): PlantedFaultDetector => ({
  file: 'server/test/reading-changes-nothing.test.ts',
  title,
});
const failNth = (title: string): PlantedFaultDetector => ({
  file: 'server/test/nth-statement-failure.test.ts',
  title,
});
const twin: PlantedFaultDetector = {
  file: 'server/test/reviewer-view-independence.test.ts',
  title: 'who applied makes no difference to anything a reviewer is told, to the byte',
};
const databaseRole = (name: string) => `${testDatabaseRolePrefix}_${name}`;

const reviewersFindNothing = canary(
  'whoever reviews finds no name anywhere: by link, as staff, or as an admin with reviews still to do',
);
const wholeOrNot = failNth(
  'whichever statement fails, a deed is done whole or not at all, and what is counted, audited and linked agrees',
);

/** Ways of letting a name, or the order in which people came, through to whoever scores. */
export const plantedBlindnessFaults: PlantedFault[] = [
  {
    name: 'a reviewer who may read names, and a route that does',
    sql: `grant usage on schema pii to ${databaseRole('reviewer')}; grant select on pii.candidate to ${databaseRole('reviewer')};
      create policy leak on pii.candidate for select to ${databaseRole('reviewer')} using (true)`,
    change: [
      {
        file: 'server/features/review/sql/find-blind-answers-and-save-own-scores.ts',
        from: "'q.id as questionId', 'i.text',",
        to: "'q.id as questionId', sql<string>`i.text || (select string_agg(encode(convert_to(last_name, 'UTF8'), 'hex'), ' ') from pii.candidate)`.as('text'),",
      },
      {
        file: 'server/features/review/sql/find-blind-answers-and-save-own-scores.ts',
        from: 'import type { Db }',
        to: "import { sql } from 'kysely';\nimport type { Db }",
      },
    ],
    net: reviewersFindNothing,
  },
  {
    name: 'redaction that is switched off',
    change: [
      {
        file: 'server/features/review/redact-review-batch-and-let-reviewers-in.ts',
        from: 'text: redact(own.text)',
        to: 'text: own.text',
      },
    ],
    net: reviewersFindNothing,
  },
  {
    name: 'a redaction as long as the name it hides',
    change: [
      {
        file: 'server/features/review/rules/redact-person.ts',
        from: 'return kept + REMOVED;',
        to: "return `${kept}[${'x'.repeat(end - start)}]`;",
      },
    ],
    net: twin,
  },
  {
    name: 'a mask for admins who still review that was dropped',
    sql: `alter policy opened_staff on pii.application_identity using (org_id = (select core.current_org()) and opened_at is not null);
      alter policy opened_staff on pii.candidate using (org_id = (select core.current_org())
        and exists (select from pii.application_identity i where i.org_id = candidate.org_id and i.candidate_id = candidate.id));
      ${writeNamesFunctionSqlWithoutCondition('mask')}`,
    net: canary(
      'once the reviews are released an admin finds every name and address, but who still reviews finds none',
    ),
  },
  {
    name: 'answers that an admin who still reviews reads with the names in them',
    change: [
      {
        file: 'server/features/pipeline/read-candidate-in-full.ts',
        from: /job\.ownReviewsOpen\s*\? \[\]\s*: /,
        to: '',
      },
    ],
    net: reviewersFindNothing,
  },
  {
    name: 'a seal on names that was dropped',
    sql: `alter policy opened_staff on pii.application_identity using (org_id = (select core.current_org()));
      ${writeNamesFunctionSqlWithoutCondition('seal')}`,
    net: canary(
      'while sealed nobody finds a name but inside of answers, and a stranger and another organisation find nothing',
    ),
  },
  {
    name: 'a release that opens nothing',
    change: [
      {
        file: 'server/features/pipeline/open-identities-at-release.ts',
        from: 'await openIdentitiesInDatabase(db, applicationIds)',
        to: '0',
      },
    ],
    net: canary(
      'once the reviews are released an admin finds every name and address, but who still reviews finds none',
    ),
  },
  {
    name: 'a route that nobody ever walks',
    change: [
      {
        file: 'server/features/apply/routes.ts',
        from: "addPageRoute(\n    server,\n    { method: 'GET', path: '/application/{token}/check'",
        to: "  addPageRoute(server, { method: 'GET', path: '/application/{token}/hidden', door: 'candidate' }, async () => { throw new Refusal('not-found'); });\naddPageRoute(\n    server,\n    { method: 'GET', path: '/application/{token}/check'",
      },
    ],
    net: canary('every route of the server was reached by somebody who may'),
  },
  {
    name: 'an e-mail to reviewers that names candidates',
    change: [
      {
        file: 'server/features/emails/sql/event-email-facts-and-waiting-email-queries.ts',
        from: 'm.email, l.serial, j.title,',
        to: `m.email, l.serial, j.title || (select ' ' || string_agg(c.last_name, ', ') from pii.candidate c) as title,`,
      },
    ],
    net: canary('the e-mails to reviewers hold nobody’s name, and a candidate’s only their own'),
  },
  {
    name: 'a log that holds what was sent',
    change: [
      {
        file: 'server/app.ts',
        from: "      at: 'request',",
        to: "      at: 'request',\n      body: request.body,",
      },
    ],
    net: canary(
      'no table but those of the person, the answers and the e-mail holds a name; no log line either',
    ),
  },
  {
    name: 'equal-opportunities answers on the candidate’s page of the staff',
    sql: `grant usage on schema eo to ${databaseRole('staff')}; grant select on eo.response to ${databaseRole('staff')};
      create policy leak on eo.response for select to ${databaseRole('staff')} using (true)`,
    change: [
      {
        file: 'server/features/pipeline/sql/candidate-answers.ts',
        from: `coalesce(w.text, '') as answer,`,
        to: `coalesce(w.text, '') || (select string_agg(r.answers::text, ' ') from eo.response r) as answer,`,
      },
    ],
    net: canary('what people said of equal opportunities, nobody finds'),
  },
  {
    name: 'equal-opportunities answers that staff may read',
    sql: `grant usage on schema eo to ${databaseRole('staff')}; grant select on eo.link to ${databaseRole('staff')}`,
    net: keptApart('no door but the one that adds up reads the answers or the link to them'),
  },
  {
    name: 'a shuffle that was left out',
    change: [
      {
        file: 'server/features/review/rules/order-answers-by-reviewer.ts',
        from: /shuffleList\(theirs, seededRandom\([^)]*\)\)/,
        to: 'theirs',
      },
    ],
    net: blindness('the place of an answer says nothing of when it came, whoever reads it'),
  },
  {
    name: 'reviews that finishing does not lock',
    sql: `create or replace function blind.finish() returns text language sql volatile security definer set search_path = pg_catalog as $$ select 'finished' $$`,
    net: blindness(
      'no reviewer opens a name: finishing opens nothing, and no score moves any more',
    ),
  },
  {
    name: 'a rejection that nobody made',
    sql: `do $$ declare rule text; begin
      select conname into strict rule from pg_constraint where conrelid = 'core.application'::regclass and pg_get_constraintdef(oid) like '%rejected_by IS NOT NULL%';
      execute format('alter table core.application drop constraint %I', rule); end $$`,
    net: keptApart('the database keeps no rejection without the person who made it'),
  },
  {
    name: 'a page that submits when it is asked for',
    change: [
      {
        file: 'server/features/apply/routes.ts',
        from: "{ method: 'GET', path: '/application/{token}/check', door: 'candidate' },\n    respondWithCheckAnswersPage",
        to: "{ method: 'GET', path: '/application/{token}/check', door: 'candidate' }, (context) => submitApplicationFromPage({ ...context, form: context.query })",
      },
    ],
    net: asking('no address of the server does anything when it is only asked for'),
  },
  {
    name: 'an event whose failure is swallowed',
    change: [
      {
        file: 'server/events/record-domain-events-and-update-application.ts',
        from: 'import type {',
        to: "import { sql } from 'kysely';\nimport type {",
      },
      {
        file: 'server/events/record-domain-events-and-update-application.ts',
        from: 'export async function recordDomainEvent(',
        to: `export async function recordDomainEvent(db: any, newEvent: any): Promise<void> {
  await sql\`savepoint careless\`.execute(db);
  await honestRecord(db, newEvent).catch(() => sql\`rollback to savepoint careless\`.execute(db));
}

async function honestRecord(`,
      },
    ],
    net: wholeOrNot,
  },
  {
    name: 'a counter that a deed forgets',
    change: [
      {
        file: 'server/features/pipeline/withdraw-application.ts',
        from: '{ submitted: -1, withdrawn: 1 }',
        to: '{ withdrawn: 1 }',
      },
    ],
    net: wholeOrNot,
  },
  {
    name: 'half a deed in a transaction of its own',
    change: [
      {
        file: 'server/access/transactions-by-door-or-token.ts',
        from: 'return pools[databaseLoginByDoor[from]].db.transaction()',
        to: 'Object.assign(globalThis, { planted: pools.app.db });\n  return pools[databaseLoginByDoor[from]].db.transaction()',
      },
      {
        file: 'server/events/insert-job-counter-delta-rows.ts',
        from: 'import type { Db }',
        to: "import { sql } from 'kysely';\nimport type { Db }",
      },
      {
        file: 'server/events/insert-job-counter-delta-rows.ts',
        from: 'export async function insertJobCounterDeltaRows(',
        to: `export async function insertJobCounterDeltaRows(db: any, jobId: number, changes: any): Promise<void> {
  const { planted } = globalThis as any;
  const { rows } = await sql<any>\`select current_setting('app.org_id') as org, current_setting('role') as role\`.execute(db);
  await planted.transaction().execute(async (other: any) => {
    await sql\`select set_config('role', \${rows[0].role}, true), set_config('app.org_id', \${rows[0].org}, true)\`.execute(other);
    await honestCount(other, jobId, changes);
  });
}

async function honestCount(`,
      },
    ],
    net: wholeOrNot,
  },
];
