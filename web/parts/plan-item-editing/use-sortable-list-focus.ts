import { useRef } from 'react';

/** A list whose rows move: whoever works by keyboard goes on where it happened. */
export function useSortableListFocus<Element extends HTMLElement>() {
  const list = useRef<Element>(null);

  /** Once the change is drawn: the first of these that is there takes focus. */
  const goTo = (...selectors: string[]) =>
    requestAnimationFrame(() =>
      selectors
        .map((selector) => list.current?.querySelector<HTMLElement>(selector))
        .find((found) => found)
        ?.focus(),
    );

  /** The row that moved keeps focus on the button that moved it, or on the other one at the end of the list. */
  const followMove = (key: string, way: 'up' | 'down') => {
    const row = `[data-row="${key}"]`;
    goTo(`${row} [data-move="${way}"]:enabled`, `${row} [data-move]:enabled`);
  };

  return { list, goTo, followMove };
}

/** The list with one row at another place. */
export function moveRowInList<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
