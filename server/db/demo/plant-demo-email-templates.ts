import { type Kysely, sql } from 'kysely';
import { larkfieldDemoEmailTemplates } from './content/email-templates-and-bounced-emails.ts';

/** Three templates of the organisation's own; all other types say what comes with Evenhand. */
export async function plantDemoEmailTemplates(
  db: Kysely<unknown>,
  orgId: number,
  { memberId, at }: { memberId: number; at: Date },
): Promise<void> {
  for (const { type, name, subject, body, isDefault } of larkfieldDemoEmailTemplates) {
    await sql`
      with t as (
        insert into core.email_template (org_id, kind, name, subject, body, is_default, changed_at, changed_by)
        values (${orgId}, ${type}, ${name}, ${subject}, ${body}, ${isDefault}, ${at}, ${memberId}) returning *)
      insert into core.email_template_version (org_id, template_id, version, name, subject, body, saved_at, saved_by)
      select org_id, id, version, name, subject, body, changed_at, changed_by from t`.execute(db);
  }
}
