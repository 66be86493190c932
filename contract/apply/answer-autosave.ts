import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { PathId, multilineTextSchema } from '../field-schemas.ts';

export const ANSWER_CHARACTERS_MAX = 20_000;

const params = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  questionId: PathId,
});

/** Pages and forms of the candidate are server-rendered; these are the two calls their small script makes. */
export const saveAnswer = {
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

export const findAnswer = {
  method: 'GET',
  path: '/application/{token}/answers/{questionId}',
  door: 'candidate',
  summary:
    'One answer as it is stored: after a `newer-version`, to be shown beside the text on the screen.',
  params,
  output: z.strictObject({ text: z.string(), version: z.int() }),
} as const satisfies Endpoint;
