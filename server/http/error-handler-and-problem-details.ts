import type { ProblemDetails } from '@evenhand/contract/problem-details.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { findWordsOfFailedStatement } from '../access/pool-with-prepared-statements.ts';
import { sendErrorPage } from './send-error-page.ts';
import type { Services } from '../services-type.ts';
import { Refusal, type RefusalCode, refusalStatusesAndSentences } from './refusal.ts';

/** Every failure leaves as RFC 9457 problem details, without stack, SQL, path or anybody's data. */
export function addErrorHandler(app: FastifyInstance, { log }: Services): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error));
    if (refusal.code === 'broken' || refusal.code === 'busy') {
      log({
        at: 'failure',
        id: request.id,
        route: request.routeOptions.url,
        code: refusal.code,
        error: describe(error.cause instanceof pg.DatabaseError ? error.cause : error),
      });
    }
    if (request.routeOptions.config.isPage) return sendErrorPage(request, reply, refusal);
    return sendProblemDetails(request, reply, refusal);
  });
}

export function sendProblemDetails(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const { code, details } = refusal;
  const problem = buildProblemDetails(refusal, request.id);
  const { status } = problem;
  if (status === 503 || status === 429)
    reply.header('retry-after', String(details.retryAfterSeconds ?? 2));
  if (code === 'bad-api-key') reply.header('www-authenticate', 'Bearer');
  return reply.status(status).type('application/problem+json').send(JSON.stringify(problem));
}

export function buildProblemDetails({ code, details }: Refusal, requestId: string): ProblemDetails {
  const [status, message] = refusalStatusesAndSentences[code];
  return {
    type: `about:blank#${code}`,
    title: message,
    status,
    code,
    message: details.message ?? message,
    ...(details.fields && { fields: details.fields }),
    requestId,
  };
}

/** Database errors are known by their code alone: their texts quote values. */
const bySqlState: Record<string, RefusalCode> = {
  '23505': 'conflict',
  '40001': 'conflict',
  '40P01': 'conflict',
  '22021': 'bad-text',
  '22P05': 'bad-text',
  '22003': 'not-found',
  '57014': 'busy',
  '55P03': 'busy',
  // The database stops, falls over, starts, or has become one that takes no changes: another is on its way.
  '57P01': 'busy',
  '57P02': 'busy',
  '57P03': 'busy',
  '25006': 'busy',
  '53300': 'busy',
  // The disk, the memory or a set limit is used up, or the disk does not answer: it passes, or somebody is called.
  '53100': 'busy',
  '53200': 'busy',
  '53400': 'busy',
  '58030': 'busy',
};

/** The class of all that breaks a connection; a pooler says by it that it has none, or none for us. */
const LOST_CONNECTION = '08';

/** What the framework and its plugins refuse by themselves: a folder of files is no page, a range may lie outside of a file. */
const byStatus: Record<number, RefusalCode> = {
  400: 'bad-request',
  403: 'not-found',
  404: 'not-found',
  405: 'wrong-method',
  413: 'too-large',
  414: 'bad-request',
  415: 'wrong-type',
  503: 'busy',
};

function codeOf(error: FastifyError): RefusalCode {
  if (error instanceof pg.DatabaseError) {
    if (error.code?.startsWith(LOST_CONNECTION)) return 'busy';
    return bySqlState[error.code ?? ''] ?? 'broken';
  }
  if (isConnectionLoss(error)) return 'busy';
  const status = error.statusCode ?? 500;
  return byStatus[status] ?? (status < 500 ? 'bad-request' : 'broken');
}

/** A pool that is full or a database that is away speaks through these, not through an SQL state. */
function isConnectionLoss(error: Error & { code?: string }): boolean {
  return LOSS_MESSAGES.test(error.message) || LOSS_CODES.has(error.code ?? '');
}

const LOSS_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable/;
/** The last four are of a name or a network that has gone, as when another database takes over. */
const LOSS_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

function describe(error: Error): Record<string, unknown> {
  if (error instanceof pg.DatabaseError)
    return {
      sqlstate: error.code,
      table: error.table,
      constraint: error.constraint,
      routine: error.routine,
      statement: findWordsOfFailedStatement(error),
    };
  return { name: error.name, message: error.message, stack: error.stack };
}
