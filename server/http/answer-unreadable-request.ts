import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { buildProblemDetails } from './error-handler-and-problem-details.ts';
import { lazyNodeHttpModule } from './lazy-node-http-module.ts';
import { Refusal, type RefusalCode } from './refusal.ts';
import { defaultSecurityHeaders } from './security-headers.ts';

const byError: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

/** What cannot be read as a request is answered before there is one: as all else is, and then the connection ends. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || hasBegunToAnswer(socket)) {
    socket.destroy();
    return;
  }
  const problem = buildProblemDetails(
    new Refusal(byError[error.code ?? ''] ?? 'bad-request'),
    randomUUID(),
  );
  const body = JSON.stringify(problem);
  const headers = {
    ...defaultSecurityHeaders,
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${problem.status} ${lazyNodeHttpModule().STATUS_CODES[problem.status]}`;
  socket.end([status, ...lines, '', body].join('\r\n'));
}

/** Another answer in the middle of one would be read as a part of it. */
function hasBegunToAnswer(socket: Socket): boolean {
  // Node keeps the answer that is being sent there; nothing else tells.
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
  return answer?.headersSent === true;
}
