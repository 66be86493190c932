import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const templates = (title: string): PlantedFaultDetector => ({
  file: 'server/features/emails/email-templates.test.ts',
  title,
});
const jobsNet = (title: string): PlantedFaultDetector => ({
  file: 'server/features/emails/list-write-reset-and-copy-job-email-texts.test.ts',
  title,
});

const mailing = (title: string): PlantedFaultDetector => ({
  file: 'server/features/pipeline/preview-send-or-cancel-email-to-candidates.test.ts',
  title,
});

/** Ways in which somebody's words do harm in an e-mail, or never arrive. */
export const plantedEmailTemplateFaults: PlantedFault[] = [
  {
    name: 'rich text that is kept as it was sent',
    change: [
      {
        file: 'server/features/emails/write-and-restore-email-templates-list-versions.ts',
        from: 'body: sanitiseRichText(wanted.body, { tags: true })',
        to: 'body: wanted.body',
      },
      {
        file: 'server/features/emails/write-and-restore-email-templates-list-versions.ts',
        from: "import { sanitiseRichText } from '../../text/sanitise-rich-text-and-convert-to-plain-text.ts';\n",
        to: '',
      },
    ],
    net: templates('hostile HTML is saved as nothing but our own elements'),
  },
  {
    name: 'rich text that is not written anew',
    change: [
      {
        file: 'server/text/sanitise-rich-text-and-convert-to-plain-text.ts',
        from: 'return richTextToHtml(parseRichText(cleaned, options));',
        to: 'return cleaned;',
      },
      {
        file: 'server/text/sanitise-rich-text-and-convert-to-plain-text.ts',
        from: '  richTextToHtml,\n',
        to: '',
      },
    ],
    net: {
      file: 'server/text/sanitise-rich-text-and-convert-to-plain-text.test.ts',
      title:
        'whatever is sent, cleaning leaves our own elements, and cleaning again changes nothing',
    },
  },
  {
    name: 'templates that whoever reviews may write',
    change: [
      {
        file: 'server/features/emails/sql/email-templates.ts',
        from: "    .where('role', '=', 'admin')\n",
        to: '',
      },
    ],
    net: templates(
      'who runs a role writes templates too; who only reviews one does not, and strangers find nothing',
    ),
  },
  {
    name: 'two defaults that are set at once',
    change: [
      {
        file: 'server/features/emails/write-and-restore-email-templates-list-versions.ts',
        from: '  if (words.isDefault) await unmarkDefaultEmailTemplateRow(db, words.type);\n',
        to: '',
      },
    ],
    net: templates(
      'one template of a type is the default: setting one takes it from the other, however many at once',
    ),
  },
  {
    name: 'an e-mail that never leaves because of what somebody wrote',
    change: [
      {
        file: 'server/features/emails/render-email-with-job-or-default-text.ts',
        from: "    if (!('problem' in email)) return email;",
        to: "    if (!('problem' in email)) return email;\n    throw new Error(email.problem);",
      },
    ],
    net: jobsNet('nobody goes without their mail for words that cannot be filled: they get ours'),
  },
  {
    name: 'an e-mail to candidates that leaves although it was taken back',
    change: [
      {
        file: 'server/features/emails/sql/queries-for-sending-due-emails.ts',
        from: "when m.kind = 'other' then",
        to: "when m.kind = 'others' then",
      },
    ],
    net: mailing('what was written while somebody took it back does not leave either'),
  },
  {
    name: 'an e-mail to candidates of another role',
    change: [
      {
        file: 'server/features/pipeline/sql/managed-applications-their-emails-and-history.ts',
        from: "    .where('job_id', '=', jobId)\n    .where('id', 'in', ids)",
        to: "    .where('job_id', '>', jobId - jobId)\n    .where('id', 'in', ids)",
      },
    ],
    net: mailing(
      'all are written to or none: nobody who withdrew, has only begun, or stands on another role',
    ),
  },
  {
    name: 'an e-mail to candidates whose preview tells a sealed name',
    sql: `create or replace function search.nameable(applications bigint[], masked bigint[])
      returns table (application_id bigint, candidate_id bigint) language sql stable security definer
      set search_path = pg_catalog begin atomic
      select i.application_id, i.candidate_id from pii.application_identity i
      where i.org_id = core.current_org() and i.application_id = any (applications);
      end`,
    net: mailing(
      'the preview tells whom it goes to: sealed ones by reference, opened ones by name, which is written down as seen',
    ),
  },
];
