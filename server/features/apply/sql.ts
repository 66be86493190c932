import type { ApplicationState } from '@evenhand/contract/pipeline/application-states.ts';
import type { EmployerStatements } from '@evenhand/contract/apply/candidate-page-props.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../access/enter-door.ts';
import { hashToken } from '../../crypto/token.ts';
import type { Member } from '../../access/authenticate-member.ts';
import { eoSetInUse } from '../equal-opportunities/rules/eo-set.ts';
import type { JobDates } from '../jobs/rules/job-phase.ts';
import {
  findJobWithEmployer,
  findJobWithEmployerAndColumns,
  type JobWithEmployer,
} from './sql/job-with-employer.ts';

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
  rejectionToldAt: Date | null;
  interviewedAt: Date | null;
  reviewsExpected: number;
  contactEmail: string | null;
  job: JobWithEmployer;
  questions: ApplicationQuestion[];
};

/** The published role behind a link, once the door stands in its organisation. */
export async function findPublicJob(
  db: Db<'public'>,
  jobId: number,
): Promise<JobWithEmployer | undefined> {
  return findJobWithEmployer(db, sql`j.id = ${jobId}`);
}

/** What the employer of the room says of itself. */
export async function findEmployerStatements(
  db: Db<'public'> | Db<'staff'>,
): Promise<EmployerStatements> {
  // Both doors read these columns.
  const { rows } = await sql<EmployerStatements>`
    select ${statement('about')} as about, ${statement('privacy')} as privacy, privacy_contact as "privacyContact",
      array(select name from core.brand order by id) as brands
    from core.organisation`.execute(db as Db<'public'>);
  // Every room with a role in it belongs to one organisation.
  return rows[0] as EmployerStatements;
}

/** The employer's own words to be confirmed before an application is sent. */
export async function findHonestyStatement(db: Db<'candidate'>): Promise<string | null> {
  const { rows } = await sql<{
    text: string | null;
  }>`select ${statement('honesty')} as text`.execute(db);
  return rows[0]?.text ?? null;
}

function statement(kind: 'about' | 'honesty' | 'privacy'): RawBuilder<unknown> {
  return sql`(select text from core.organisation_statement where kind = ${kind})`;
}

