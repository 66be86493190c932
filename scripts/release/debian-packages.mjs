import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that Node and the native parts of packages load: no shell, no compiler, no package manager. */
const NAMES = ['base-files', 'libc6', 'libgcc-s1', 'libstdc++6'];
/** Of programs and people that are not in the image. */
const LEFT_OUT = [
  'etc/profile.d',
  'etc/skel',
  'etc/update-motd.d',
  'usr/lib/x86_64-linux-gnu/gconv',
  'usr/lib/aarch64-linux-gnu/gconv',
  'usr/share/base-files',
  'usr/share/gcc',
  'usr/share/gdb',
  'usr/share/i18n',
  'usr/share/info',
  'usr/share/lintian',
  'usr/share/man',
  'usr/share/libc-bin',
];

/**
 * Downloads the base of the image from where apt has its packages, and unpacks it below `folder`.
 * @returns {{ root: string, packages: { name: string, version: string, architecture: string, sha256: string }[] }}
 */
export function fetchDebianPackages(folder) {
  const downloads = join(folder, 'downloads');
  const root = join(folder, 'root');
  const statuses = join(root, 'var/lib/dpkg/status.d');
  for (const made of [downloads, statuses]) mkdirSync(made, { recursive: true });
  download(downloads);
  const packages = readdirSync(downloads)
    .sort()
    .map((file) => {
      const path = join(downloads, file);
      const ask = (...words) => execFileSync('dpkg-deb', words, { encoding: 'utf8' }).trim();
      ask('--extract', path, root);
      const name = ask('--field', path, 'Package');
      // Where scanners look for what an image without a package manager is made of.
      writeFileSync(join(statuses, name), `${ask('--field', path)}\n`);
      return {
        name,
        version: ask('--field', path, 'Version'),
        architecture: ask('--field', path, 'Architecture'),
        sha256: createHash('sha256').update(readFileSync(path)).digest('hex'),
      };
    });
  for (const name of LEFT_OUT) rmSync(join(root, name), { recursive: true, force: true });
  return { root, packages };
}

function download(folder) {
  try {
    execFileSync('apt-get', ['download', '--quiet', ...NAMES], { cwd: folder, stdio: 'pipe' });
  } catch (error) {
    throw new Error(
      'The base of the image is made of packages of Debian, which could not be had here: make the release on a Debian.',
      { cause: error },
    );
  }
}
