import {
  type AliasableExpression,
  type Expression,
  expressionBuilder,
  type RawBuilder,
  sql,
} from 'kysely';
import {
  callDatabaseFunction,
  databaseFunctionExpression,
} from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ActingMember } from '../../../access/visitor-request-context.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';
import {
  findJobWithEmployer,
  type JobWithEmployer,
} from './job-with-employer-page-version-and-careers-slug.ts';

/** The published role behind a link, once the door stands in its organisation. */
export async function findPublicJob(
  db: Db<'public'>,
  jobId: number,
): Promise<JobWithEmployer | undefined> {
  return findJobWithEmployer(db, jobId);
}

/** What the questions are about that are answered in one's own words, each once. */
export async function findSkillsOfWrittenQuestions(
  db: Db<'public'> | Db<'staff'>,
  jobId: number,
): Promise<string[]> {
  // Both doors read these columns.
  const { rows } = await sql<{ name: string }>`
    select c.name
    from core.question q
      join core.stage s on s.id = q.stage_id and s.kind = 'sift' and not s.switched_off
      join core.question_criterion served on served.question_id = q.id
      join core.criterion c on c.id = served.criterion_id
    where q.job_id = ${jobId}
    group by c.name order by min(array[s.position, q.position, served.position])`.execute(
    db as Db<'public'>,
  );
  return rows.map(({ name }) => name);
}

/** A role in any phase, for whoever runs it or is an admin. */
export async function findJobToPreview(
  db: Db<'staff'>,
  member: ActingMember,
  jobId: number,
): Promise<JobWithEmployer | undefined> {
  const mine = sql`exists (select from core.job_member m where m.job_id = j.id and m.member_id = ${member.actorId})`;
  return findJobWithEmployer(db, jobId, sql<boolean>`(${member.role === 'ADMIN'} or ${mine})`);
}

type Person = {
  jobId: number;
  firstName: string;
  lastName: string;
  email: string;
  normalised: string;
  source: string;
};

type Begun = { orgId: number; actorId: number; existed: boolean };

/** Begins an application or finds the one there is, for its own room; none where another candidate of the role has the reference. */
export function buildInsertOrFindApplicationStatement(
  person: Person,
  reference: string,
): RawBuilder<Begun> {
  return sql<Begun>`
    select core.current_org() as "orgId", application_id as "actorId", existed
    from pii.begin_or_find_application(${person.jobId}, ${person.firstName}, ${person.lastName}, ${person.email},
      ${person.normalised}, ${person.source}, ${reference}) where application_id is not null`;
}

/** Notes interest in a role, or finds what the person has with it; undefined when another candidate has the reference. */
export async function insertOrFindJobInterestInDatabase(
  db: Db<'public'>,
  person: Person,
  { reference, now }: { reference: string; now: Date },
): Promise<{ applicationId: number; existed: boolean } | undefined> {
  await sql`savepoint note_interest`.execute(db);
  try {
    const { rows } = await sql<{ applicationId: number; existed: boolean }>`
      select application_id as "applicationId", existed from pii.note_interest(${person.jobId}, ${person.firstName},
        ${person.lastName}, ${person.email}, ${person.normalised}, ${person.source}, ${reference}, ${now})`.execute(
      db,
    );
    return rows[0];
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to savepoint note_interest`.execute(db);
    return undefined;
  }
}

export type ApplicationCandidate = {
  firstName: string;
  lastName: string;
  email: string;
  contactUntil: Date | null;
};

/** The person behind the link. */
export async function findApplicationCandidate(db: Db<'candidate'>): Promise<ApplicationCandidate> {
  return db
    .selectFrom('pii.candidate')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'contact_until as contactUntil',
    ])
    .executeTakeFirstOrThrow();
}

/** Stores the name of somebody who has none yet. */
export async function updateCandidateNameInDatabase(
  db: Db<'candidate'>,
  { firstName, lastName, normalised }: { firstName: string; lastName: string; normalised: string },
): Promise<void> {
  await callDatabaseFunction(db, 'pii.give_name', [firstName, lastName, normalised]);
}

export async function updateOtherJobsConsentInDatabase(
  db: Db<'candidate'>,
  until: Date | null,
): Promise<void> {
  await callDatabaseFunction(db, 'pii.agree_to_contact', [until]);
}

/** Lets the token open the application's door. */
export function grantTokenToApplicationExpression(
  db: Db<'candidate'>,
  { token, applicationId }: { token: string; applicationId: number },
): AliasableExpression<unknown> {
  const given = [hashToken(token), 'application', applicationId, null] as const;
  return databaseFunctionExpression(db, 'auth.issue_token', given);
}

/** Two calls of functions as one column of a statement. */
export function combineTwoCallExpressions(
  one: Expression<unknown>,
  other: Expression<unknown>,
): AliasableExpression<unknown> {
  return expressionBuilder<object>().fn('concat', [one, other]);
}

/** Counts once more under each key, and tells how often it was counted before, in the order of the keys. */
export async function insertAttemptRowsAndCountEarlierByKey(
  db: Db<'public'>,
  keys: string[],
): Promise<number[]> {
  const { rows } = await sql<{ before: number }>`
    select coalesce(found.failures, 0) as before, auth.note_failure(asked.key)
    from unnest(${keys}::text[]) with ordinality as asked (key, place)
    left join auth.find_failures(${keys}) found on found.key = asked.key order by asked.place`.execute(
    db,
  );
  return rows.map(({ before }) => before);
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'application_org_id_job_id_public_ref_key'
  );
}
