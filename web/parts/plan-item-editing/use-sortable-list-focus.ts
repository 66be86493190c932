import { useLayoutEffect, useReducer, useRef } from 'react';

/** A list whose rows move: whoever works by keyboard goes on where it happened. */
export function useSortableListFocus<Element extends HTMLElement>() {
  const list = useRef<Element>(null);
  const wanted = useRef<readonly string[]>([]);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);

  // With the drawing itself and not a frame later: the next key is pressed where this one led.
  useLayoutEffect(() => {
    const found = wanted.current
      .map((selector) => list.current?.querySelector<HTMLElement>(selector))
      .find((each) => each);
    wanted.current = [];
    found?.focus();
  });

  /** Once the change is drawn: the first of these that is there takes focus. */
  const goTo = (...selectors: string[]) => {
    wanted.current = selectors;
    drawAgain();
  };

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
