import type { CalendarProblem } from '@evenhand/contract/interviews/member-calendar.ts';
import type { OutboundRequest, SendOutbound } from '../../http/outbound-request.ts';

/** Of everything that is asked for one reading. */
const BYTES_MAX = 5_000_000;
const PATIENCE_MS = 10_000;
const REQUESTS_MAX = 40;

export type CalendarRequest = Pick<OutboundRequest, 'method' | 'url' | 'headers' | 'body'>;
type Answer = { status: number; headers: Record<string, string>; body: string };
export type AskCalendar = (request: CalendarRequest) => Promise<Answer>;

/** Why nothing more is asked of a calendar. */
export class CalendarFailure extends Error {
  readonly problem: CalendarProblem;
  constructor(problem: CalendarProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Asks as often as one reading may, for as long and for as much: many small answers are as large as one.
 * @throws CalendarFailure
 */
export function sendWithinLimits(send: SendOutbound): AskCalendar {
  const endsAt = performance.now() + PATIENCE_MS;
  let bytesLeft = BYTES_MAX;
  let requestsLeft = REQUESTS_MAX;
  return async (request) => {
    requestsLeft -= 1;
    if (requestsLeft < 0) throw new CalendarFailure('too-large');
    const patienceMs = endsAt - performance.now();
    if (patienceMs <= 0) throw new CalendarFailure('too-slow');
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const answer = await send({ ...request, headers, maxBytes: bytesLeft, patienceMs });
    if (answer.problem !== undefined) throw new CalendarFailure(answer.problem);
    bytesLeft -= Buffer.byteLength(answer.body);
    return answer;
  };
}

/** What a status says to whoever wanted to read. */
export function problemOfStatus(status: number): CalendarProblem | null {
  if (status === 401 || status === 403) return 'wrong-password';
  if (status === 404 || status === 410) return 'not-found';
  return status >= 200 && status < 300 ? null : 'refused';
}
