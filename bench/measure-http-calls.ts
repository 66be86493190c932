import { Agent, request } from 'node:http';

export type HttpCall = {
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string;
};

export type TimedHttpResponse = { status: number; bytes: number; ms: number; text: string };

/** Keep-alive connections to the server under test, each used by one caller at a time. */
export function openHttpConnections(port: number, connections: number) {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: connections,
    maxFreeSockets: connections,
  });
  return { send: (call: HttpCall) => send(agent, port, call), close: () => agent.destroy() };
}

/** @throws when the answer is not what the call is for: a failing route would look fast */
function send(
  agent: Agent,
  port: number,
  { path, method = 'GET', headers = {}, body }: HttpCall,
): Promise<TimedHttpResponse> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      { agent, port, host: '127.0.0.1', path, method, headers: { ...headers, ...length } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          const whole = Buffer.concat(chunks);
          if (status >= 400)
            return reject(
              new Error(`${method} ${path} answered ${status}: ${whole.toString().slice(0, 300)}`),
            );
          resolve({
            status,
            bytes: whole.length,
            ms: performance.now() - startedAt,
            text: whole.toString(),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Answers a second over so many connections. */
export async function measureThroughput(
  port: number,
  call: HttpCall,
  { connections = 8, ms = 500 } = {},
): Promise<number> {
  const line = openHttpConnections(port, connections);
  const startedAt = performance.now();
  let answered = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - startedAt < ms) {
        await line.send(call);
        answered += 1;
      }
    }),
  );
  line.close();
  return (answered * 1000) / (performance.now() - startedAt);
}

export type MeasuredLatency = { p50: number; p99: number; bytes: number };

/** Milliseconds of one answer after the other over one connection. */
export async function measureLatency(
  port: number,
  call: HttpCall,
  { ms = 700, atLeast = 20 } = {},
): Promise<MeasuredLatency> {
  const line = openHttpConnections(port, 1);
  const startedAt = performance.now();
  const times: number[] = [];
  let bytes = 0;
  while (performance.now() - startedAt < ms || times.length < atLeast) {
    const answered = await line.send(call);
    times.push(answered.ms);
    bytes = answered.bytes;
  }
  line.close();
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), bytes };
}

function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);
