const WAITS_MIN = [1, 5, 30, 120, 720] as const;
const LONGEST_WAIT_MIN = 720;
const TRIES = 8;

export type Failure = { attempts: number; error: unknown };

/** What becomes of a mail that could not be handed over: given up, or tried again after some minutes. */
export function afterFailure({
  attempts,
  error,
}: Failure): { givenUp: true } | { givenUp: false; waitMin: number } {
  if (isRefusedForGood(error) || attempts >= TRIES) return { givenUp: true };
  return { givenUp: false, waitMin: WAITS_MIN[attempts - 1] ?? LONGEST_WAIT_MIN };
}

/** The server answered about this one message, so that the next may well go through. */
export function isAboutOneMail(error: unknown): boolean {
  const { code, command } = factsOf(error);
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
}

/** A 5xx to this recipient or to this message. A refused log-in or sender is the house's own fault and is tried again. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = factsOf(error);
  return isAboutOneMail(error) && (responseCode === undefined || responseCode >= 500);
}

/** What may be logged of it: never the server's words, which quote the address. */
export function factsOf(error: unknown): {
  code?: string;
  command?: string;
  responseCode?: number;
} {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const command =
    'command' in error && typeof error.command === 'string' ? error.command : undefined;
  const responseCode =
    'responseCode' in error && typeof error.responseCode === 'number'
      ? error.responseCode
      : undefined;
  return {
    ...(code !== undefined && { code }),
    ...(command !== undefined && { command }),
    ...(responseCode !== undefined && { responseCode }),
  };
}
