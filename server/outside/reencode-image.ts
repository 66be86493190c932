import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { detectImageFormat } from './detect-image-format.ts';

/** A photo becomes a square, a logo and a picture of a page keep their shape. */
export type ImagePurpose = 'photo' | 'logo' | 'picture';

const program = fileURLToPath(new URL('reencode-image-program.ts', import.meta.url));
const AT_ONCE = 2;
const WAITING_MAX = 20;
const TIME_MS = 10_000;
/** Of a drawn picture; the database takes no larger one either. */
const DRAWN_BYTES_MAX = { photo: 102_400, logo: 102_400, picture: 409_600 };

let busy = 0;
const waiting: (() => void)[] = [];

/**
 * Draws a picture anew, at most 512 pixels wide and high and 100 kB large (1600 and 400 kB where it stands on a page), without
 * anything that came with it. In a
 * process of its own that knows no secret and is killed after ten seconds or half a gigabyte: what opens
 * strangers' files may fall over. Undefined when it is no picture that we take.
 */
export async function reencodeImage(
  bytes: Buffer,
  shape: ImagePurpose,
): Promise<Buffer | 'busy' | undefined> {
  if (detectImageFormat(bytes) === undefined) return undefined;
  if (waiting.length >= WAITING_MAX) return 'busy';
  if (busy >= AT_ONCE) await new Promise<void>((free) => waiting.push(free));
  else busy += 1;
  try {
    return await run(bytes, shape);
  } finally {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
}

function run(bytes: Buffer, shape: ImagePurpose): Promise<Buffer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Buffer | undefined>();
  const child = spawn(process.execPath, ['--max-old-space-size=64', program, shape], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { MALLOC_ARENA_MAX: '2' },
    timeout: TIME_MS,
    killSignal: 'SIGKILL',
  });
  const parts: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (part: Buffer) => {
    parts.push(part);
    size += part.length;
    if (size > DRAWN_BYTES_MAX[shape]) child.kill('SIGKILL');
  });
  // A program that has gone reads no more; its end says why.
  child.stdin.on('error', () => {});
  child.on('error', () => resolve(undefined));
  child.on('close', (code) => resolve(code === 0 && size > 0 ? Buffer.concat(parts) : undefined));
  child.stdin.end(bytes);
  return promise;
}
