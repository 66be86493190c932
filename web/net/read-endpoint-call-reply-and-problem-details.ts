import { ProblemDetails } from '@evenhand/contract/problem-details.ts';
import * as z from 'zod/mini';

/** Of problems that no server described: it was not reached, or said nothing that can be read. */
const NO_STATUS = 0;

/** What came of a request. */
export type EndpointCallReply = {
  ok: boolean;
  status: number;
  body: unknown;
  isForeign?: true;
  file?: { name: string; content: Blob };
};

const ProblemWithCode = z.object(ProblemDetails.shape);

/** What a reply that is not ok says, or that it says nothing. */
export function problemDetailsOfReply(reply: EndpointCallReply): ProblemDetails {
  const described = z.safeParse(ProblemWithCode, reply.body);
  if (described.success) return described.data;
  return makeProblemDetails(
    'unreadable',
    'Something went wrong on our side. Try again.',
    reply.status,
  );
}

export function makeProblemDetails(
  code: string,
  message: string,
  status = NO_STATUS,
): ProblemDetails {
  return { type: 'about:blank', title: message, status, code, message, requestId: '' };
}

/** To whoever is not the one who worked in this page before. */
export const OTHER_USER_LOGGED_IN_REPLY: EndpointCallReply = {
  ok: false,
  status: 403,
  body: makeProblemDetails(
    'somebody-else',
    'Somebody else has logged in in another tab. Nothing was changed.',
    403,
  ),
};

/** Undefined where it cannot be read. */
export function parseReplyBodyAsJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
