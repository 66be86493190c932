import { countWords } from '@evenhand/contract/count-words.ts';
import { formatWordsLeft } from './format-words-left.ts';
import styles from './words-left-note.module.css';

/** How much of an answer's limit is left; a script counts on, and without one nothing is said that would soon be wrong. */
export function WordsLeftNote({
  id,
  text,
  maxWords,
}: {
  id: string;
  text: string;
  maxWords: number;
}) {
  const words = countWords(text);
  return (
    <p
      className={styles['words']}
      data-over={words > maxWords || undefined}
      id={id}
      data-words={maxWords}
    >
      {formatWordsLeft(words, maxWords)}
    </p>
  );
}
