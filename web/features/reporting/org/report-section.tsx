import { type ReactNode, useId } from 'react';
import type { CallFailed } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { classes } from '../../../ui/classes.ts';
import skeletonStyles from '../../../ui/skeleton.module.css';
import styles from './report-section.module.css';

type Props = {
  title: string;
  /** One line beside the title. */
  says?: ReactNode;
  /** What can be done with the section, at the end of its first line. */
  acts?: ReactNode;
  /** Its figures are asked for again, while the old ones still stand. */
  isRefreshing?: boolean;
  children: ReactNode;
};

/** One card of the report. */
export function ReportSection({ title, says, acts, isRefreshing, children }: Props) {
  const id = useId();
  return (
    <section
      className={styles['report-section']}
      aria-labelledby={id}
      aria-busy={isRefreshing || undefined}
    >
      <header className={styles['report-section-head']}>
        <h2 id={id}>{title}</h2>
        {says && <p>{says}</p>}
        {acts && <div className={styles['report-section-acts']}>{acts}</div>}
      </header>
      {isRefreshing && (
        <span className={classes(styles['report-refreshing'], skeletonStyles['appears-late'])} />
      )}
      {children}
    </section>
  );
}

type FailedProps = {
  /** 'the candidates', in the middle of a sentence. */
  what: string;
  why: CallFailed | null | undefined;
  onRetry: () => void;
};

/** Instead of figures that did not arrive. */
export function SectionFailed({ what, why, onRetry }: FailedProps) {
  return (
    <ErrorNote>
      {/* Not a fault that will have gone in a moment. */}
      {why?.problem.code === 'figures-being-counted'
        ? why.message
        : `We could not load ${what}. Nothing was changed.`}{' '}
      <Button look="link" onClick={onRetry}>
        Try again
      </Button>
    </ErrorNote>
  );
}

/** Instead of figures that are on their way, as high as they will be. */
export function SectionLoading({ what, height }: { what: string; height: number }) {
  return (
    <div
      className={classes(styles['report-section-loading'], skeletonStyles['appears-late'])}
      role="status"
      aria-label={`Loading ${what}`}
    >
      <Skeleton width="100%" height={height} />
    </div>
  );
}
