import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { compressResponses } from './http/compress-responses.ts';
import { answerUnreadableRequest } from './http/answer-unreadable-request.ts';
import { addErrorHandler, sendProblemDetails } from './http/error-handler-and-problem-details.ts';
import { routesOfAllFeatures } from './feature-routes.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { createReadinessCheck } from './readiness-check-and-problems.ts';
import type { Services } from './services-type.ts';
import { requireOneHostHeader } from './http/require-one-host-header.ts';
import { addJsonBodyParser } from './http/json-body-parser.ts';
import { Refusal } from './http/refusal.ts';
import type { RoutedApp } from './http/add-endpoint-route.ts';
import { defaultSecurityHeaders, addSecurityHeaders } from './http/security-headers.ts';
import { forwardRequestsOfOtherCells } from './cells/forward-requests-of-other-cells.ts';
import { traceRequests } from './telemetry/trace-requests.ts';
import { serveBuiltWebApp } from './http/serve-built-web-app.ts';
import { addImageBodyParser } from './http/image-upload.ts';

const BODY_LIMIT_BYTES = 1_000_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Of an address that does not exist somebody may ask by any of the others. */
const COUNTED_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** The contract checks what comes and goes: with compilers of our own the framework leaves its in the library. */
const withoutSchemas = { buildValidator: refuseSchemas, buildSerializer: refuseSchemas };

function refuseSchemas(): never {
  throw new Error('Routes have no JSON schemas here: the contract has.');
}

/** The HTTP server, from all routes. */
export async function buildHttpApp(services: Services): Promise<RoutedApp> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: REQUEST_TIMEOUT_MS,
    // Whatever reached us before the end is answered, and never with the bare words of the framework.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    trustProxy: services.config.TRUSTED_PROXIES?.split(/, ?/) ?? false,
    clientErrorHandler: answerUnreadableRequest,
    // Asked for by `requireOneHostHeader`.
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: withoutSchemas },
    // An address that cannot be decoded never reaches the hooks.
    frameworkErrors: (_error, request, reply) => {
      sendProblemDetails(
        request,
        reply.headers(defaultSecurityHeaders),
        new Refusal('bad-request'),
      );
    },
  });
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });
  addJsonBodyParser(app);
  addImageBodyParser(app);
  ignoreEmptyJsonBodies(app);
  if (services.tracing !== null) traceRequests(app, services.tracing);
  logAndCountRequests(app, services);
  closeConnectionsOnShutdown(app, services);
  addSecurityHeaders(app);
  requireOneHostHeader(app);
  addErrorHandler(app, services);
  compressResponses(app);
  forwardRequestsOfOtherCells(app, services);
  addHealthRoutes(app, services, createReadinessCheck(services));
  const server: RoutedApp = {
    app,
    services,
    endpoints: [],
    pages: [],
    accessRules: new Map(),
    calls: { inHand: 0 },
  };
  for (const addRoutes of routesOfAllFeatures) addRoutes(server);
  await serveBuiltWebApp(app, services.config);
  return server;
}

/** Once told to stop, no connection is kept for a next request: else the end waits for browsers that hold theirs open. */
function closeConnectionsOnShutdown(app: FastifyInstance, { leaving }: Services): void {
  app.addHook('onSend', async (_request, reply) => {
    if (leaving()) reply.header('connection', 'close');
  });
}

/** Programs say that they send JSON where they send nothing: a call that takes no body is none the worse for it. */
function ignoreEmptyJsonBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const isEmpty = (headers['content-length'] ?? '0') === '0' && !headers['transfer-encoding'];
    if (isEmpty && /^application\/json\b/i.test(headers['content-type'] ?? ''))
      delete headers['content-type'];
  });
}

/** One line a request: the route's pattern instead of its address, so that no token and no query is written or counted. */
function logAndCountRequests(app: FastifyInstance, { log, metrics }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime);
    log({
      at: 'request',
      id: request.id,
      method,
      route,
      status,
      ms,
    });
    const { isStream } = request.routeOptions.config;
    metrics.countRequest({
      method: COUNTED_METHODS.has(method) ? method : 'other',
      route,
      status,
      ...(!isStream && { seconds: reply.elapsedTime / 1000 }),
    });
  });
}
