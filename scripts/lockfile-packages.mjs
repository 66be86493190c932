// The packages of the lockfile, and which of them need which, as Node looks them up: needs no network, and nothing installed.
import { readFileSync } from 'node:fs';

const MODULES = 'node_modules/';
const ROOT = new URL('../', import.meta.url);

/** By the path where each is installed; workspaces and what is linked to them stand among them. */
export const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', ROOT), 'utf8'));

/** All that production may load, those of other platforms too; the workspaces themselves are the product. */
export const productionPaths = Object.keys(packages).filter((path) => {
  const { dev, link } = packages[path];
  return path.includes(MODULES) && !dev && !link;
});
const inProduction = new Set(productionPaths);

/** The name it was published under, also where it is installed under another. */
export function nameAt(path) {
  return packages[path].name ?? path.slice(path.lastIndexOf(MODULES) + MODULES.length);
}

/** What the package there asks for, of all that production may load. */
export function dependencyPathsOf(path) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    .map((wanted) => resolveFrom(path, wanted))
    .filter((found) => found !== undefined && inProduction.has(found));
}

/** All that these ask for, and what that asks for, to the end. */
export function allNeededBy(paths) {
  const found = new Set(paths.flatMap(dependencyPathsOf));
  for (const path of found) for (const next of dependencyPathsOf(path)) found.add(next);
  return productionPaths.filter((path) => found.has(path));
}

/** As Node looks it up: in the package's own folder of modules, then in that of each folder above. */
function resolveFrom(path, wanted) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}${MODULES}${wanted}`;
    if (packages[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}
