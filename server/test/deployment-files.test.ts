import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
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
