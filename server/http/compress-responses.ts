import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Neither a secret nor what a stranger or a candidate wrote stands in its answers (decision 045). */
    isCompressed?: true;
  }
}

/** Less fits into one packet anyway. */
const FROM_BYTES = 1400;
/** Between speed and size, as answers are made anew each time. */
const BROTLI_QUALITY = 4;

const compressors = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

/** Compresses the answers of the routes that say so; files of the built web are compressed by the build. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.isCompressed !== true) return payload;
    if (typeof payload !== 'string' || Buffer.byteLength(payload) < FROM_BYTES) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
    if (encoding !== 'br' && encoding !== 'gzip') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const etag = reply.getHeader('etag');
    // The same words in other bytes.
    if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
    return encoding === 'br' ? compressors.br(payload, options) : compressors.gzip(payload);
  });
}
