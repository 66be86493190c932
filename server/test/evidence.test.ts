import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const pages = ['spec', 'mended'].map((name) => readEvidence(name)).join('\n');
const heldBy = /`([\w./-]+\.(?:test|e2e)\.ts)` "([^"]+)"/g;
const rows = pages
  .split('\n')
  .filter((line) => /^\| (?!The specification says|What was wrong)/.test(line));
const tests = [...pages.matchAll(heldBy)].map(([, file = '', name = '']) => ({ file, name }));

test('every line of the specification, and everything mended, that is listed names a test that holds it', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => row.search(heldBy) < 0)).toEqual([]);
});

test('every test that holds a line of evidence exists under that name', () => {
  const missing = tests.filter(({ file, name }) => {
    const path = resolve(project, file);
    return !existsSync(path) || !wordsOf(readFileSync(path, 'utf8')).includes(wordsOf(name));
  });
  expect(missing).toEqual([]);
});

function readEvidence(name: string): string {
  return readFileSync(resolve(project, `docs/evidence/${name}.md`), 'utf8');
}

/** A name may be written over quotes that are escaped in the one place and not in the other. */
function wordsOf(text: string): string {
  return text.replaceAll(/\\?['’"]/g, "'");
}
