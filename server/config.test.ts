import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, describeConfig, parseConfig } from './config.ts';
import { StartError } from './outside/start-error.ts';

const KEY = 'k3QX0v9sTqWm2LrZ8nYb5HcJ7dPfGa1u';
const DATABASE_URL = 'postgres://migrator:pw@db.example.org/evenhand';
const PRODUCTION = {
  NODE_ENV: 'production',
  BASE_URL: 'https://hiring.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  DATABASE_URL,
  SECRET_KEY: KEY,
};

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'evenhand-config-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true }));

test('nothing needs to be set', () => {
  const config = parseConfig({ DATA_DIR });
  expect(config).toMatchObject({
    PORT: 3000,
    BASE_URL: 'http://127.0.0.1:3000',
    DEMO: true,
    EO_DISCLOSURE: 'protected',
  });
  expect(Object.isFrozen(config)).toBe(true);
});

test('an empty text is as good as none', () => {
  expect(parseConfig({ DATA_DIR, PORT: '', DATABASE_URL: ' ' }).PORT).toBe(3000);
});

test('the secret key is made once, for this account only', () => {
  const first = parseConfig({ DATA_DIR }).SECRET_KEY;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(parseConfig({ DATA_DIR }).SECRET_KEY).toBe(first);
  expect(statSync(join(DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600);
});

test('a secret key that everybody may read is refused', () => {
  parseConfig({ DATA_DIR });
  chmodSync(join(DATA_DIR, 'secret-key'), 0o644);
  expect(() => parseConfig({ DATA_DIR })).toThrow(/chmod 600/);
});

test('a data directory that cannot be made is refused in one sentence', () => {
  const file = join(DATA_DIR, 'file');
  writeFileSync(file, '');
  expect(() => parseConfig({ DATA_DIR: join(file, 'data') })).toThrow(StartError);
});

test.each([
  ['PORT', '3000.5'],
  ['PORT', '65536'],
  ['PORT', '0x10'],
  ['HOST', 'a host'],
  ['BASE_URL', 'https://hiring.example.org/path'],
  ['BASE_URL', 'ftp://hiring.example.org'],
  ['DATABASE_URL', 'mysql://db.example.org/evenhand'],
  ['DATABASE_ROLE_PREFIX', 'pg_evenhand'],
  ['SECRET_KEY', 'too short'],
  ['SMTP_URL', 'mail.example.org'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['CONTACT_EMAIL', 'nobody'],
  ['DEMO', 'yes'],
  ['METRICS_ADDRESS', '127.0.0.1'],
  ['METRICS_ADDRESS', '127.0.0.1:0'],
  ['METRICS_ADDRESS', '[::1]:99999'],
  ['METRICS_ADDRESS', 'http://127.0.0.1:9464'],
  ['TWIN_RUN', 'weekly'],
  ['EO_DISCLOSURE', 'open'],
  ['NODE_ENV', 'prod'],
])('%s=%j is refused by name', (name, value) => {
  const problems = problemsOf({ DATA_DIR, [name]: value });
  expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${name} must .*\\.$`)));
});

test('a refusal does not repeat a password', () => {
  expect(
    problemsOf({
      DATABASE_URL: 'mysql://migrator:hunter2@db.example.org',
      SECRET_KEY: 'hunter2',
    }).join(),
  ).not.toContain('hunter2');
});

test('every problem is told at once', () => {
  expect(problemsOf({ PORT: 'x', DEMO: 'x', DATABASE_URL })).toHaveLength(3);
});

test('a database of your own needs a secret key of your own, and has no demo', () => {
  expect(problemsOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^SECRET_KEY is required/)]);
  expect(parseConfig({ DATABASE_URL, SECRET_KEY: KEY }).DEMO).toBe(false);
});

test('a login without the database is refused', () => {
  expect(problemsOf({ DATA_DIR, DATABASE_APP_URL: DATABASE_URL })).toHaveLength(1);
});

test('production starts with what it needs', () => {
  expect(parseConfig(PRODUCTION)).toMatchObject({
    DEMO: false,
    MAIL_FROM: 'Evenhand <no-reply@hiring.example.org>',
  });
});

test.each([
  { SMTP_URL: '' },
  { BASE_URL: 'http://hiring.example.org' },
  { BASE_URL: '' },
  { DEMO: 'true' },
  { SECRET_KEY: 'change-me-change-me-change-me-change-me' },
  { SECRET_KEY: 'a'.repeat(40) },
])('production is refused with %j', (change) => {
  expect(problemsOf({ ...PRODUCTION, ...change })).toHaveLength(1);
});

test('figures are read at an address of their own, of this machine alone unless it says otherwise', () => {
  const read = (METRICS_ADDRESS: string) =>
    parseConfig({ DATA_DIR, METRICS_ADDRESS }).METRICS_ADDRESS;
  expect(parseConfig({ DATA_DIR }).METRICS_ADDRESS).toBeUndefined();
  expect(read('9464')).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(read('10.0.0.7:9464')).toEqual({ host: '10.0.0.7', port: 9464 });
  expect(read('[::1]:9464')).toEqual({ host: '::1', port: 9464 });
  for (const METRICS_ADDRESS of ['3000', '127.0.0.1:3000'])
    expect(problemsOf({ DATA_DIR, METRICS_ADDRESS })).toEqual([
      expect.stringContaining('another port than PORT'),
    ]);
  expect(problemsOf({ DATA_DIR, METRICS_ADDRESS: '9464', PORT: '9464' })).toHaveLength(1);
});

test('the help names every setting', () => {
  for (const name of Object.keys(parseConfig({ DATA_DIR })))
    expect(describeConfig()).toContain(`${name}\n`);
});

test('docs/running.md says the same as the help', () => {
  const running = readFileSync(join(import.meta.dirname, '../docs/running.md'), 'utf8');
  const settings = /<!-- settings: begin -->\n```\n(.*)\n```\n<!-- settings: end -->/s.exec(
    running,
  );
  expect(settings?.[1]).toBe(describeConfig());
});

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('links of the footer have a name and an address each; anything else is refused', () => {
  const config = parseConfig({
    DATA_DIR,
    FOOTER_LEGAL_LINKS:
      'Terms of use=https://example.org/terms?a=b, Privacy = https://example.org/privacy',
  });
  expect(config.FOOTER_LEGAL_LINKS).toEqual([
    { name: 'Terms of use', href: 'https://example.org/terms?a=b' },
    { name: 'Privacy', href: 'https://example.org/privacy' },
  ]);
  expect(config.FOOTER_BLOG_LINKS).toBeUndefined();
  const nine = Array.from({ length: 9 }, (_, n) => `Link ${n}=https://example.org/${n}`).join(', ');
  for (const wrong of [
    'https://example.org',
    'Terms=javascript:alert(1)',
    'Terms=https://',
    'Terms=https://example.org/, Privacy',
    nine,
  ])
    expect(() => parseConfig({ DATA_DIR, FOOTER_SOCIAL_LINKS: wrong })).toThrow(
      'FOOTER_SOCIAL_LINKS must look like',
    );
});

const CELL_DIRECTORY_URL = 'postgres://directory:pw@db.example.org/directory';
const CELLS = 'a=https://one.internal.example.org, b=http://10.0.0.2:3000';

const TRUSTED_PROXIES = '10.0.0.0/8';

test('cells are known by their letters', () => {
  const set = {
    DATA_DIR,
    DATABASE_URL,
    SECRET_KEY: KEY,
    CELLS,
    CELL_DIRECTORY_URL,
    TRUSTED_PROXIES,
  };
  expect(parseConfig({ ...set, CELL: 'b' })).toMatchObject({
    CELL: 'b',
    CELLS: { a: 'https://one.internal.example.org', b: 'http://10.0.0.2:3000' },
  });
  expect(parseConfig(set).CELL).toBe('a');
  expect(parseConfig({ DATA_DIR })).toMatchObject({ CELL: 'a', CELLS: {} });
});

test.each([
  ['its letter alone', { CELL: 'b' }, 'CELL means nothing without CELLS'],
  ['a letter that is none', { CELL: 'B', CELLS }, 'CELL must be one letter from a to z'],
  ['itself not among them', { CELL: 'c', CELLS }, 'CELLS must name this cell too'],
  ['one alone', { CELLS: 'a=http://10.0.0.1:3000' }, 'CELLS must look like a=http'],
  ['one letter twice', { CELLS: `${CELLS}, b=http://10.0.0.3:3000` }, 'each letter once'],
  ['a path', { CELLS: `${CELLS}, c=http://10.0.0.3/evenhand` }, 'CELLS must look like a=http'],
  ['no directory', { CELLS, CELL_DIRECTORY_URL: '' }, 'CELL_DIRECTORY_URL is required with CELLS'],
  ['a directory alone', { CELLS: '' }, 'CELL_DIRECTORY_URL means nothing without CELLS'],
  ['nobody to believe', { CELLS, TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES is required with CELLS'],
  ['no database', { CELLS, DATABASE_URL: '' }, 'DATABASE_URL is required with CELLS'],
])('cells that contradict each other are refused: %s', (_, set, sentence) => {
  const whole = {
    DATA_DIR,
    DATABASE_URL,
    SECRET_KEY: KEY,
    CELL_DIRECTORY_URL,
    TRUSTED_PROXIES,
    ...set,
  };
  expect(() => parseConfig(whole)).toThrow(sentence);
});
