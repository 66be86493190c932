import fieldsStyles from './candidate-form-fields.module.css';
import styles from './answer-conflict-section.module.css';

type Props = {
  /** As it is stored; null where nobody saved anything in between. */
  newer: string | null;
  /** What was changed, as the title of the page calls it, and where the candidate's own text is. */
  what: string;
  own: string;
};

/** Both versions side by side; nothing is overwritten before the candidate has chosen. */
export function AnswerConflictSection({ newer, what, own }: Props) {
  return (
    <section
      className={styles['conflict']}
      data-conflict
      hidden={newer === null}
      aria-labelledby="conflict-title"
    >
      <h2 id="conflict-title">{what} changed somewhere else</h2>
      <p>In another tab, or on another device. This is stored there:</p>
      <blockquote className={styles['words-of-theirs']} data-newer>
        {newer}
      </blockquote>
      <p>{own}</p>
      <p data-without-script>“Save and continue” keeps yours.</p>
      <p className={styles['conflict-choice']} data-choice hidden>
        <button type="button" className={fieldsStyles['other']} data-keep-mine>
          Keep mine
        </button>
        <button type="button" className={fieldsStyles['other']} data-take-newer>
          Take the other
        </button>
      </p>
    </section>
  );
}
