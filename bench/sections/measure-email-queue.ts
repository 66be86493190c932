import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import {
  type HttpCall,
  type MeasuredLatency,
  measureLatency,
  median,
  openHttpConnections,
} from '../measure-http-calls.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';

const EMAILS = 10_000;
const FIRST = 1000;
const PATIENCE_MS = 120_000;
const MB = 1_000_000;

/** A long queue leaves by a real mail server on the loopback: each mail once, none of it kept, and callers do not wait for it. */
export async function measureEmailQueue({
  port,
  owner,
  small,
  large,
}: RunningBenchmark): Promise<BenchmarkResult[]> {
  const sink = await openSink();
  const line = openHttpConnections(port, 1);
  const heap = async () => Number((await line.send({ path: '/bench/heap' })).text) / MB;
  const list: HttpCall = { path: '/job/list-es', headers: large.admin };
  try {
    // What other sections wrote is not to be counted.
    await owner.query(
      `update pii.email_message set cancelled_at = now() where sent_at is null and cancelled_at is null and failed_at is null`,
    );
    await measureLatency(port, list, { ms: 1500 });
    const before = await measureLatency(port, list, { ms: 1500 });
    await queue(owner, small.orgId);
    const startedAt = performance.now();
    await line.send({ path: `/bench/send-to/${sink.port}` });
    await sink.has(FIRST);
    const early = await heap();
    const busy: MeasuredLatency[] = [];
    while (sink.count() < EMAILS * 0.9) busy.push(await measureLatency(port, list, { ms: 500 }));
    await sink.has(EMAILS);
    const seconds = (performance.now() - startedAt) / 1000;
    const late = await heap();
    await line.send({ path: '/bench/send-to/0' });
    const after = await measureLatency(port, list, { ms: 1500 });
    const idle = (before.p50 + after.p50) / 2;
    const busyMs = median(busy.map(({ p50 }) => p50));
    return [
      {
        what: `${EMAILS} queued mails leave by SMTP: heap after the last beside that after ${FIRST}`,
        measured: late - early,
        unit: ' MB',
        goal: { atMost: 5 },
        seen: `${late.toFixed(1)} and ${early.toFixed(1)} MB; ${(EMAILS / seconds).toFixed(0)} mails a second, each once`,
      },
      {
        what: 'job list: p50 while mails leave ÷ without',
        measured: busyMs / idle,
        unit: '×',
        goal: { atMost: 2 },
        seen: `${busyMs.toFixed(2)} and ${idle.toFixed(2)} ms; p99 ${median(busy.map(({ p99 }) => p99)).toFixed(1)} and ${before.p99.toFixed(1)} ms`,
      },
    ];
  } finally {
    line.close();
    sink.close();
  }
}

/** As long as real ones, each to an address of its own: one gets no more than twenty within the hour. */
async function queue(owner: RunningBenchmark['owner'], orgId: number): Promise<void> {
  await owner.query(
    `insert into pii.email_message (org_id, kind, application_id, to_address, subject, text, html, message_id)
     select $1, 'applicant-submitted', a.id, 'mail' || a.id || '@example.com', 'We have your application',
       repeat('Thank you for your application. ', 30), repeat('<p>Thank you for your application.</p>', 80), '<' || a.id || '@bench.test>'
     from (select id from core.application where org_id = $1 order by id limit $2) a`,
    [orgId, EMAILS],
  );
}

/** Takes every mail and keeps nothing of it but its address. */
async function openSink() {
  const arrived = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? '';
        if (arrived.has(to)) console.error(`${to} was written to twice`);
        arrived.add(to);
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on an address, not on a pipe.
  const { port } = server.server.address() as AddressInfo;
  const has = async (emails: number) => {
    const giveUpAt = performance.now() + PATIENCE_MS;
    while (arrived.size < emails) {
      if (performance.now() > giveUpAt) throw new Error(`only ${arrived.size} mails have left`);
      await sleep(50);
    }
  };
  return { port, has, count: () => arrived.size, close: () => server.close() };
}
