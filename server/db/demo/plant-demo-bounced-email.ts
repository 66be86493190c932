import {
  richTextToPlainText,
  parseRichText,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import { type Kysely, sql } from 'kysely';
import { layOutEmailHtml } from '../../features/emails/rules/email-layout.ts';
import { demoBouncedEmailTexts } from './content/email-templates-and-bounced-emails.ts';
import type { PlantedJobWithApplications } from './plant-demo-applications.ts';

/** What somebody was sent before their mailbox was closed, and what came back: the drawer of their application shows both. */
export async function plantDemoBouncedEmail(
  db: Kysely<unknown>,
  orgId: number,
  rounds: PlantedJobWithApplications[],
  organisation: string,
): Promise<void> {
  const [found] = rounds.flatMap(({ planted, batch, applications }) =>
    applications
      .filter(({ outcome }) => batch?.released && outcome.state === 'interviews_tasks')
      .map((person) => ({ person, title: planted.role.title })),
  );
  if (found === undefined) return;
  const { person, title } = found;
  const { id, email, firstName, startedAt, submittedAt } = person;
  for (const { kind, subject, body, why } of demoBouncedEmailTexts) {
    const isBack = kind === 'application-confirm';
    const at = isBack ? submittedAt : startedAt;
    const fill = (text: string) =>
      text
        .replaceAll('JOB_TITLE', title)
        .replaceAll('CANDIDATE_FIRST_NAME', firstName)
        .replaceAll('ORG_NAME', organisation);
    const blocks = parseRichText(fill(body));
    const parts = { from: organisation, blocks, why: fill(why) };
    await sql`
      insert into pii.email_message (org_id, kind, application_id, to_address, subject, text, html, message_id,
        created_at, send_at, sent_at, failed_at, failure, attempts)
      values (${orgId}, ${kind}, ${id}, ${email}, ${fill(subject)},
        ${`${richTextToPlainText(blocks)}\n\n-- \n${parts.why}\n`},
        ${layOutEmailHtml({ title: fill(subject), ...parts })}, ${`<${kind}-${id}@demo.test>`}, ${at}, ${at},
        ${isBack ? null : at}, ${isBack ? at : null}, ${isBack ? 'bounced' : null}, 1)`.execute(db);
  }
  await sql`insert into core.email_setting (org_id) values (${orgId}) on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into pii.email_address (org_id, address_key, bounced_at)
    select ${orgId}, sha256(salt || convert_to(lower(btrim(${email})), 'UTF8')), ${submittedAt}
    from core.email_setting where org_id = ${orgId}`.execute(db);
}
