import { useState } from 'react';

/** Chosen rows of one list; another list (`of`) begins with none. */
export function useSelection(of: string) {
  const [kept, setKept] = useState<{ of: string; ids: ReadonlySet<number> }>({
    of,
    ids: new Set(),
  });
  const ids = kept.of === of ? kept.ids : new Set<number>();

  function set(chosen: Iterable<number>) {
    setKept({ of, ids: new Set(chosen) });
  }

  return {
    ids: [...ids],
    has: (id: number) => ids.has(id),
    toggle: (id: number) =>
      set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]),
    add: (more: readonly number[]) => set([...ids, ...more]),
    /** Chooses all of these, or none of them if all were chosen. */
    toggleAll: (all: readonly number[]) =>
      set(
        all.every((id) => ids.has(id))
          ? [...ids].filter((id) => !all.includes(id))
          : [...ids, ...all],
      ),
    clear: () => set([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
