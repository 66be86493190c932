import { IconAlertCircle, IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { loadChunkWithRetry } from '../../../net/load-chunk-with-retry.ts';
import { AnchoredLayerAndOpenerWrapper, AnchoredLayer } from '../../../ui/anchored-layer.tsx';
import { IconButton } from '../../../ui/button-and-icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import {
  parseDdMmYyyyAsIsoDay,
  formatIsoDayAsDdMmYyyy,
} from './convert-shift-and-check-iso-and-dd-mm-yyyy-days.ts';
import fieldStyles from '../../../ui/text-input-field.module.css';
import styles from './report-period-and-filter-bar.module.css';

const DayCalendar = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./pick-day-calendar.tsx'))).PickDayCalendar,
}));

type Props = {
  label: string;
  /** yyyy-MM-dd. */
  value: string;
  onChange: (day: string) => void;
  /** The days beyond which it cannot go, and why. */
  earliest?: string;
  latest?: string;
  limit: string;
  disabled?: boolean | undefined;
};

/** A day, typed as dd/MM/yyyy or picked from a calendar. */
export function BritishDateField({
  label,
  value,
  onChange,
  earliest,
  latest,
  limit,
  disabled,
}: Props) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(value);
  const [text, setText] = useState(formatIsoDayAsDdMmYyyy(value));
  const [error, setError] = useState<string>();
  const [isOpen, setOpen] = useState(false);

  // Changed from elsewhere: by a preset, or by going back.
  if (seen !== value) {
    setSeen(value);
    setText(formatIsoDayAsDdMmYyyy(value));
    setError(undefined);
  }

  const isBeyond = (day: string) =>
    (earliest !== undefined && day < earliest) || (latest !== undefined && day > latest);

  function commit() {
    const day = parseDdMmYyyyAsIsoDay(text);
    if (day === null) return setError('Write the day as dd/MM/yyyy, such as 21/08/2026.');
    if (isBeyond(day)) return setError(limit);
    setError(undefined);
    setText(formatIsoDayAsDdMmYyyy(day));
    if (day !== value) onChange(day);
  }

  function pick(day: string) {
    layer.current?.hidePopover();
    setError(undefined);
    setText(formatIsoDayAsDdMmYyyy(day));
    if (day !== value) onChange(day);
  }

  return (
    <div className={styles['date-field']}>
      <AnchoredLayerAndOpenerWrapper>
        <div className={styles['date-field-box']} data-invalid={error ? '' : undefined}>
          <IconButton
            label={`Pick the ${label.toLowerCase()}`}
            icon={<IconCalendar aria-hidden="true" />}
            popoverTarget={`${id}-layer`}
            disabled={disabled}
          />
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={text}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onBlur={commit}
            onKeyDown={({ key }) => {
              if (key === 'Enter') commit();
            }}
          />
        </div>
        <AnchoredLayer
          ref={layer}
          id={`${id}-layer`}
          role="dialog"
          aria-label={`${label}, calendar`}
          className={styles['date-field-layer']}
          onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        >
          {isOpen && (
            <Suspense fallback={<Skeleton width={252} height={290} />}>
              <DayCalendar value={value} earliest={earliest} latest={latest} onPick={pick} />
            </Suspense>
          )}
        </AnchoredLayer>
      </AnchoredLayerAndOpenerWrapper>
      {error && (
        <p className={fieldStyles['field-error']} id={`${id}-error`} role="alert">
          <IconAlertCircle size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
