import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFeatureFolders } from './list-source-and-test-files-and-feature-folders.ts';

/** What belongs to no feature, and why it may. */
const shared: Record<string, string> = {
  'count-words': 'how words are counted',
  'country-codes-and-us-states': 'a list of the world',
  currencies: 'a list of the world',
  endpoint: 'what every promise is made of',
  'text-email-id-and-list-search-schemas': 'what every text must be',
  'instant-codec': 'a moment in a query',
  'job-function-titles': 'titles for jobs, questions and careers pages alike',
  'parse-plain-text-blocks': 'how plain text is laid out',
  'perk-names': 'a list for jobs and careers pages alike',
  'problem-details': 'what every refusal is told as',
  'parse-and-write-rich-text-html': 'what the editor writes, wherever it stands',
  'server-rendered-page-props': 'what the server draws pages with',
  skills: 'a list for questions and templates alike',
  'write-csv': 'a file format',
};

const entries = readdirSync(new URL('../../contract/', import.meta.url), { withFileTypes: true });
const folders = entries
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name);
const files = entries
  .filter(({ name }) => /^[\w-]+\.ts$/.test(name))
  .map(({ name }) => name.slice(0, -3));

test('every file and folder of the contract has the name of a feature, or says why it is shared', () => {
  const features = new Set([...listFeatureFolders('server'), ...listFeatureFolders('web')]);
  const known = (name: string) => features.has(name) || shared[name] !== undefined;
  expect(files.length).toBeGreaterThan(20);
  expect([...folders, ...files].filter((name) => !known(name))).toEqual([]);
  expect(Object.keys(shared).filter((name) => features.has(name) || !files.includes(name))).toEqual(
    [],
  );
});
