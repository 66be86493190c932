import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import {
  EmailTemplateTypeName,
  EmailMergeTag,
  emailSubjectAndBodySchemas,
} from './email-templates.ts';

const ofJob = z.strictObject({ jobId: NumericIdInPath });

const ofJobAndType = z.strictObject({ jobId: NumericIdInPath, type: EmailTemplateTypeName });

export const JobEmailTexts = z.strictObject({
  mayEdit: z.boolean(),
  emails: z.array(
    z.strictObject({
      type: EmailTemplateTypeName,
      title: z.string(),
      description: z.string(),
      isSent: z.boolean(),
      mergeTags: z.array(EmailMergeTag),
      /** What is sent unless the role says otherwise, and the name of the template it comes from; null: from Evenhand. */
      usual: z.strictObject({
        subject: z.string(),
        body: z.string(),
        template: z.nullable(z.string()),
      }),
      own: z.nullable(z.strictObject({ subject: z.string(), body: z.string() })),
    }),
  ),
});

export type JobEmailTexts = z.infer<typeof JobEmailTexts>;

export const findJobEmailTextsEndpoint = {
  method: 'GET',
  path: '/api/job/{jobId}/emails',
  door: 'staff',
  summary: 'The types of e-mail that a role may write in its own words, with what is sent now.',
  params: ofJob,
  output: JobEmailTexts,
} as const satisfies Endpoint;

export const saveJobEmailTextEndpoint = {
  method: 'PUT',
  path: '/api/job/{jobId}/emails/{type}',
  door: 'staff',
  summary:
    'Lets a role say something else in e-mails of one type. With what it was written over, only where nobody has saved another text since.',
  params: ofJobAndType,
  body: z.strictObject({
    ...emailSubjectAndBodySchemas,
    /** The role’s own text that stood there; null: the usual one. */
    over: z.optional(z.nullable(z.strictObject({ subject: z.string(), body: z.string() }))),
  }),
  output: JobEmailTexts,
} as const satisfies Endpoint;

export const resetJobEmailTextEndpoint = {
  method: 'DELETE',
  path: '/api/job/{jobId}/emails/{type}',
  door: 'staff',
  summary: 'Lets a role send what the organisation usually sends.',
  params: ofJobAndType,
  output: JobEmailTexts,
} as const satisfies Endpoint;
