import * as z from 'zod/mini';
import { ANSWER_CHARACTERS_MAX } from '../apply/autosave-and-find-answer-and-form.ts';
import { ItemShownToCandidateSchema } from '../job-plan/item-shown-to-candidate-schema.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  EmailAddress,
  NumericIdInPath,
  singleLineTextSchema,
} from '../text-email-id-and-list-search-schemas.ts';

const params = z.strictObject({ jobId: NumericIdInPath });

export const findApplicationEntryFormEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/enter-application',
  door: 'staff',
  summary: 'What there is to be typed in for somebody who applies another way.',
  params,
  output: z.strictObject({
    jobTitle: z.string(),
    /** Whether the role takes applications, and the member reads none of its answers. */
    mayEnter: z.enum(['yes', 'not-published', 'archived', 'reviews-it']),
    stages: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        questions: z.array(
          z.strictObject({
            item: ItemShownToCandidateSchema,
            /** It is asked only of whoever has answered another so, in words; null where everybody is asked. */
            onlyIf: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    /** Names of the tests, which nobody can take for somebody else. */
    tests: z.array(z.string()),
  }),
} as const satisfies Endpoint;

export const enterApplicationForCandidateEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/enter-application',
  door: 'staff',
  summary:
    'Sends in an application on behalf of somebody who cannot apply online. Audited; whoever enters it never reviews it.',
  params,
  body: z.strictObject({
    firstName: singleLineTextSchema(100),
    lastName: singleLineTextSchema(100),
    email: EmailAddress,
    /** They agree that their details and answers are kept. */
    isAgreed: z.literal(true, 'Confirm that they agree, or do not type their answers in.'),
    /** They confirm the honesty statement. */
    isHonest: z.literal(true, 'Confirm that the answers are theirs.'),
    /** As the candidate's own pages send them, by the names of their fields. */
    fields: z
      .record(
        z.string().check(z.maxLength(100)),
        z.string().check(z.maxLength(ANSWER_CHARACTERS_MAX)),
      )
      .check(z.refine((fields) => Object.keys(fields).length <= 500, 'These are too many fields.')),
  }),
  output: z.strictObject({
    /** `already-applied`: somebody of this address has applied, and nothing was stored. */
    outcome: z.enum(['entered', 'already-applied']),
    reference: z.nullable(z.string()),
    applicationId: z.nullable(z.int()),
  }),
} as const satisfies Endpoint;
