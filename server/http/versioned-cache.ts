type Name = { of: string; version: string };

/** Keeps what was made of things, so many at most, and of each its newest version alone. */
export function createVersionedCache<T>(most: number) {
  const things = new Map<string, { version: string; made: T }>();
  return {
    /** Whatever is kept of it, to be asked for its version. */
    last: (of: string) => things.get(of),
    find({ of, version }: Name): T | undefined {
      const thing = things.get(of);
      return thing?.version === version ? thing.made : undefined;
    },
    store({ of, version }: Name, made: T): T {
      // The oldest goes first: what is asked for often is soon made again.
      const [oldest] = things.keys();
      if (things.size >= most && !things.has(of) && oldest !== undefined) things.delete(oldest);
      things.set(of, { version, made });
      return made;
    },
  };
}
