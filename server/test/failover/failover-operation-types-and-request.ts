/** What is asked of the server, and counts as done once it has been acknowledged. */
export type FailoverOperation = {
  request: FailoverRequest;
  /** What becomes possible by it: nobody sends in before they have answered. */
  next: FailoverOperation | null;
} & (
  | { kind: 'answer'; token: string; questionId: number; text: string }
  | { kind: 'submission'; token: string; applicationId: number }
  | { kind: 'score'; hash: string; itemId: string; stars: number }
  | { kind: 'decision'; jobId: number; applicationId: number; state: 'hired' | 'rejected' }
);

export type FailoverRequest = {
  path: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: string;
};

export type FailoverReply = { status: number; text: string };

/** What a browser waits for, who wants to know before its user has gone. */
const ANSWER_WITHIN_MS = 10_000;

export async function askFailoverServer(
  baseUrl: string,
  { path, ...request }: FailoverRequest,
): Promise<FailoverReply> {
  const reply = await fetch(`${baseUrl}${path}`, {
    ...request,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  return { status: reply.status, text: await reply.text() };
}
