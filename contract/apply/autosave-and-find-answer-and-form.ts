import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  LinkToken,
  NumericIdInPath,
  multilineTextSchema,
} from '../text-email-id-and-list-search-schemas.ts';

export const ANSWER_CHARACTERS_MAX = 20_000;

const params = z.strictObject({
  token: LinkToken,
  questionId: NumericIdInPath,
});

/** Pages and forms of the candidate are server-rendered; these are the calls that their small script makes. */
export const autosaveCandidateAnswerEndpoint = {
  method: 'PUT',
  path: '/application/{token}/answers/{questionId}',
  door: 'candidate',
  summary:
    'Saves one answer while it is written. 409 with code `newer-version` instead of overwriting newer text.',
  params,
  body: z.strictObject({
    text: multilineTextSchema(ANSWER_CHARACTERS_MAX),
    version: z.int().check(z.minimum(0)),
  }),
  output: z.strictObject({ version: z.int(), words: z.int() }),
} as const satisfies Endpoint;

export const findSavedCandidateAnswerEndpoint = {
  method: 'GET',
  path: '/application/{token}/answers/{questionId}',
  door: 'candidate',
  summary:
    'One answer as it is stored: after a `newer-version`, to be shown beside the text on the screen.',
  params,
  output: z.strictObject({ text: z.string(), version: z.int() }),
} as const satisfies Endpoint;

const formParams = z.strictObject({ token: params.shape.token, stageId: NumericIdInPath });

/** The fields of a form by their names, as `format-and-parse-form-field-names.ts` gives them; what is not there is empty. */
const FormFields = z
  .record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(ANSWER_CHARACTERS_MAX)))
  .check(z.refine((fields) => Object.keys(fields).length <= 1000, 'There are too many fields.'));

export const autosaveCandidateFormEndpoint = {
  method: 'PUT',
  path: '/application/{token}/forms/{stageId}',
  door: 'candidate',
  summary:
    'Saves the page of a form while it is filled in. What cannot be read is not stored and is told by its field; 409 with code `newer-version` instead of overwriting newer answers.',
  params: formParams,
  body: z.strictObject({ fields: FormFields, version: z.int().check(z.minimum(0)) }),
  output: z.strictObject({
    version: z.int(),
    /** By the key of the question: a sentence that says what to do. */
    problems: z.record(z.string(), z.string()),
    /** By the key of the question: how an answer was understood that could mean something else. */
    readAs: z.record(z.string(), z.string()),
  }),
} as const satisfies Endpoint;

export const findSavedCandidateFormEndpoint = {
  method: 'GET',
  path: '/application/{token}/forms/{stageId}',
  door: 'candidate',
  summary:
    'The answers of a form as they are stored, in words: after a `newer-version`, to be shown beside those on the screen.',
  params: formParams,
  output: z.strictObject({
    version: z.int(),
    answers: z.array(z.strictObject({ question: z.string(), words: z.string() })),
  }),
} as const satisfies Endpoint;
