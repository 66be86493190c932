/** Does the work on each thing, so many at a time; says how many milliseconds it took. */
export async function runWorkInParallel<T>(
  clients: number,
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  const waiting = [...things];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift())
        await work(thing);
    }),
  );
  return performance.now() - startedAt;
}
