import './progress-bar.css';

const BAD_BELOW = 30;
const WARN_BELOW = 99;

type Props = { label: string; done: number; total: number };

/** Red under 30 %, amber under 99 %, else green; nothing to do yet counts as red. */
export function ProgressBar({ label, done, total }: Props) {
  const percent = total > 0 ? (done / total) * 100 : 0;
  return (
    <div className="progress">
      <span className="progress-label">{label}</span>
      <span
        className={`progress-track progress-${toneOf(percent)}`}
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

function toneOf(percent: number): 'bad' | 'warn' | 'ok' {
  if (percent < BAD_BELOW) return 'bad';
  return percent < WARN_BELOW ? 'warn' : 'ok';
}
