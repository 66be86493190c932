import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES_AT_A_TIME = 256 * 1024;

/**
 * Text of any length on its way to a reader who may be slow: it stands in a file that has no name any more, so that nothing of it is
 * left, whatever happens. Nobody waits with a transaction open for it to be read.
 */
export async function spoolResponseTextThroughFile(
  folder: string,
  pieces: AsyncIterable<string>,
): Promise<AsyncIterable<string>> {
  const path = join(folder, `spool-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    let waiting: string[] = [];
    let length = 0;
    for await (const piece of pieces) {
      waiting.push(piece);
      length += piece.length;
      if (length < BYTES_AT_A_TIME) continue;
      await file.writeFile(waiting.join(''));
      [waiting, length] = [[], 0];
    }
    await file.writeFile(waiting.join(''));
  } catch (error) {
    await file.close();
    throw error;
  }
  return readBack(file);
}

async function* readBack(file: FileHandle): AsyncIterable<string> {
  try {
    const text = file.createReadStream({
      encoding: 'utf8',
      start: 0,
      highWaterMark: BYTES_AT_A_TIME,
      autoClose: false,
    });
    for await (const piece of text) yield String(piece);
  } finally {
    await file.close();
  }
}
