import { type ComponentType, lazy, useState } from 'react';
import { doesServerAnswer } from '../net/does-server-answer.ts';
import { loadChunkWithRetry } from '../net/load-chunk-with-retry.ts';
import { isFirstTimeInAMinute } from '../net/is-first-time-in-a-minute.ts';

/** A page that is left is gone by then. */
const LEAVING_MS = 5_000;

/** A page in a chunk of its own, which is loaded when it is opened or prepared before. */
export function makeLazyPage<File, Props extends object = object>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<Props>,
) {
  let arrived: ComponentType<Props> | undefined;
  const Arriving = lazy(async () => ({ default: pick(await loadPart(load)) }));

  /** What is there already is drawn at once: React keeps whatever has to arrive back for 300 ms, so that nothing flickers. */
  function Page(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? Arriving);
    return <Shown {...props} />;
  }

  async function prepare() {
    arrived = pick(await load());
  }

  return { load: prepare, Page };
}

/**
 * What does not arrive is often of a version that is gone: everything is loaded anew, but never in a circle, and only where the server
 * answers: without a network the browser would show its own page in place of this one.
 */
async function loadPart<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await loadChunkWithRetry(load);
  } catch (error) {
    if (!(await doesServerAnswer()) || !isFirstTimeInAMinute('reloaded')) throw error;
    location.reload();
    // Whoever has written something can choose to stay.
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    throw error;
  }
}
