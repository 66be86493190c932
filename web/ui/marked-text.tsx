import { Fragment } from 'react';
import styles from './marked-text.module.css';

type Props = { text: string; marks: readonly number[] };

/** A text with some of its characters set off: those that were searched for. `marks` are places as people count characters. */
export function MarkedText({ text, marks }: Props) {
  return runsOf(text, marks).map(({ at, letters, isMarked }) =>
    isMarked ? (
      <mark key={at} className={styles['marked']}>
        {letters}
      </mark>
    ) : (
      <Fragment key={at}>{letters}</Fragment>
    ),
  );
}

function runsOf(text: string, marks: readonly number[]) {
  const runs: { at: number; letters: string; isMarked: boolean }[] = [];
  const marked = new Set(marks);
  for (const [at, letter] of Array.from(text).entries()) {
    const last = runs.at(-1);
    if (last && last.isMarked === marked.has(at)) last.letters += letter;
    else runs.push({ at, letters: letter, isMarked: marked.has(at) });
  }
  return runs;
}
