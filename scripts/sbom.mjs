// What an installation is made of, as CycloneDX, from the lockfile alone: needs no network, and nothing installed.
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dependencyPathsOf, nameAt, packages, productionPaths } from './lockfile-packages.mjs';

const read = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const { name, version, license } = read('package.json');
const product = refOf({ name, version });
const components = uniqueByRef(productionPaths.map(componentAt));

console.log(
  JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: `urn:uuid:${randomUUID()}`,
      version: 1,
      metadata: {
        component: {
          type: 'application',
          'bom-ref': product,
          name,
          version,
          licenses: licensesOf(license),
        },
      },
      components,
      dependencies: [
        { ref: product, dependsOn: dependenciesOfProduct() },
        ...components.map(({ 'bom-ref': ref }) => ({ ref, dependsOn: dependenciesOf(ref) })),
      ],
    },
    null,
    2,
  ),
);

function componentAt(path) {
  const { version: itsVersion, license: itsLicense, integrity, optional } = packages[path];
  const itsName = nameAt(path);
  const [scope, bare] = itsName.startsWith('@') ? itsName.split('/') : [undefined, itsName];
  const ref = refAt(path);
  return {
    type: 'library',
    'bom-ref': ref,
    ...(scope && { group: scope }),
    name: bare,
    version: itsVersion,
    scope: optional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }],
    licenses: licensesOf(itsLicense),
    purl: ref,
  };
}

function refAt(path) {
  return refOf({ name: nameAt(path), version: packages[path].version });
}

function refOf({ name: itsName, version: itsVersion }) {
  return `pkg:npm/${itsName.replace('@', '%40')}@${itsVersion}`;
}

function licensesOf(text) {
  if (!text) return [];
  return / (?:AND|OR|WITH) /.test(text) ? [{ expression: text }] : [{ license: { id: text } }];
}

function hexOf(integrity) {
  return Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
}

/** One version at several places of the tree is one component, and required where one of the places requires it. */
function uniqueByRef(all) {
  const byRef = new Map();
  for (const component of all) {
    const before = byRef.get(component['bom-ref']);
    if (!before || before.scope === 'optional') byRef.set(component['bom-ref'], component);
  }
  return [...byRef.values()].sort(compareRefs);
}

function compareRefs(one, other) {
  return one['bom-ref'] < other['bom-ref'] ? -1 : 1;
}

function dependenciesOfProduct() {
  const workspaces = Object.keys(packages).filter(
    (path) => path !== '' && !path.includes('node_modules/'),
  );
  return refsOf([...workspaces, ''].flatMap(dependencyPathsOf));
}

function dependenciesOf(ref) {
  return refsOf(productionPaths.filter((path) => refAt(path) === ref).flatMap(dependencyPathsOf));
}

function refsOf(paths) {
  return [...new Set(paths.map(refAt))].sort((one, other) => (one < other ? -1 : 1));
}
