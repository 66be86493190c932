import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/**
 * Packs paths below `from` so that the same files are the same bytes: in order, of one moment, one owner and plain rights.
 * @returns {{ tar: Buffer, zipped: Buffer, digest: string, zippedDigest: string }}
 */
export function packTar(from, { paths, renamed, seconds, owner = 0 }) {
  const tar = execFileSync(
    'tar',
    [
      '--create',
      '--format=gnu',
      '--sort=name',
      `--mtime=@${seconds}`,
      `--owner=${owner}`,
      `--group=${owner}`,
      '--numeric-owner',
      '--mode=u+rw,a+rX,go-w',
      '--hard-dereference',
      ...(renamed === undefined ? [] : [`--transform=flags=rh;s,^${renamed[0]},${renamed[1]},`]),
      ...paths,
    ],
    { cwd: from, maxBuffer: 2 ** 31 - 1 },
  );
  const zipped = gzipSync(tar, { level: 6 });
  return { tar, zipped, digest: digestOf(tar), zippedDigest: digestOf(zipped) };
}

export function digestOf(bytes) {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}
