import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = globSync(['{contract,server,web}/**/*.{ts,tsx,sql}'], { cwd: root }).filter(
  (path) => !/node_modules|\/dist\/|\.test\.tsx?$|^server\/test\//.test(path),
);

/** An organisation named by its number: beside one of the words for it, or in a list of them. */
const named = [
  /\b(?:org|organisation|tenant)_?id\w*["'\])]*\s*(?:[=!]==?|=|:|in|<>|any)\s*\(?\s*(?:array)?\s*[[(]?\s*['"]?[1-9]\d*\b/i,
  /\b(?:org|organisation|tenant)\w*\s*(?::[^=\n]*)?=\s*(?:new Set\()?\[\s*\d+\s*,/i,
  /\b[1-9]\d*\s*===?\s*\w*\.?(?:org|organisation)_?id\b/i,
];

const offenders = (text: string) =>
  text
    .split('\n')
    .filter((line) => named.some((pattern) => pattern.test(line)))
    .map((line) => line.trim());

test('no organisation is known by its number: what it may do stands in its data', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((path) =>
    offenders(readFileSync(`${root}/${path}`, 'utf8')).map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'if (member.orgId === 619) return importButton;',
  "where org_id = 619 and title = 'x'",
  'const orgsWithCareersPages = [3, 17, 204];',
  'const ORGANISATIONS: number[] = [12, 40];',
  'if (619 === user.OrgId) return;',
  'where org_id in (619, 7)',
  "orgId: '619',",
])('%s would be found', (line) => {
  expect(offenders(line)).toHaveLength(1);
});

test.each([
  'org_id bigint not null default core.current_org(),',
  'const orgIds: number[] = [];',
  'organisation: line(200),',
  'where org_id = ${orgId}',
])('%s names none', (line) => {
  expect(offenders(line)).toEqual([]);
});
