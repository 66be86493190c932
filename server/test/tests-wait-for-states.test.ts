import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** A busy machine is late: less than this is patience with a quiet one. */
const PATIENCE_MS = 60_000;
/** What a whole test has anyway. */
const TEST_MS = 300_000;

/** What waits by the clock all the same, and why. */
const allowed: Record<string, string> = {
  'e2e/retry-request-while-server-is-busy.ts':
    'a server that said "try again in a moment" is given one',
  'e2e/signing-in.e2e.ts': 'the codes of two-factor log-in are made by the clock',
  'e2e/wait-until-value-is-found.ts':
    'an e-mail is asked for again until it is there, beside tests too',
};

const tests = globSync(['e2e/**/*.ts', '{contract,server,web}/**/*.test.ts'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));

test('tests wait for states: none sleeps', () => {
  const sleeping = tests
    .filter(({ text }) =>
      /waitForTimeout\(|setTimeout\(\s*resolve|node:timers\/promises|pg_sleep\([1-9]/.test(text),
    )
    .map(({ path }) => path);
  expect(
    sleeping.filter((path) => !path.endsWith('test/tests-wait-for-states.test.ts')).toSorted(),
  ).toEqual(Object.keys(allowed));
});

test('tests wait for states: none loses patience within a minute, and none is tried a second time', () => {
  const config = {
    path: 'vitest.config.ts',
    text: readFileSync(`${root}vitest.config.ts`, 'utf8'),
  };
  const hasty = [...tests, config].flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:timeout|retry|retries): ([\d_]+)|^\s*\}, ([\d_]+)\);$/gm)]
      .filter(
        ([, named = `${PATIENCE_MS}`, last = `${TEST_MS}`]) =>
          numberOf(named) < PATIENCE_MS || numberOf(last) < TEST_MS,
      )
      .map(([words]) => `${path}: ${words.trim()}`),
  );
  expect(hasty).toEqual([]);
});

function numberOf(written: string): number {
  return Number(written.replaceAll('_', ''));
}

test('tests wait for states: none reads only once what stands on a page', () => {
  const once = tests
    .filter(({ path }) => path.startsWith('e2e/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(READ_ONCE)].map(([words]) => `${path}: ${words}`),
    );
  expect(once).toEqual([]);
});

/** What else a page shows may come a moment later: `expect.poll` asks until it is there. */
const READ_ONCE =
  /expect\(\s*await [^;]*?\.(?:count|inputValue|isChecked|isDisabled|isEnabled|isVisible|textContent|innerText|allInnerTexts|allTextContents)\(\),?\s*\)/g;
