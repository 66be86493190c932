import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, type RefusalCode, refusalStatusesAndSentences } from './refusal.ts';
import { sendServerPage } from './render-server-page.ts';
import { addPrivatePageHeaders } from './private-page-headers.ts';

/** A "no" as a page. What does not exist looks the same whatever was asked for, to the byte. */
export async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, details }: Refusal,
): Promise<FastifyReply> {
  if (code === 'not-logged-in' && request.method === 'GET') {
    return reply.redirect(`/login?path=${encodeURIComponent(request.url)}`, 303);
  }
  const [status, message] = refusalStatusesAndSentences[code];
  if (status === 503 || status === 429)
    reply.header('retry-after', String(details.retryAfterSeconds ?? 2));
  addPrivatePageHeaders(reply);
  const words =
    code === 'erased'
      ? { title: 'This application was erased', message: details.message ?? message }
      : (wordsOf[code] ?? { title: 'This did not work', message });
  const isBusyWithForm = code === 'busy' && request.method === 'POST';
  return sendServerPage(
    reply,
    {
      page: 'refusal',
      ...words,
      ...(isBusyWithForm && { message: BUSY_WITH_FORM }),
      reference: status >= 500 ? request.id : null,
    },
    status,
  );
}

const wordsOf: Partial<Record<RefusalCode, { title: string; message: string }>> = {
  'not-found': {
    title: 'This page does not exist',
    message:
      'Check that the whole address was copied. If a role was advertised here, it is not open any more.',
  },
  'role-closed': {
    title: 'This role has closed',
    message:
      'Nothing can be submitted any more. If you have applied, the personal link in your e-mail shows where you stand.',
  },
  'link-expired': {
    title: 'This link does not work any more',
    message: 'It has been replaced or withdrawn. Use the newest link in your e-mail.',
  },
  'stale-token': {
    title: 'This page has been open too long',
    message:
      'Go back, reload the page and send it again. Your browser must accept cookies from this site.',
  },
  'too-many': {
    title: 'Too many applications from this network',
    message: 'Wait an hour, or use another network, then try again. Nothing was sent.',
  },
  'wrong-type': { title: 'This could not be read', message: 'Send the form on the page itself.' },
  broken: {
    title: 'Something went wrong on our side',
    message:
      'Nothing was changed. Go back and try again, and tell us the number below if it stays.',
  },
  busy: {
    title: 'We are busy right now',
    message: 'Nothing was changed. Reload this page in a moment.',
  },
};

/** Going back shows some forms empty: the browser still has what was sent, and sends it again. */
const BUSY_WITH_FORM =
  'Nothing was changed. Reload this page in a moment: it sends again what you wrote.';
