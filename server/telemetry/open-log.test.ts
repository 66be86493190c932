import { expect, test } from 'vitest';
import { randomToken } from '../crypto/random-token-and-token-hash.ts';
import { listSourceFiles } from '../test/list-source-and-test-files-and-feature-folders.ts';
import { openLog } from './open-log.ts';

/** What a log writes of these entries, each line as it reads. */
function linesOf(
  entries: Record<string, unknown>[],
  level: 'info' | 'warn' | 'error' = 'info',
): Record<string, unknown>[] {
  let text = '';
  const log = openLog(level, { write: (line) => (text += line) });
  for (const entry of entries) log(entry);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

const request = { at: 'request', id: '1', method: 'GET', route: '/a/:id', status: 200, ms: 3 };

test('a line is one JSON object with its level, its moment, and what is told as it was given', () => {
  const [line] = linesOf([request]);
  expect(line).toEqual({ level: 'info', time: expect.any(String), ...request });
  expect(new Date(String(line?.['time'])).toISOString()).toBe(line?.['time']);
  expect(Object.keys(line ?? {}).slice(0, 3)).toEqual(['level', 'time', 'at']);
});

test.each([
  ['info', request],
  ['info', { at: 'readiness', problems: [] }],
  ['info', { at: 'twin-run', verdict: 'alike', differing: [], problem: null }],
  ['warn', { at: 'readiness', problems: ['database'] }],
  ['warn', { at: 'failure', id: '1', route: '/a', code: 'busy', error: { sqlstate: '57P01' } }],
  ['warn', { at: 'send', mail: 1, attempts: 2, outcome: 'delay' }],
  ['warn', { at: 'webhook', orgId: 1, problem: 'refused' }],
  ['warn', { at: 'twin-run', verdict: 'not finished', problem: 'no room' }],
  ['error', { at: 'twin-run', verdict: 'different', differing: ['GET /a'] }],
  ['error', { at: 'failure', id: '1', route: '/a', code: 'broken', error: { name: 'TypeError' } }],
  ['error', { at: 'dispatch', error: 'timeout exceeded when trying to connect' }],
])('it is at level %s: %j', (level, entry) => {
  expect(linesOf([entry])).toMatchObject([{ level, ...entry }]);
});

test('below its level nothing is written', () => {
  const busy = { at: 'failure', code: 'busy' };
  const broken = { at: 'failure', code: 'broken' };
  const levels = (level: 'info' | 'warn' | 'error') =>
    linesOf([request, busy, broken], level).map((line) => line['level']);
  expect(levels('info')).toEqual(['info', 'warn', 'error']);
  expect(levels('warn')).toEqual(['warn', 'error']);
  expect(levels('error')).toEqual(['error']);
});

test('what should never have been logged is not told: secrets by their names', () => {
  const secret = 'zyxvorquazilkh';
  const names = ['password', 'token', 'authorization', 'cookie', 'body', 'query', 'values'];
  const ofCandidates = ['email', 'firstName', 'lastName', 'phone', 'answer', 'answers', 'text'];
  const flat = Object.fromEntries([...names, ...ofCandidates].map((name) => [name, secret]));
  const lines = linesOf([{ at: 'a', ...flat, error: { name: 'Error', ...flat } }]);
  expect(lines).toMatchObject([{ at: 'a', token: '[redacted]', error: { name: 'Error' } }]);
  expect(JSON.stringify(lines)).not.toContain(secret);
});

test('nor what the words of an error quote: addresses of people, logins, tokens of links', () => {
  const token = `${randomToken().slice(0, 41)}A1`;
  const [line] = linesOf([
    {
      at: 'failure',
      code: 'broken',
      error: {
        name: 'Error',
        message: `550 <zyx.vor+qua@zyx.example.com> at postgres://zyxlogin:zyxpassword@db.example.org/evenhand`,
        stack: `Error: /apply/${token}\n    at run (server/outside/pooled-addresses/check-database-logins.ts:10:5)`,
      },
    },
  ]);
  expect(JSON.stringify(line)).not.toMatch(/zyx/);
  expect(JSON.stringify(line)).not.toContain(token);
  // What leads to the fault is still there.
  expect(line).toMatchObject({
    error: {
      message: '550 <[redacted]> at postgres://[redacted]db.example.org/evenhand',
      stack: expect.stringContaining('check-database-logins.ts:10:5'),
    },
  });
});

test('nobody in the running server writes lines past the log', () => {
  const own = /^server\/(commands|test|db)\/|\.test\.ts$/;
  // Before there is a server, in a process of their own, and the log itself.
  const known = [
    'server/build-web.ts',
    'server/main.ts',
    'server/outside/reencode-image-program.ts',
    'server/telemetry/open-log.ts',
  ];
  const writing = listSourceFiles('server')
    .filter(({ path, text }) => !own.test(path) && /process\.std(out|err)|console\./.test(text))
    .map(({ path }) => path);
  expect(writing.toSorted()).toEqual(known);
});
