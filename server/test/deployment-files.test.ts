import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { settingsSchema } from '../settings-schema.ts';

const project = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(project, path), 'utf8');
const { version } = JSON.parse(read('package.json'));
const settings = Object.keys(settingsSchema.shape);
/** Of the PostgreSQL that compose brings along, and of its logins. */
const OF_OTHERS = ['POSTGRES_PASSWORD', 'DATABASE_PASSWORD'];

test.each([
  ['deploy/compose.yaml', 'BASE_URL'],
  ['deploy/helm/evenhand/values.yaml', 'BASE_URL'],
  ['deploy/evenhand.service', 'DATA_DIR'],
  ['deploy/haproxy/evenhand-cells.cfg', 'TRUSTED_PROXIES'],
])('%s names settings that there are, %s among them', (path, one) => {
  const named = read(path).match(/\b[A-Z]+(_[A-Z]+)+\b/g) ?? [];
  const families = ['AF_INET', 'AF_UNIX'];
  const unknown = named.filter((name) => ![...settings, ...OF_OTHERS, ...families].includes(name));
  expect(unknown).toEqual([]);
  expect(named).toContain(one);
});

test('image and chart are of the version of the program', () => {
  expect(read('deploy/compose.yaml')).toContain(`image: evenhand:${version}\n`);
  const chart = read('deploy/helm/evenhand/Chart.yaml');
  expect(chart).toContain(`\nversion: ${version}\n`);
  expect(chart).toContain(`\nappVersion: ${version}\n`);
});

/** The part of the Compose specification that a slip of the pen breaks: a list of words, each of them text. */
const ComposeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      healthcheck: z.optional(z.object({ test: z.array(z.string()) })),
      command: z.optional(z.union([z.string(), z.array(z.string())])),
    }),
  ),
});

test('compose and the alarms are read as what they mean, and each part of a health check is text', () => {
  const { services } = ComposeFile.parse(parse(read('deploy/compose.yaml'), { merge: true }));
  const check = services['evenhand']?.healthcheck?.test;
  expect(check?.at(-1)).toContain('process.exit(ok?0:1)');
  expect(check?.filter((word) => word.includes(' '))).toEqual([]);
  expect(parse(read('deploy/prometheus/evenhand-alarms.yml'))).toHaveProperty('groups');
});

test('the chart lets servers, their database and its pooler reach each other by ports that can be named', () => {
  const { networkPolicy } = parse(read('deploy/helm/evenhand/values.yaml'));
  const policy = read('deploy/helm/evenhand/templates/network-policy.yaml');
  const named = policy.match(/(?<=\.Values\.networkPolicy\.)\w+/g) ?? [];
  expect(new Set(named)).toEqual(new Set(Object.keys(networkPolicy)));
});

test('HAProxy writes no address, waits longer than live updates are silent, and knows each cell that it names', () => {
  const settings = read('deploy/haproxy/evenhand-cells.cfg');
  // As HAProxy spells a request's path, its query, its whole line, and what was captured of it.
  expect(/log-format .*/.exec(settings)?.[0]).not.toMatch(/%(HP|HPO|HQ|HU|r|hr|hs)\b|%\[/);
  expect(settings).not.toMatch(/option (httplog|tcplog|forwardfor)|capture /);
  const heartbeat = read('server/features/live/live-stream-registry.ts');
  const silentMs = Number(/HEARTBEAT_EVERY_MS = ([\d_]+)/.exec(heartbeat)?.[1]?.replace('_', ''));
  for (const end of ['client', 'server']) {
    const seconds = Number(new RegExp(`timeout ${end} (\\d+)s`).exec(settings)?.[1]);
    expect([end, seconds * 1000 > 2 * silentMs]).toEqual([end, true]);
  }
  const cells = settings.match(/(?<=^backend cell_)[a-z]$/gm) ?? [];
  const servers = settings.match(/(?<=^ {2}server )[a-z](?= )/gm) ?? [];
  expect([cells, [...new Set(servers)]]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});
