import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import {
  NumericIdInPath,
  singleLineTextSchema,
  multilineTextSchema,
} from '../text-email-id-and-list-search-schemas.ts';

/** What candidates are sent, in the order in which a hiring round meets it. */
export const emailTemplateTypes = [
  'application-invite',
  'application-start',
  'application-confirm',
  'applicant-interview',
  'applicant-rejection',
  'past-application-invite',
  'quick-apply-invite',
  'assessment-stage-invite',
  'other',
] as const;
export const EmailTemplateTypeName = z.enum(emailTemplateTypes);
export type EmailTemplateTypeName = z.infer<typeof EmailTemplateTypeName>;

export const EMAIL_TEMPLATE_NAME_CHARACTERS_MAX = 80;
export const EMAIL_SUBJECT_CHARACTERS_MAX = 200;
export const EMAIL_BODY_CHARACTERS_MAX = 20_000;

/** `{…}` in words: what stands for the tag, and whether an e-mail of the type needs it. */
export const EmailMergeTag = z.strictObject({
  name: z.string(),
  tag: z.string(),
  required: z.boolean(),
  /** Whether it is an address, and so can be a link or a button. */
  isLink: z.boolean(),
});
export type EmailMergeTag = z.infer<typeof EmailMergeTag>;

export const EmailTemplate = z.strictObject({
  id: z.int(),
  type: EmailTemplateTypeName,
  name: z.string(),
  isDefault: z.boolean(),
  orgId: z.int(),
  subject: z.string(),
  /** Rich text. */
  body: z.string(),
  version: z.int(),
  changedAt: Instant,
  changedBy: z.string(),
});
export type EmailTemplate = z.infer<typeof EmailTemplate>;

/** A template that whoever sends an e-mail can choose. */
export const makeSelectableEmailTemplateSchema = <Kind extends EmailTemplateTypeName>(
  kinds: readonly Kind[],
) => z.strictObject({ id: z.int(), kind: z.enum(kinds), name: z.string(), isDefault: z.boolean() });
/** Null, as nothing: what is usually sent. */
export const chosenEmailTemplateIdSchema = z.optional(z.nullable(z.int()));

export const EmailTemplateTypeWithTemplates = z.strictObject({
  type: EmailTemplateTypeName,
  title: z.string(),
  description: z.string(),
  trigger: z.enum(['manual', 'automatic']),
  allowsSeveral: z.boolean(),
  allowsRoleOverride: z.boolean(),
  /** Whether anything sends it by now; else its words can be written beforehand. */
  isSent: z.boolean(),
  /** Our own words, which are sent as long as nothing else is the default; null for a type without any. */
  subject: z.nullable(z.string()),
  body: z.nullable(z.string()),
  mergeTags: z.array(EmailMergeTag),
  templates: z.array(EmailTemplate),
});
export type EmailTemplateTypeWithTemplates = z.infer<typeof EmailTemplateTypeWithTemplates>;

export const emailSubjectAndBodySchemas = {
  subject: singleLineTextSchema(EMAIL_SUBJECT_CHARACTERS_MAX),
  body: multilineTextSchema(EMAIL_BODY_CHARACTERS_MAX),
};
const Written = z.strictObject({
  type: EmailTemplateTypeName,
  name: singleLineTextSchema(EMAIL_TEMPLATE_NAME_CHARACTERS_MAX),
  ...emailSubjectAndBodySchemas,
  isDefault: z.boolean(),
  orgId: z.int(),
});
const one = z.strictObject({ templateId: NumericIdInPath });

export const listAllEmailTemplatesEndpoint = {
  method: 'GET',
  path: '/api/org/all-email-templates',
  door: 'staff',
  summary:
    "All types of e-mail with the organisation's own templates of each, and roles to see them with. For admins, and for those who run a role.",
  compressible: true,
  output: z.strictObject({
    types: z.array(EmailTemplateTypeWithTemplates),
    roles: z.array(z.strictObject({ id: z.int(), title: z.string() })),
  }),
} as const satisfies Endpoint;

