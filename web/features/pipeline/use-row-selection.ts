import { useState } from 'react';

/** Chosen rows of one list. */
export function useRowSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());

  function set(chosen: Iterable<number>) {
    setIds(new Set(chosen));
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

export type RowSelection = ReturnType<typeof useRowSelection>;
