import pino, { type DestinationStream } from 'pino';
import type { Config } from '../config.ts';

type LogEntry = Record<string, unknown>;
type Level = Config['LOG_LEVEL'];

/**
 * Nobody logs these; whoever does so by mistake tells nobody. Named where they would stand, in an entry and in its error: looking
 * everywhere takes ten times as long as writing the line.
 */
const SECRET_KEYS = [
  'password',
  'token',
  'secret',
  'session',
  'authorization',
  'cookie',
  'cookies',
  'headers',
  'body',
  'query',
  'values',
  'parameters',
  'email',
  'to',
  'address',
  'firstName',
  'lastName',
  'phone',
  'answer',
  'answers',
  'text',
  'html',
  'subject',
] as const;
const REDACTED = '[redacted]';

/** In the words of an error that others wrote: what stands before the @ of an address, a login, the token of a link. */
const SECRETS_IN_TEXT = [
  /(?<=:\/\/)[^\s/@]+@/g,
  /[\w.+'-]+@[\w-]+(\.[\w-]+)+/g,
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{43,44}(?![\w-])/g,
];

/**
 * The log of a process: one JSON object a line on standard output, with its level and its moment before what is told. Everything
 * that is logged goes through here.
 */
export function openLog(
  level: Level,
  stream: DestinationStream = process.stdout,
): (entry: LogEntry) => void {
  const log = pino(
    {
      level,
      // The program and its machine are known to whoever keeps the lines.
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRET_KEYS.flatMap((key) => [key, `error.${key}`]),
        censor: REDACTED,
      },
    },
    stream,
  );
  return (entry) => {
    const levelOfEntry = findLogLevel(entry);
    if (log.isLevelEnabled(levelOfEntry)) log[levelOfEntry](withoutSecretsInErrors(entry));
  };
}

/** An error is for somebody to look at; what is busy, or is tried again, passes by itself. */
function findLogLevel({ at, code, error, problem, problems, verdict, outcome }: LogEntry): Level {
  if (at === 'failure') return code === 'busy' ? 'warn' : 'error';
  if (error !== undefined || verdict === 'different') return 'error';
  const isOdd = (problem ?? null) !== null || outcome !== undefined || verdict === 'not finished';
  return isOdd || (Array.isArray(problems) && problems.length > 0) ? 'warn' : 'info';
}

function withoutSecretsInErrors(entry: LogEntry): LogEntry {
  const { error, problem } = entry;
  return {
    ...entry,
    ...(error !== undefined && { error: withoutSecrets(error) }),
    ...(problem !== undefined && { problem: withoutSecrets(problem) }),
  };
}

function withoutSecrets(words: unknown): unknown {
  if (typeof words === 'string')
    return SECRETS_IN_TEXT.reduce((text, secret) => text.replace(secret, REDACTED), words);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, withoutSecrets(value)]),
  );
}
