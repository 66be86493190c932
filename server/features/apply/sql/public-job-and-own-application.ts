import type { ApplicationState } from '@evenhand/contract/pipeline/application-states.ts';
import { type AliasableExpression, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import {
  callDatabaseFunction,
  databaseFunctionExpression,
} from '../../../access/call-database-function.ts';
import type { Db } from '../../../access/enter-door.ts';
import { reusableStatement, type StatementParameters } from '../../../access/reusable-statement.ts';
import type { ActingMember } from '../../../access/visit.ts';
import { hashToken } from '../../../crypto/token.ts';
import { eoSetInUse } from '../../equal-opportunities/rules/eo-set-in-use-or-of-place.ts';
import {
  findJobWithEmployer,
  type JobWithEmployer,
  jobWithEmployerOf,
  selectJobWithEmployer,
} from './job-with-employer.ts';
import { type OwnTest, ownTestOfRow, selectOwnTests } from './own-tests.ts';

export type ApplicationQuestion = {
  id: number;
  text: string;
  maxWords: number;
  answer: string;
  version: number;
};

export type OwnApplication = {
  id: number;
  reference: string;
  state: ApplicationState;
  formAnsweredAt: Date | null;
  /** Whether the equal-opportunities questions are asked. */
  asksForm: boolean;
  submittedAt: Date | null;
  /** When they hear of a rejection, which may be still to come; null where there is none. */
  rejectionNotifiedAt: Date | null;
  interviewedAt: Date | null;
  reviewsExpected: number;
  contactEmail: string | null;
  job: JobWithEmployer;
  questions: ApplicationQuestion[];
  tests: OwnTest[];
};

/** The published role behind a link, once the door stands in its organisation. */
export async function findPublicJob(
  db: Db<'public'>,
  jobId: number,
): Promise<JobWithEmployer | undefined> {
  return findJobWithEmployer(db, jobId);
}

/** What a passer-by may know of the questions: what they are about and how long an answer may be. */
export async function findQuestionSkillsAndWordLimits(
  db: Db<'public'> | Db<'staff'>,
  jobId: number,
): Promise<{ skills: string[]; maxWords: number }[]> {
  // Both doors read these columns.
  const { rows } = await sql<{ skills: string[]; maxWords: number }>`
    select q.max_words as "maxWords",
      array(select c.name from core.question_criterion served join core.criterion c on c.id = served.criterion_id
        where served.question_id = q.id order by served.position) as skills
    from core.question q where q.job_id = ${jobId} order by q.position`.execute(db as Db<'public'>);
  return rows;
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

export async function findQuestionsToPreview(
  db: Db<'staff'>,
  jobId: number,
): Promise<ApplicationQuestion[]> {
  const questions = await db
    .selectFrom('core.question')
    .select(['id', 'text', 'max_words as maxWords'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
  return questions.map((question) => ({ ...question, answer: '', version: 0 }));
}

/** The one application of the candidate door; locked, it waits for and keeps out every other change. */
export async function findOwnApplication(
  db: Db<'candidate'>,
  { lock = false } = {},
): Promise<OwnApplication | undefined> {
  const [own] = await (lock ? lockApplication : selectApplication)(db, {});
  if (own === undefined) return undefined;
  const { jobId, asks, ...application } = own;
  const asksForm = asks !== null && asks.isWanted && asks.confirmed.includes(eoSetInUse(asks));
  // By a statement after the one that locks, which sees what was saved while it waited.
  const found = await findJobAndQuestions(db, jobId);
  return found && { ...application, asksForm, ...found };
}

const selectApplication = reusableStatement(ownApplication);
const lockApplication = reusableStatement((db: Db<'candidate'>) =>
  ownApplication(db).forUpdate('a'),
);

function ownApplication(db: Db<'candidate'>) {
  return db.selectFrom('core.application as a').select((eb) => {
    const confirmed = eb
      .selectFrom('core.eo_notice as n')
      .select('n.eo_set')
      .where('n.ended_at', 'is', null);
    const asks = eb
      .selectFrom(['core.organisation as o', 'core.job as j'])
      .select(['o.eo_set as chosen', 'o.locale', 'j.asks_eo as isWanted'])
      .select(eb.fn<string[]>('array', [confirmed]).as('confirmed'))
      .whereRef('j.id', '=', 'a.job_id');
    return [
      'a.id',
      'a.job_id as jobId',
      'a.public_ref as reference',
      'a.state',
      'a.form_answered_at as formAnsweredAt',
      'a.submitted_at as submittedAt',
      databaseFunctionExpression(db, 'core.rejection_notified_at', []).as('rejectionNotifiedAt'),
      'a.interviewed_at as interviewedAt',
      'a.reviews_expected as reviewsExpected',
      eb.selectFrom('core.organisation').select('contact_email').as('contactEmail'),
      jsonObjectFrom(asks).as('asks'),
    ];
  });
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
export async function insertOrFindJobInterest(
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
export async function updateCandidateName(
  db: Db<'candidate'>,
  { firstName, lastName, normalised }: { firstName: string; lastName: string; normalised: string },
): Promise<void> {
  await callDatabaseFunction(db, 'pii.give_name', [firstName, lastName, normalised]);
}

export async function updateOtherJobsConsent(
  db: Db<'candidate'>,
  until: Date | null,
): Promise<void> {
  await callDatabaseFunction(db, 'pii.agree_to_contact', [until]);
}

/** Lets the token open the application's door. */
export function grantTokenToApplication(
  db: Db<'candidate'>,
  { token, applicationId }: { token: string; applicationId: number },
): AliasableExpression<unknown> {
  const given = [hashToken(token), 'application', applicationId, null] as const;
  return databaseFunctionExpression(db, 'auth.issue_token', given);
}

/** Counts once more under each key, and tells how often it was counted before, in the order of the keys. */
export async function countAttemptsByKey(db: Db<'public'>, keys: string[]): Promise<number[]> {
  const { rows } = await sql<{ before: number }>`
    select coalesce(found.failures, 0) as before, auth.note_failure(asked.key)
    from unnest(${keys}::text[]) with ordinality as asked (key, place)
    left join auth.find_failures(${keys}) found on found.key = asked.key order by asked.place`.execute(
    db,
  );
  return rows.map(({ before }) => before);
}

async function findJobAndQuestions(
  db: Db<'candidate'>,
  jobId: number,
): Promise<Pick<OwnApplication, 'job' | 'questions' | 'tests'> | undefined> {
  const [found] = await selectJobAndQuestions(db, { jobId });
  if (found === undefined) return undefined;
  const { questions, tests, ...job } = found;
  return { job: jobWithEmployerOf(job), questions, tests: tests.map(ownTestOfRow) };
}

const selectJobAndQuestions = reusableStatement(
  (db: Db<'candidate'>, { jobId }: StatementParameters<{ jobId: number }>) =>
    selectJobWithEmployer(db, jobId).select((eb) => {
      const questions = eb
        .selectFrom('core.question as q')
        .leftJoin('core.answer as a', 'a.question_id', 'q.id')
        .select((own) => [
          'q.id',
          'q.text',
          'q.max_words as maxWords',
          own.fn.coalesce('a.text', own.val('')).as('answer'),
          own.fn.coalesce('a.version', own.val(0)).as('version'),
        ])
        .innerJoin('core.stage as s', 's.id', 'q.stage_id')
        .where('s.kind', '<>', 'test')
        .whereRef('q.job_id', '=', 'j.id')
        .orderBy('q.position');
      const tests = selectOwnTests(db).whereRef('s.job_id', '=', eb.ref('j.id'));
      return [jsonArrayFrom(questions).as('questions'), jsonArrayFrom(tests).as('tests')];
    }),
);

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'application_org_id_job_id_public_ref_key'
  );
}
