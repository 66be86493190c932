import './progress-bar.css';
import { progressTone } from './progress-tone.ts';

type Props = { label: string; done: number; total: number };

export function ProgressBar({ label, done, total }: Props) {
  const percent = total > 0 ? (done / total) * 100 : 0;
  return (
    <div className="progress">
      <span className="progress-label">{label}</span>
      <span
        className={`progress-track progress-${progressTone({ done, total })}`}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${total}`}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="progress-count">
        {done} of {total}
      </span>
    </div>
  );
}
