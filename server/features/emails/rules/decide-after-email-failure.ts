const WAITS_MIN = [1, 5, 15, 30, 60, 120] as const;
const LONGEST_WAIT_MIN = 240;
/** Four and a half days, which is how long mail servers try (RFC 5321, 4.5.4.1). */
const TRIES = 32;
const OUTAGE_WAIT_MIN = 5;
/** E-mails that failed together do not all come back at once: up to so much is added to a wait. */
const SPREAD = 0.25;

/** `lot` from 0 to 1, another one for each mail. */
export type EmailFailure = { attempts: number; error: unknown; lot: number };

export type AfterEmailFailure =
  /** Nothing was said about this mail: it is tried again as if it had not been. */
  | { is: 'outage'; waitS: number }
  | { is: 'delay'; waitS: number }
  | { is: 'end'; why: 'bounced' | 'refused' | 'expired' };

/** What becomes of an e-mail that could not be handed over. While the server itself is away, nothing is ever given up. */
export function decideAfterEmailFailure({ attempts, error, lot }: EmailFailure): AfterEmailFailure {
  const spread = (minutes: number) => Math.round(minutes * 60 * (1 + SPREAD * lot));
  if (!isAboutOneEmail(error)) return { is: 'outage', waitS: spread(OUTAGE_WAIT_MIN) };
  if (isNoMailbox(error)) return { is: 'end', why: 'bounced' };
  if (isRefusedForGood(error)) return { is: 'end', why: 'refused' };
  if (attempts >= TRIES) return { is: 'end', why: 'expired' };
  return { is: 'delay', waitS: spread(WAITS_MIN[attempts - 1] ?? LONGEST_WAIT_MIN) };
}

/** From 0 to 1, evenly spread over ids that follow each other. */
export function retrySpreadOfEmailId(id: number): number {
  return (Math.imul(id, 0x9e3779b1) >>> 0) / 2 ** 32;
}

/** The server answered about this one message, so that the next may well go through. */
function isAboutOneEmail(error: unknown): boolean {
  const { code, command } = emailErrorFactsToLog(error);
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
}

/** There is no such mailbox, or no such address: a 5xx to the recipient, unless it is our server that may not send there. */
function isNoMailbox(error: unknown): boolean {
  const { code, command, responseCode } = emailErrorFactsToLog(error);
  if (code !== 'EENVELOPE' || isOurFault(error)) return false;
  return (
    command === 'API' ||
    (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500)
  );
}

/** A 5xx to this message. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = emailErrorFactsToLog(error);
  return !isOurFault(error) && (responseCode === undefined || responseCode >= 500);
}

/** Security and policy (RFC 3463, x.7.x): relaying denied, a block list. Somebody sets that right, so it is tried again. */
function isOurFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    'response' in error &&
    typeof error.response === 'string' &&
    /^5\d\d[ -]5\.7\.\d/.test(error.response)
  );
}

/** What may be logged of it: never the server's words, which quote the address. */
export function emailErrorFactsToLog(error: unknown): {
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
