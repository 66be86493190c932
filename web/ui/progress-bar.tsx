import { progressBarTone } from './progress-bar-colour.ts';
import { joinClassNames } from './join-class-names.ts';
import styles from './progress-bar.module.css';

type Props = {
  label: string;
  /** Only heard, where the words beside it say the same. */
  hidesLabel?: boolean;
  done: number;
  total: number;
};

export function ProgressBar({ label, hidesLabel, done, total }: Props) {
  const tone = progressBarTone({ done, total });
  const percent = total > 0 ? (done / total) * 100 : 0;
  return (
    <div className={styles['progress']}>
      {!hidesLabel && <span className={styles['progress-label']}>{label}</span>}
      <span
        className={joinClassNames(styles['progress-track'], styles[`is-${tone}`])}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${total}`}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={styles['progress-count']}>
        {done} of {total}
      </span>
    </div>
  );
}
