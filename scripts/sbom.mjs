// What an installation is made of, as CycloneDX, from the lockfile alone: needs no network, and nothing installed.
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const MODULES = 'node_modules/';
const read = (file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const { name, version, license } = read('package.json');
const { packages } = read('package-lock.json');

/** All that production may load, those of other platforms too; the workspaces themselves are the product. */
const productionPaths = Object.keys(packages).filter((path) => {
  const { dev, link } = packages[path];
  return path.includes(MODULES) && !dev && !link;
});
const inProduction = new Set(productionPaths);
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

/** The name it was published under, also where it is installed under another. */
function nameAt(path) {
  return packages[path].name ?? path.slice(path.lastIndexOf(MODULES) + MODULES.length);
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
  const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes(MODULES));
  return refsOf([...workspaces, ''].flatMap(dependencyPathsOf));
}

function dependenciesOf(ref) {
  return refsOf(productionPaths.filter((path) => refAt(path) === ref).flatMap(dependencyPathsOf));
}

function refsOf(paths) {
  return [...new Set(paths.map(refAt))].sort((one, other) => (one < other ? -1 : 1));
}

function dependencyPathsOf(path) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    .map((wanted) => resolveFrom(path, wanted))
    .filter((found) => found !== undefined && inProduction.has(found));
}

/** As Node looks it up: in the package's own folder of modules, then in that of each folder above. */
function resolveFrom(path, wanted) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}${MODULES}${wanted}`;
    if (packages[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}
