import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { EmailTemplateKind } from '../../../emails/all-email-types.ts';

export type EmailTemplateDbRow = {
  id: number;
  type: EmailTemplateKind;
  name: string;
  isDefault: boolean;
  orgId: number;
  subject: string;
  body: string;
  version: number;
  changedAt: Date;
  changedBy: string;
};

export async function findEmailTemplates(db: Db<'staff'>): Promise<EmailTemplateDbRow[]> {
  const { rows } = await templates(db, sql`true`);
  return rows;
}

export async function findEmailTemplate(
  db: Db<'staff'>,
  id: number,
): Promise<EmailTemplateDbRow | undefined> {
  const { rows } = await templates(db, sql`t.id = ${id}`);
  return rows[0];
}

function templates(db: Db<'staff'>, which: ReturnType<typeof sql>) {
  return sql<EmailTemplateDbRow>`
    select t.id, t.kind as type, t.name, t.is_default as "isDefault", core.current_org() as "orgId", t.subject, t.body,
      t.version, t.changed_at as "changedAt", m.first_name || ' ' || m.last_name as "changedBy"
    from core.email_template t join core.member m on m.id = t.changed_by
    where ${which} order by t.is_default desc, t.name collate "und-x-icu", t.id`.execute(db);
}

export type EmailTemplateToChoose<Kind extends EmailTemplateKind> = {
  id: number;
  kind: Kind;
  name: string;
  isDefault: boolean;
};

/** Names of templates; none is the default of a role that has words of its own. */
export async function findEmailTemplatesToChoose<Kind extends EmailTemplateKind>(
  db: Db<'staff'>,
  { jobId, kinds }: { jobId: number; kinds: readonly Kind[] },
): Promise<EmailTemplateToChoose<Kind>[]> {
  const { rows } = await sql<EmailTemplateToChoose<Kind>>`
    select id, kind, name, is_default and not exists (
        select from core.job_email own where own.kind = t.kind and own.job_id = ${jobId}) as "isDefault"
    from core.email_template t
    where kind = any (${[...kinds]}::text[]) order by kind, is_default desc, name collate "und-x-icu", id`.execute(
    db,
  );
  return rows;
}

/** Whoever writes templates of one type at the same time waits: there is one default, and of some types one template. */
export async function lockEmailTemplateType(
  db: Db<'staff'>,
  type: EmailTemplateKind,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('email template ' || ${type}::text,
    core.current_org()))`.execute(db);
}

export async function unmarkDefaultEmailTemplateRow(
  db: Db<'staff'>,
  type: EmailTemplateKind,
): Promise<void> {
  await db
    .updateTable('core.email_template')
    .set({ is_default: false })
    .where('kind', '=', type)
    .where('is_default', '=', true)
    .execute();
}

export async function markEmailTemplateRowDefault(db: Db<'staff'>, id: number): Promise<void> {
  await db
    .updateTable('core.email_template')
    .set({ is_default: true })
    .where('id', '=', id)
    .execute();
}

type Words = { name: string; subject: string; body: string; isDefault: boolean };
type Saved = { by: number; now: Date };

export async function insertEmailTemplateRow(
  db: Db<'staff'>,
  { type, name, subject, body, isDefault, by, now }: Words & Saved & { type: EmailTemplateKind },
): Promise<number> {
  const { id } = await db
    .insertInto('core.email_template')
    .values({
      kind: type,
      name,
      subject,
      body,
      is_default: isDefault,
      changed_at: now,
      changed_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateEmailTemplateRow(
  db: Db<'staff'>,
  change: Words & Saved & { id: number; version: number },
): Promise<void> {
  await db
    .updateTable('core.email_template')
    .set({
      name: change.name,
      subject: change.subject,
      body: change.body,
      is_default: change.isDefault,
      version: change.version,
      changed_at: change.now,
      changed_by: change.by,
    })
    .where('id', '=', change.id)
    .execute();
}

export async function deleteEmailTemplateRow(db: Db<'staff'>, id: number): Promise<void> {
  await db.deleteFrom('core.email_template').where('id', '=', id).execute();
}

/** Keeps what a template says now as its version. */
export async function insertEmailTemplateVersionRow(db: Db<'staff'>, id: number): Promise<void> {
  await sql`
    insert into core.email_template_version (template_id, version, name, subject, body, saved_at, saved_by)
    select id, version, name, subject, body, changed_at, changed_by from core.email_template where id = ${id}
    on conflict do nothing`.execute(db);
}

export type EmailTemplateVersionDbRow = {
  version: number;
  name: string;
  subject: string;
  body: string;
  savedAt: Date;
  savedBy: string;
};

export async function findEmailTemplateVersions(
  db: Db<'staff'>,
  { id, most }: { id: number; most: number },
): Promise<EmailTemplateVersionDbRow[]> {
  const { rows } = await sql<EmailTemplateVersionDbRow>`
    select v.version, v.name, v.subject, v.body, v.saved_at as "savedAt",
      m.first_name || ' ' || m.last_name as "savedBy"
    from core.email_template_version v join core.member m on m.id = v.saved_by
    where v.template_id = ${id} order by v.version desc limit ${most}`.execute(db);
  return rows;
}

/** Whether a member runs any role. */
export async function doesMemberManageAnyJob(db: Db<'staff'>, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('core.job_member')
    .select('job_id')
    .where('member_id', '=', memberId)
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
