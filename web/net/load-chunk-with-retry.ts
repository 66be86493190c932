const AGAIN_AFTER_MS = 1_000;
const TIME_OUT_MS = 120_000;

/** A part of the app that did not arrive: the network, or a version that is no longer there. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of this page could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Loads a part of the app, tries once more, and gives up for good after two minutes. */
export async function loadChunkWithRetry<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), TIME_OUT_MS);
  });
  try {
    return await Promise.race([tryTwice(load), late]);
  } catch (error) {
    throw new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}

async function tryTwice<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return load();
  }
}
