import { AsyncLocalStorage } from 'node:async_hooks';
import type * as api from '@opentelemetry/api';
import type * as exporters from '@opentelemetry/exporter-trace-otlp-http';
import type * as resources from '@opentelemetry/resources';
import type * as sdk from '@opentelemetry/sdk-trace';
import type { ObserveConnection } from '../access/pool-with-prepared-statements.ts';
import type { Config } from '../config.ts';
import { loadModuleOnFirstUse } from '../load-module-on-first-use.ts';
import { findServerVersion } from './find-server-version.ts';
import { summariseStatement } from './summarise-statement.ts';

const openTelemetry = loadModuleOnFirstUse<typeof api>('@opentelemetry/api');
const spanExporters = loadModuleOnFirstUse<typeof exporters>(
  '@opentelemetry/exporter-trace-otlp-http',
);
const spanResources = loadModuleOnFirstUse<typeof resources>('@opentelemetry/resources');
const spans = loadModuleOnFirstUse<typeof sdk>('@opentelemetry/sdk-trace');

/** What does not fit is dropped: nobody waits for a collector, and no memory does. */
const QUEUE_MAX = 2048;
const BATCH_MAX = 256;
const EXPORT_TIMEOUT_MS = 5_000;
const EXPORTS_AT_ONCE = 2;
const SEND_EVERY_MS = 1_000;
/** A collector that is away is told in the log as often. */
const LOG_EVERY_MS = 60_000;
const CLOSING_MS = 2_000;

type WriteLogLine = (entry: Record<string, unknown>) => void;

export type RequestSpan = {
  /** Goes on within the span, whichever callback it comes from. */
  run: (next: () => void) => void;
  end: (request: { method: string; route: string; status: number }) => void;
};

/** Which request or task did what for how long. Names of routes, doors, tasks and statements, and never a value. */
export type Tracing = {
  openRequest: () => RequestSpan;
  runTask: <T>(task: string, work: () => Promise<T>) => Promise<T>;
  observeConnection: ObserveConnection;
  close: () => Promise<void>;
};

/** @param endpoint of a collector that takes OTLP over HTTP, to which /v1/traces is added */
export function openTracing(
  endpoint: NonNullable<Config['OTEL_EXPORTER_OTLP_ENDPOINT']>,
  { log }: { log: WriteLogLine },
): Tracing {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = openTelemetry();
  const { BatchSpanProcessor, TracerProvider } = spans();
  const processor = new BatchSpanProcessor({
    exporter: openExporter(endpoint, log),
    maxQueueSize: QUEUE_MAX,
    maxExportBatchSize: BATCH_MAX,
    scheduledDelayMillis: SEND_EVERY_MS,
    exportTimeoutMillis: 2 * EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: spanResources().resourceFromAttributes({
      'service.name': 'evenhand',
      'service.version': findServerVersion(),
    }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('evenhand');
  const storage = new AsyncLocalStorage<api.Span>();
  // Whatever a caller sends along of a trace of their own is not heard: strangers call.
  const open = (name: string, kind: api.SpanKind, parent?: api.Span) =>
    tracer.startSpan(name, { kind }, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);

  /** What was thrown may quote what somebody wrote: its kind is all that is kept of it. */
  async function end<T>(span: api.Span, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', kindOf(error));
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    openRequest: () => {
      const span = open('request', SpanKind.SERVER);
      return {
        run: (next) => storage.run(span, next),
        end: ({ method, route, status }) => {
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    runTask: (task, work) => {
      const span = open(`task ${task}`, SpanKind.CONSUMER);
      return storage.run(span, () => end(span, work));
    },
    observeConnection: () => {
      const parent = storage.getStore();
      // Nobody asked: rounds look every two seconds, and mostly find nothing.
      if (parent === undefined) return undefined;
      const connection = open('database connection', SpanKind.INTERNAL, parent);
      return {
        query: (text, work) => {
          const span = open(summariseStatement(text), SpanKind.CLIENT, connection);
          span.setAttribute('db.system.name', 'postgresql');
          return end(span, work);
        },
        end: () => connection.end(),
      };
    },
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => {}),
        new Promise<void>((resolve) => setTimeout(resolve, CLOSING_MS).unref()),
      ]),
  };
}

/** Says now and then that spans are lost; no more is made of it. */
function openExporter(endpoint: string, log: WriteLogLine): sdk.SpanExporter {
  const exporter = new (spanExporters().OTLPTraceExporter)({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
    concurrencyLimit: EXPORTS_AT_ONCE,
  });
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    export: (batch, done) =>
      exporter.export(batch, (result) => {
        if (result.error !== undefined && performance.now() - loggedAt > LOG_EVERY_MS) {
          loggedAt = performance.now();
          log({ at: 'traces', problem: `not taken: ${result.error.message}` });
        }
        // The processor would only report it elsewhere.
        done({ code: 0 });
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
}

/** An SQL state or the name of a class of errors. */
function kindOf(error: unknown): string {
  const code: unknown = Reflect.get(Object(error), 'code');
  if (typeof code === 'string' && /^[A-Z0-9_]{5,30}$/.test(code)) return code;
  return error instanceof Error ? error.constructor.name : 'unknown';
}
