import { type ReactNode, useId } from 'react';
import type { EndpointCallFailedError } from '../../../net/endpoint-call-failed-error.ts';
import { LoadFailureNote } from '../../../ui/load-failure-note.tsx';
import { LoadedContentOrFailure } from '../../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { joinClassNames } from '../../../ui/join-class-names.ts';
import skeletonStyles from '../../../ui/skeleton.module.css';
import styles from './report-section-with-loading-and-failure.module.css';

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
export function OrganisationReportSection({ title, says, acts, isRefreshing, children }: Props) {
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
        <span
          className={joinClassNames(styles['report-refreshing'], skeletonStyles['appears-late'])}
        />
      )}
      {children}
    </section>
  );
}

type LoadedProps<Response> = {
  call: {
    data: Response | undefined;
    error: EndpointCallFailedError | null;
    refetch: () => unknown;
  };
  /** 'the candidates', in the middle of a sentence. */
  what: string;
  skeleton: ReactNode;
  children: (response: Response) => ReactNode;
};

/** Figures; where they did not arrive, why. */
export function LoadedReportContentOrFailure<Response>(props: LoadedProps<Response>) {
  return (
    <LoadedContentOrFailure
      {...props}
      sentence={(failure) => failureSentence(failure, props.what)}
    />
  );
}

type FailedProps = {
  what: string;
  why: EndpointCallFailedError | null | undefined;
  onRetry: () => void;
};

/** Instead of figures of which one call did not arrive. */
export function ReportSectionFailedNote({ what, why, onRetry }: FailedProps) {
  return <LoadFailureNote onRetry={onRetry}>{failureSentence(why, what)}</LoadFailureNote>;
}

function failureSentence(
  failure: EndpointCallFailedError | null | undefined,
  what: string,
): string {
  // Not a fault that will have gone in a moment.
  return failure?.problem.code === 'figures-being-counted'
    ? failure.message
    : `We could not load ${what}. Nothing was changed.`;
}

/** Instead of figures that are on their way, as high as they will be. */
export function ReportSectionLoadingSkeleton({ what, height }: { what: string; height: number }) {
  return (
    <div
      className={joinClassNames(styles['report-section-loading'], skeletonStyles['appears-late'])}
      role="status"
      aria-label={`Loading ${what}`}
    >
      <Skeleton width="100%" height={height} />
    </div>
  );
}
