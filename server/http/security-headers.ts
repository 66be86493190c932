import type { FastifyInstance, FastifyReply } from 'fastify';

const csp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** An address that is a key itself is never told to another page. */
const TOKEN_IN_ADDRESS = /:(token|hash)\b/;

/** On every answer, errors and files included; a route may set a value of its own. */
export const defaultSecurityHeaders = {
  'content-security-policy': csp,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cache-control': 'no-store',
};

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(defaultSecurityHeaders);
    if (TOKEN_IN_ADDRESS.test(request.routeOptions.url ?? ''))
      reply.header('referrer-policy', 'no-referrer');
  });
}

/** A preview stands in a frame of our own pages, and of nobody else's. */
export function allowFramingByOwnPages(reply: FastifyReply): void {
  reply.header(
    'content-security-policy',
    csp.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
}
