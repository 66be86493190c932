import type { Employer } from '@evenhand/contract/candidate-pages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../doors/enter.ts';
import { hashToken } from '../../doors/session.ts';
import type { Member } from '../../doors/staff.ts';
import { logoAddress } from '../organisation/rules/picture-address.ts';

export type Role = {
  id: number;
  hash: string;
  title: string;
  team: string | null;
  location: string | null;
  description: string;
  publishedAt: Date | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  reviewsPerAnswer: number;
  organisation: string;
  logo: string | null;
  /** Whether names stay hidden from the hiring team until the answers are scored. */
  sealed: boolean;
  zone: string;
};

export type OwnQuestion = {
  id: number;
  text: string;
  maxWords: number;
  answer: string;
  version: number;
};

export type OwnApplication = {
  id: number;
  reference: string;
  state: string;
  formAnsweredAt: Date | null;
  submittedAt: Date | null;
  rejectedAt: Date | null;
  interviewedAt: Date | null;
  reviewsExpected: number;
  contactEmail: string | null;
  job: Role;
  questions: OwnQuestion[];
};

/** The published role behind a link, once the door stands in its organisation. */
export async function findPublicRole(db: Db<'public'>, jobId: number): Promise<Role | undefined> {
  return findRole(db, sql`j.id = ${jobId}`);
}

/** What the employer of the room says of itself. */
export async function findEmployer(db: Db<'public'> | Db<'staff'>): Promise<Employer> {
  // Both doors read these columns.
  const { rows } = await sql<Employer>`
    select ${statement('about')} as about, ${statement('privacy')} as privacy, privacy_contact as "privacyContact",
      array(select name from core.brand order by id) as brands
    from core.organisation`.execute(db as Db<'public'>);
  // Every room with a role in it belongs to one organisation.
  return rows[0] as Employer;
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
export async function findRoleToPreview(
  db: Db<'staff'>,
  member: Member,
  jobId: number,
): Promise<Role | undefined> {
  const mine = sql`exists (select from core.job_member m where m.job_id = j.id and m.member_id = ${member.actorId})`;
  return findRole(db, sql`j.id = ${jobId} and (${member.role === 'ADMIN'} or ${mine})`);
}

export async function findQuestionsToPreview(
  db: Db<'staff'>,
  jobId: number,
): Promise<OwnQuestion[]> {
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
  const { rows } = await sql<Omit<OwnApplication, 'job' | 'questions'> & { jobId: number }>`
    select a.id, a.job_id as "jobId", a.public_ref as reference, a.state, a.form_answered_at as "formAnsweredAt",
      a.submitted_at as "submittedAt", a.rejected_at as "rejectedAt", a.interviewed_at as "interviewedAt",
      a.reviews_expected as "reviewsExpected",
      (select contact_email from core.organisation) as "contactEmail"
    from core.application a ${lock ? sql`for update of a` : sql``}`.execute(db);
  const own = rows[0];
  if (own === undefined) return undefined;
  const { jobId, ...application } = own;
  const job = await findRole(db, sql`j.id = ${jobId}`);
  if (job === undefined) return undefined;
  return { ...application, job, questions: await findOwnQuestions(db, jobId) };
}

/** Keeps a submission out until the answer is stored; other answers may be stored meanwhile. */
export async function holdApplicationOpen(db: Db<'candidate'>): Promise<void> {
  await sql`select 1 from core.application for share`.execute(db);
}

/** Stores a text over the version it was written on; undefined when a newer one stands there. */
export async function storeAnswer(
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

export async function findAnswerTo(
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
  folded: string;
  source: string;
};

/** Begins an application or finds the one there is; undefined when another candidate of the role has the reference. */
export async function beginOrFind(
  db: Db<'public'>,
  person: Person,
  reference: string,
): Promise<{ applicationId: number; existed: boolean } | undefined> {
  await sql`savepoint begin_application`.execute(db);
  try {
    const { rows } = await sql<{ applicationId: number; existed: boolean }>`
      select application_id as "applicationId", existed from pii.begin_application(${person.jobId}, ${person.firstName},
        ${person.lastName}, ${person.email}, ${person.folded}, ${person.source}, ${reference})`.execute(
      db,
    );
    return rows[0];
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to savepoint begin_application`.execute(db);
    return undefined;
  }
}

export async function issueLink(
  db: Db<'candidate'>,
  token: string,
  applicationId: number,
): Promise<void> {
  await sql`select auth.issue_token(${hashToken(token)}, 'application', ${applicationId}, null)`.execute(
    db,
  );
}

/** How often something was counted under each key; a key that was not is absent. */
export async function findCounts(db: Db<'public'>, keys: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{
    key: string;
    failures: number;
  }>`select key, failures from auth.find_failures(${keys})`.execute(db);
  return new Map(rows.map(({ key, failures }) => [key, failures]));
}

export async function countUnder(db: Db<'public'>, key: string): Promise<void> {
  await sql`select auth.note_failure(${key})`.execute(db);
}

export async function saveForm(
  db: Db<'candidate'>,
  form: { link: Buffer; jobId: number; version: string; answers: Record<string, string> },
): Promise<void> {
  await sql`select eo.save_answers(${form.link}, ${form.jobId}, ${form.version}, ${JSON.stringify(form.answers)}::jsonb)`.execute(
    db,
  );
}

export async function eraseForm(db: Db<'candidate'>, link: Buffer): Promise<void> {
  await sql`select eo.erase_answers(${link})`.execute(db);
}

export async function findForm(
  db: Db<'candidate'>,
  link: Buffer,
): Promise<Record<string, string> | undefined> {
  const { rows } = await sql<{
    answers: Record<string, string> | null;
  }>`select eo.own_answers(${link}) as answers`.execute(db);
  return rows[0]?.answers ?? undefined;
}

async function findRole(
  db: Db<'public'> | Db<'candidate'> | Db<'staff'>,
  which: RawBuilder<unknown>,
): Promise<Role | undefined> {
  // Every one of these doors reads these columns, of its own organisation and within its own policy.
  const { rows } = await sql<Omit<Role, 'logo'> & { orgId: number; logoKey: string | null }>`
    select j.id, j.hash, j.title, j.team, j.location, j.description, j.published_at as "publishedAt",
      j.closes_at as "closesAt", j.archived_at as "archivedAt", j.reviews_per_answer as "reviewsPerAnswer",
      o.name as organisation, o.org_id as "orgId", o.logo_key as "logoKey", j.sealed, coalesce(o.tz, 'Europe/London') as zone
    from core.job j, core.organisation o where ${which}`.execute(db as Db<'public'>);
  if (rows[0] === undefined) return undefined;
  const { orgId, logoKey, ...role } = rows[0];
  return { ...role, logo: logoAddress(orgId, logoKey) };
}

async function findOwnQuestions(db: Db<'candidate'>, jobId: number): Promise<OwnQuestion[]> {
  return db
    .selectFrom('core.question as q')
    .leftJoin('core.answer as a', 'a.question_id', 'q.id')
    .select(['q.id', 'q.text', 'q.max_words as maxWords'])
    .select((asked) => [
      asked.fn.coalesce('a.text', asked.val('')).as('answer'),
      asked.fn.coalesce('a.version', asked.val(0)).as('version'),
    ])
    .where('q.job_id', '=', jobId)
    .orderBy('q.position')
    .execute();
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'application_org_id_job_id_public_ref_key'
  );
}
