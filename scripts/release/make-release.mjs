// `npm run release`: the image, the program in an archive, the list of what both are made of, licences, and checksums; the
// same bytes from the same commit, the same packages and the same Debian packages. Made on Debian, for the platform it is made on.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchDebianPackages } from './debian-packages.mjs';
import { assembleProgram } from './assemble-program.mjs';
import { listComponents } from './list-components.mjs';
import { writeNotices } from './third-party-notices.mjs';
import { writeImage } from './write-image.mjs';
import { packTar } from './pack-tar.mjs';

const ROOT = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'release' },
    'with-changes': { type: 'boolean', default: false },
  },
});
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const changed = git('status', '--porcelain');
if (changed !== '' && !values['with-changes']) {
  console.error(
    'There are changes that no commit holds: commit them, or say --with-changes for a release that nobody can make again.',
  );
  process.exit(1);
}
const commit = {
  revision: git('rev-parse', 'HEAD'),
  seconds: Number(git('log', '-1', '--format=%ct')),
};

const to = resolve(values.to);
if (existsSync(to) && readdirSync(to).length > 0 && !existsSync(join(to, 'SHA256SUMS'))) {
  console.error(
    `${to} holds something else than a release: name a folder that is empty, or not there yet.`,
  );
  process.exit(1);
}
rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'evenhand-release-'));
try {
  const name = `evenhand-${version}-${process.platform}-${process.arch}`;
  const debian = fetchDebianPackages(join(work, 'debian'));
  const program = join(work, 'program');
  assembleProgram(program);
  const components = listComponents(debian.packages);
  writeFileSync(join(to, `evenhand-${version}.cdx.json`), components);
  const notices = join(program, 'THIRD-PARTY-NOTICES.txt');
  writeNotices(notices, { debian: debian.root });
  cpSync(notices, join(to, 'THIRD-PARTY-NOTICES.txt'));
  writeFileSync(
    join(to, `${name}.tar.gz`),
    packTar(work, { paths: ['program'], renamed: ['program', name], seconds: commit.seconds })
      .zipped,
  );
  writeImage(join(to, `${name}.oci.tar`), { work, debian: debian.root, program, version, commit });
  cpSync(join(ROOT, 'deploy'), join(to, 'deploy'), { recursive: true });
  writeFileSync(join(to, 'SHA256SUMS'), checksums());
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(readFileSync(join(to, 'SHA256SUMS'), 'utf8').trimEnd());

/** As `sha256sum --check` reads them. */
function checksums() {
  return readdirSync(to, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map(
      (file) =>
        `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${file.slice(to.length + 1)}\n`,
    )
    .join('');
}
