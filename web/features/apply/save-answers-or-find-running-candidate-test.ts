export type CandidateTestChoices = Record<string, string[]>;

export type RunningCandidateTestOutcome =
  | { kind: 'running'; secondsLeft: number | null; answers: CandidateTestChoices }
  /** Its time is over, or it was handed in elsewhere: the page itself says more. */
  | { kind: 'over' }
  /** Trying again is no use: the sentence says why. */
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' };

/** Saves choices, or without any asks how the test stands; whatever happens is an outcome, nothing is thrown. */
export async function saveAnswersOrFindRunningCandidateTest(
  address: string,
  choices?: CandidateTestChoices,
  keepalive = false,
): Promise<RunningCandidateTestOutcome> {
  try {
    const reply = await fetch(address, {
      keepalive,
      ...(choices && {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answers: choices }),
      }),
    });
    const told: unknown = await reply.json().catch(() => null);
    if (reply.ok) return parseRunning(told);
    if (reply.status === 410 && field(told, 'code') === 'test-over') return { kind: 'over' };
    const isTemporary = reply.status >= 500 || reply.status === 429 || reply.status === 408;
    if (isTemporary) return { kind: 'unreachable' };
    const message = field(told, 'message');
    return { kind: 'refused', message: typeof message === 'string' ? message : '' };
  } catch {
    return { kind: 'unreachable' };
  }
}

function parseRunning(told: unknown): RunningCandidateTestOutcome {
  const seconds = field(told, 'secondsLeft');
  return {
    kind: 'running',
    secondsLeft: typeof seconds === 'number' ? seconds : null,
    // Our own server answers as the contract says.
    answers: (field(told, 'answers') ?? {}) as CandidateTestChoices,
  };
}

function field(body: unknown, name: string): unknown {
  return Reflect.get(Object(body), name);
}
