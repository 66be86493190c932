import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type AttributeValue = { stringValue?: string; intValue?: number | string };

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: AttributeValue }[];
  status: { code?: number; message?: string };
  events: unknown[];
};

type TraceRequest = {
  resourceSpans: {
    resource: { attributes: { key: string; value: AttributeValue }[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
};

/** A collector that takes OTLP over HTTP as JSON, and keeps what it was sent; 'hang' never answers, a status refuses. */
export async function startTraceCollector({ answer = 200 as number | 'hang' } = {}) {
  const received: { path: string; type: string; text: string }[] = [];
  const waiting = new Set<ServerResponse>();
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const type = headers['content-type'] ?? '';
      received.push({ path, type, text: Buffer.concat(chunks).toString() });
      if (answer === 'hang') waiting.add(response);
      else response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise((resolve) => {
        collector.close(() => resolve());
        collector.closeAllConnections();
      }),
  );
  // It listens on an IP address.
  const { port } = collector.address() as AddressInfo;
  // In the shape of the protocol.
  const requests = () => received.map(({ text }) => JSON.parse(text) as TraceRequest);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    spans: () =>
      requests().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    resources: () =>
      requests().flatMap(({ resourceSpans }) =>
        resourceSpans.map(({ resource }) => resource.attributes),
      ),
  };
}
