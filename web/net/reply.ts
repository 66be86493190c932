import { ProblemDetails } from '@evenhand/contract/problem.ts';
import * as z from 'zod/mini';

/** Of problems that no server described: it was not reached, or said nothing that can be read. */
const NO_STATUS = 0;

/** What came of a request. */
export type Reply = {
  ok: boolean;
  status: number;
  body: unknown;
  isForeign?: true;
  file?: { name: string; content: Blob };
};

const ProblemWithCode = z.object(ProblemDetails.shape);

/** What a reply that is not ok says, or that it says nothing. */
export function problemOf(reply: Reply): ProblemDetails {
  const told = z.safeParse(ProblemWithCode, reply.body);
  if (told.success) return told.data;
  return problem('unreadable', 'Something went wrong on our side. Try again.', reply.status);
}

export function problem(code: string, message: string, status = NO_STATUS): ProblemDetails {
  return { type: 'about:blank', title: message, status, code, message, requestId: '' };
}

/** To whoever is not the one who worked in this page before. */
export const foreignReply: Reply = {
  ok: false,
  status: 403,
  body: problem(
    'somebody-else',
    'Somebody else has logged in in another tab. Nothing was changed.',
    403,
  ),
};

/** Undefined where it cannot be read. */
export function bodyOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