/** What a passer-by may know of the questions: what they are about and how long an answer may be. */
export async function findQuestionOutline(
  db: Db<'public'> | Db<'staff'>,
  jobId: number,
): Promise<{ skills: string[]; maxWords: number }[]> {
  // Both doors read these columns.
  return (db as Db<'public'>)
    .selectFrom('core.question')
    .select(['skills', 'max_words as maxWords'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
}

/** A role in any phase, for whoever runs it or is an admin. */
export async function findJobToPreview(
  db: Db<'staff'>,
  member: Member,
  jobId: number,
): Promise<JobWithEmployer | undefined> {
  const mine = sql`exists (select from core.job_member m where m.job_id = j.id and m.member_id = ${member.actorId})`;
  return findJobWithEmployer(db, sql`j.id = ${jobId} and (${member.role === 'ADMIN'} or ${mine})`);
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
  const { rows } = await sql<
    Omit<OwnApplication, 'job' | 'questions' | 'asksForm'> & { jobId: number; asks: Asks }
  >`
    select a.id, a.job_id as "jobId", a.public_ref as reference, a.state, a.form_answered_at as "formAnsweredAt",
      a.submitted_at as "submittedAt", core.rejection_told_at() as "rejectionToldAt", a.interviewed_at as "interviewedAt",
      a.reviews_expected as "reviewsExpected",
      (select contact_email from core.organisation) as "contactEmail",
      (select jsonb_build_object('chosen', o.eo_set, 'locale', o.locale, 'isWanted', j.asks_eo, 'confirmed',
          (select coalesce(jsonb_agg(n.eo_set), '[]') from core.eo_notice n where n.ended_at is null))
        from core.organisation o, core.job j where j.id = a.job_id) as asks
    from core.application a ${lock ? sql`for update of a` : sql``}`.execute(db);
  const own = rows[0];
  if (own === undefined) return undefined;
  const { jobId, asks, ...application } = own;
  const asksForm = asks.isWanted && asks.confirmed.includes(eoSetInUse(asks));
  // By a statement after the one that locks, which sees what was saved while it waited.
  const found = await findJobAndQuestions(db, jobId);
  return found && { ...application, asksForm, ...found };
}

/** What decides whether the equal-opportunities questions are asked. */
type Asks = { chosen: string | null; locale: string; isWanted: boolean; confirmed: string[] };

/**
 * Keeps a submission out until the answer is stored, while other answers may be stored; and tells what decides whether it may
 * be: where the application and its role stand, and whether the role asks this question.
 */
export async function lockApplicationForAnswer(
  db: Db<'candidate'>,
  questionId: number,
): Promise<{ id: number; state: ApplicationState; isAsked: boolean; job: JobDates } | undefined> {
  const { rows } = await sql<{ id: number; state: ApplicationState; isAsked: boolean } & JobDates>`
    select a.id, a.state, j.published_at as "publishedAt", least(j.closes_at, o.deactivated_at) as "closesAt",
      j.archived_at as "archivedAt", exists (select from core.question q where q.job_id = a.job_id and q.id = ${questionId}) as "isAsked"
    from core.application a join core.job j on j.id = a.job_id, core.organisation o for share of a`.execute(
    db,
  );
  if (rows[0] === undefined) return undefined;
  const { id, state, isAsked, ...job } = rows[0];
  return { id, state, isAsked, job };
}

/** Stores a text over the version it was written on; undefined when a newer one stands there. */
export async function storeAnswerUnlessNewer(
  db: Db<'candidate'>,
  answer: { applicationId: number; questionId: number; text: string; version: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    insert into core.answer as a (application_id, question_id, text)
    values (${answer.applicationId}, ${answer.questionId}, ${answer.text})
    on conflict on constraint answer_pkey do update set text = excluded.text, version = a.version + 1, saved_at = now()
      where a.version = ${answer.version}
    returning version`.execute(db);
  return rows[0]?.version;
}

export async function findOwnAnswer(
  db: Db<'candidate'>,
  questionId: number,
): Promise<{ text: string; version: number } | undefined> {
  return db
    .selectFrom('core.answer')
    .select(['text', 'version'])
    .where('question_id', '=', questionId)
    .executeTakeFirst();
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
export function insertOrFindApplication(person: Person, reference: string): RawBuilder<Begun> {
  return sql<Begun>`
    select core.current_org() as "orgId", application_id as "actorId", existed
    from pii.begin_or_find_application(${person.jobId}, ${person.firstName}, ${person.lastName}, ${person.email}, ${person.normalised},
      ${person.source}, ${reference}) where application_id is not null`;
}

/** Notes interest in a role, or finds what the person has with it; undefined when another candidate has the reference. */
export async function insertOrFindInterest(
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
  await sql`select pii.give_name(${firstName}, ${lastName}, ${normalised})`.execute(db);
}

export async function updateOtherJobsConsent(
  db: Db<'candidate'>,
  until: Date | null,
): Promise<void> {
  await sql`select pii.agree_to_contact(${until}::timestamptz)`.execute(db);
}

/** Lets the token open the application's door. */
export function issueApplicationLink(token: string, applicationId: number): RawBuilder<unknown> {
  return sql`auth.issue_token(${hashToken(token)}, 'application', ${applicationId}, null)`;
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
): Promise<{ job: JobWithEmployer; questions: ApplicationQuestion[] } | undefined> {
  const questions = sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'text', q.text, 'maxWords', q.max_words,
      'answer', coalesce(a.text, ''), 'version', coalesce(a.version, 0)) order by q.position), '[]')
    from core.question q left join core.answer a on a.question_id = q.id where q.job_id = j.id)`;
  const found = await findJobWithEmployerAndColumns<{ questions: ApplicationQuestion[] }>(db, {
    which: sql`j.id = ${jobId}`,
    more: sql`${questions} as questions`,
  });
  if (found === undefined) return undefined;
  const { questions: own, ...job } = found;
  return { job, questions: own };
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'application_org_id_job_id_public_ref_key'
  );
}