export const createEmailTemplateEndpoint = {
  method: 'POST',
  path: '/api/email-templates/create',
  door: 'staff',
  summary: 'Writes a template. A refusal says in `message` what to change.',
  body: Written,
  output: EmailTemplate,
  status: 201,
} as const satisfies Endpoint;

export const updateEmailTemplateEndpoint = {
  method: 'POST',
  path: '/api/email-templates/{templateId}/update',
  door: 'staff',
  summary:
    'Changes a template; what it said before is kept as a version. With a version it is changed only where nobody has saved another since.',
  params: one,
  body: z.strictObject({
    ...Written.shape,
    /** What it was written over. */
    version: z.optional(z.int()),
  }),
  output: EmailTemplate,
} as const satisfies Endpoint;

export const deleteEmailTemplateEndpoint = {
  method: 'POST',
  path: '/api/email-templates/{templateId}/delete',
  door: 'staff',
  summary: 'Deletes a template. Without a default, the words that come with Evenhand are sent.',
  params: one,
  body: z.strictObject({
    orgId: z.int(),
    name: z.string().check(z.maxLength(EMAIL_TEMPLATE_NAME_CHARACTERS_MAX)),
    isDefault: z.boolean(),
  }),
} as const satisfies Endpoint;

export const listVersionsOfEmailTemplateEndpoint = {
  method: 'GET',
  path: '/api/email-templates/{templateId}/versions',
  door: 'staff',
  summary: 'What a template has said so far, newest first; fifty at most.',
  params: one,
  output: z.array(
    z.strictObject({
      version: z.int(),
      name: z.string(),
      subject: z.string(),
      body: z.string(),
      savedAt: Instant,
      savedBy: z.string(),
    }),
  ),
} as const satisfies Endpoint;

export const restoreVersionOfEmailTemplateEndpoint = {
  method: 'POST',
  path: '/api/email-templates/{templateId}/restore',
  door: 'staff',
  summary: 'Lets a template say again what it said in an earlier version, as a new version.',
  params: one,
  body: z.strictObject({ version: z.int().check(z.positive()) }),
  output: EmailTemplate,
} as const satisfies Endpoint;

const Tried = z.strictObject({
  type: EmailTemplateTypeName,
  subject: z.string().check(z.maxLength(EMAIL_SUBJECT_CHARACTERS_MAX)),
  body: multilineTextSchema(EMAIL_BODY_CHARACTERS_MAX),
  /** The role whose facts fill the tags; null for an invented one. */
  jobId: z.nullable(z.int()),
});

/** A part of an e-mail: rich text, or the button. */
const EmailPart = z.union([
  z.strictObject({ html: z.string() }),
  z.strictObject({ button: z.string(), url: z.string() }),
]);

/** An e-mail as it is shown, rather than sent. */
export const RenderedEmailForPreview = z.strictObject({
  subject: z.string(),
  from: z.string(),
  parts: z.array(EmailPart),
  why: z.string(),
  text: z.string(),
  html: z.string(),
});
export type RenderedEmailForPreview = z.infer<typeof RenderedEmailForPreview>;

export const previewEmailTemplateEndpoint = {
  method: 'POST',
  path: '/api/email-templates/preview',
  openToSupport: 'A preview changes nothing.',
  door: 'staff',
  summary:
    'An e-mail as a candidate would get it, with the facts of a role and an invented candidate. Changes nothing.',
  body: Tried,
  output: z.strictObject({
    /** Why it could not be saved as it is; null when it could. */
    problem: z.nullable(z.string()),
    mail: z.nullable(RenderedEmailForPreview),
  }),
  notReplayable: true,
} as const satisfies Endpoint;

export const sendEmailTemplateTestEndpoint = {
  method: 'POST',
  path: '/api/email-templates/test',
  door: 'staff',
  summary: 'Sends the e-mail to yourself, marked as a test.',
  body: Tried,
  output: z.strictObject({ to: z.string() }),
  status: 202,
} as const satisfies Endpoint;
