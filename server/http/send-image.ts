import type { FastifyReply } from 'fastify';

/** Its address changes with the picture, so it may be kept; whatever it is taken for, nothing in it runs. */
export function sendImage(
  reply: FastifyReply,
  { image, isPublic }: { image: Uint8Array; isPublic: boolean },
): FastifyReply {
  return reply
    .type('image/webp')
    .header('cache-control', `${isPublic ? 'public' : 'private'}, max-age=31536000, immutable`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(Buffer.from(image));
}
