import { randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder-on-disk.ts';
import { StartError } from './start-error.ts';

const NEXT = 'secret-key.next';

/**
 * The installation's secret, made once and kept in `dataDir/secret-key`.
 * @throws StartError when it cannot be kept there, or was not kept secret
 */
export function readOrMakeInstallationSecretKey(dataDir: string, leastLength: number): string {
  const file = join(dataDir, 'secret-key');
  if (!existsSync(file)) make(dataDir, file);
  if (process.platform !== 'win32' && (statSync(file).mode & 0o007) !== 0) {
    throw new StartError(
      `${file} is open to every account on this machine: run \`chmod 600 ${file}\`.`,
    );
  }
  const secretKey = read(file);
  if (secretKey.length >= leastLength) return secretKey;
  throw new StartError(
    `${file} holds fewer than ${leastLength} characters: put the right key back.`,
  );
}

/**
 * A new key beside the one in use, while a rotation is under way; made once, so that one that was interrupted goes on with it.
 */
export function readOrMakeNextSecretKey(dataDir: string): string {
  const file = join(dataDir, NEXT);
  if (!existsSync(file)) make(dataDir, file);
  return read(file);
}

/** @throws StartError when a rotation was interrupted: with either key, only half could be read */
export function refuseHalfRotatedSecretKey(dataDir: string): void {
  if (existsSync(join(dataDir, NEXT)))
    throw new StartError(
      'Going over to another secret key was interrupted: run `npm run rotate-keys` again, then start.',
    );
}

/** The new key takes the place of the old one. */
export function adoptNextSecretKey(dataDir: string): void {
  renameSync(join(dataDir, NEXT), join(dataDir, 'secret-key'));
}

/**
 * Keeps the key of a backup where a start looks for it.
 * @throws StartError when another one is there already
 */
export function storeSecretKeyFromBackup(dataDir: string, secretKey: string): void {
  const file = join(dataDir, 'secret-key');
  if (!existsSync(file)) make(dataDir, file, secretKey);
  if (read(file) !== secretKey)
    throw new StartError(`${file} is another key: restore into a DATA_DIR of its own.`);
}

/** Written aside and linked: of two processes that start together, both read the key of the first. */
function make(
  dataDir: string,
  file: string,
  secretKey = randomBytes(32).toString('base64url'),
): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    makeFolder(dataDir, 0o711);
    writeFileSync(aside, secretKey, { mode: 0o600 });
    linkSync(aside, file);
  } catch (error) {
    if (existsSync(file)) return;
    throw new StartError(
      `The data directory ${dataDir} is not writable: choose another with DATA_DIR, or give this account the right to write there.`,
      { cause: error },
    );
  } finally {
    if (existsSync(aside)) rmSync(aside);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartError(
      `${file} cannot be read by this account: start Evenhand as the account that made it.`,
      {
        cause: error,
      },
    );
  }
}
