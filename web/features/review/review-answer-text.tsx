import styles from './review-answer-page.module.css';

type Props = { text: string; maxWords: number };

/** A person's own words, in serif. */
export function ReviewAnswerText({ text, maxWords }: Props) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  const words = text.match(/\S+/g)?.length ?? 0;
  if (paragraphs.length === 0)
    return <p className={styles['answer-empty']}>This answer is empty.</p>;
  return (
    <>
      <div className={styles['answer-text']}>
        {paragraphs.map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
      </div>
      <p className={styles['answer-words']}>
        {words} of {maxWords} words
      </p>
    </>
  );
}
