import type { MemberCalendarProblem } from '@evenhand/contract/interviews/member-calendar-endpoints-and-read-problems.ts';
import type { OutboundRequest, SendOutboundRequest } from '../../http/outbound-request.ts';

/** Of everything that is asked for one reading. */
const BYTES_MAX = 5_000_000;
const PATIENCE_MS = 10_000;
const REQUESTS_MAX = 40;

export type CalendarHttpRequest = Pick<OutboundRequest, 'method' | 'url' | 'headers' | 'body'>;
type Answer = { status: number; headers: Record<string, string>; body: string };
export type SendCalendarRequest = (request: CalendarHttpRequest) => Promise<Answer>;

/** Why nothing more is asked of a calendar. */
export class CalendarReadError extends Error {
  readonly problem: MemberCalendarProblem;
  constructor(problem: MemberCalendarProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Asks as often as one reading may, for as long and for as much: many small answers are as large as one.
 * @throws CalendarReadError
 */
export function limitRequestsOfOneCalendarReading(send: SendOutboundRequest): SendCalendarRequest {
  const endsAt = performance.now() + PATIENCE_MS;
  let bytesLeft = BYTES_MAX;
  let requestsLeft = REQUESTS_MAX;
  return async (request) => {
    requestsLeft -= 1;
    if (requestsLeft < 0) throw new CalendarReadError('too-large');
    const patienceMs = endsAt - performance.now();
    if (patienceMs <= 0) throw new CalendarReadError('too-slow');
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const answer = await send({ ...request, headers, maxBytes: bytesLeft, patienceMs });
    if (answer.problem !== undefined) throw new CalendarReadError(answer.problem);
    bytesLeft -= Buffer.byteLength(answer.body);
    return answer;
  };
}

/** What a status says to whoever wanted to read. */
export function calendarProblemOfHttpStatus(status: number): MemberCalendarProblem | null {
  if (status === 401 || status === 403) return 'wrong-password';
  if (status === 404 || status === 410) return 'not-found';
  return status >= 200 && status < 300 ? null : 'refused';
}
