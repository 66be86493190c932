import { countWords } from '@evenhand/contract/count-words.ts';
import { wordsLeftText } from './words-left-text.ts';
import styles from './words-left.module.css';

/** How much of an answer's limit is left; a script counts on, and without one nothing is said that would soon be wrong. */
export function WordsLeft({ id, text, maxWords }: { id: string; text: string; maxWords: number }) {
  const words = countWords(text);
  return (
    <p
      className={styles['words']}
      data-over={words > maxWords || undefined}
      id={id}
      data-words={maxWords}
    >
      {wordsLeftText(words, maxWords)}
    </p>
  );
}
