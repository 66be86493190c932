import { randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * The installation's secret, made once and kept in `dataDir/secret-key`.
 * @throws StartError when it cannot be kept there, or was not kept secret
 */
export function storedSecretKey(dataDir: string, leastLength: number): string {
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

/** Written aside and linked: of two processes that start together, both read the key of the first. */
function make(dataDir: string, file: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600 });
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
