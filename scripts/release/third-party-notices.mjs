import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameAt, packages, productionPaths } from '../lockfile-packages.mjs';

const ROOT = join(import.meta.dirname, '../..');
const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)/i;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** Name, version, licence and its words of all that a release brings along: packages, fonts among them, Node, and Debian's. */
export function writeNotices(file, { debian }) {
  const installed = productionPaths.filter((path) => existsSync(join(ROOT, path)));
  const node = `node_modules/node-${process.platform}-${process.arch}`;
  const ofPackages = [...installed, node].map((path) => ({
    title: `${nameAt(path)} ${packages[path].version}`,
    licence: packages[path].license,
    words: wordsIn(join(ROOT, path)),
  }));
  const ofDebian = readdirSync(join(debian, 'usr/share/doc'))
    .map((name) => ({ name, path: join(debian, 'usr/share/doc', name, 'copyright') }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({
      title: `${name}, a package of Debian`,
      licence: 'as below',
      words: readFileSync(path, 'utf8'),
    }));
  const all = uniqueByTitle([...ofPackages, ...ofDebian]);
  const written = all.map(
    ({ title, licence, words }) =>
      `${title}\nLicence: ${licence}${words === '' ? '' : `\n\n${words.trim()}`}`,
  );
  const beginning = `Evenhand is licensed under the AGPL-3.0-only. It brings along ${all.length} works of others, each under its own licence.`;
  writeFileSync(file, `${[beginning, ...written].join(RULE)}\n`);
}

function wordsIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'))
    .join('\n\n');
}

function uniqueByTitle(all) {
  const byTitle = new Map(all.map((one) => [one.title, one]));
  return [...byTitle.values()].sort((one, other) => (one.title < other.title ? -1 : 1));
}
