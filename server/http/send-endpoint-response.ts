import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sendImage } from './send-image.ts';

/** As a picture or a file where the endpoint promises one, else as what was encoded. */
export function sendEndpointResponse(
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: unknown,
): FastifyReply {
  if (endpoint.responseType === 'image/webp') return sendImage(reply, answer as ImageAnswer);
  if (endpoint.responseType !== undefined)
    return sendFile(reply, endpoint.responseType, answer as FileAnswer);
  if (!reply.sent) reply.status(statusOf(endpoint, reply)).send(answer);
  return reply;
}

/** What the handlers of endpoints with a `responseType` answer, as the contract's types say. */
type ImageAnswer = { image: Uint8Array; isPublic: boolean };
type FileAnswer = { name: string; pieces: AsyncIterable<string>; type?: string };

/** As fast as it is read: no more is held than one piece. */
function sendFile(
  reply: FastifyReply,
  promised: string,
  { name, pieces, type = promised }: FileAnswer,
): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces));
}

function statusOf(endpoint: Endpoint, reply: FastifyReply): number {
  if (reply.statusCode !== 200) return reply.statusCode;
  return endpoint.status ?? (endpoint.output === undefined ? 204 : 200);
}
