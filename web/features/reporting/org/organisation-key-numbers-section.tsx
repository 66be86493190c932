import type { ReportFigureId } from '@evenhand/contract/figures/report-figure-definitions.ts';
import {
  findOrganisationHiredStatsEndpoint,
  findOrganisationOverallStatsEndpoint,
  findOrganisationRejectedStatsEndpoint,
  type OrganisationHiredStats,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { NumberWithDefinitionButton } from '../figure-definition-buttons-and-text.tsx';
import { formatCountWithThousands } from '../format-count-or-percent.ts';
import {
  type ReportPeriodAndFilterValues,
  toOrganisationReportQuery,
} from './report-period-and-filter-query-encoding.ts';
import { formatHoursAsDays } from './format-hours-or-days-as-days-with-one-decimal.ts';
import { ReportSectionFailedNote } from './report-section-with-loading-and-failure.tsx';
import { joinClassNames } from '../../../ui/join-class-names.ts';
import skeletonStyles from '../../../ui/skeleton.module.css';
import reportSectionStyles from './report-section-with-loading-and-failure.module.css';
import styles from './organisation-key-numbers-section.module.css';

/** The period in five numbers. */
export function OrganisationKeyNumbersSection({ asked }: { asked: ReportPeriodAndFilterValues }) {
  const query = toOrganisationReportQuery(asked);
  const overall = useEndpointQuery(findOrganisationOverallStatsEndpoint, { query });
  const hired = useEndpointQuery(findOrganisationHiredStatsEndpoint, { query });
  const rejected = useEndpointQuery(findOrganisationRejectedStatsEndpoint, { query });
  const calls = [overall, hired, rejected];
  const failed = calls.filter(({ isError, data }) => isError && !data);

  if (failed.length > 0)
    return (
      <KeySection isRefreshing={false}>
        <ReportSectionFailedNote
          what="the key numbers"
          why={failed[0]?.error}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      </KeySection>
    );
  return (
    <KeySection isRefreshing={calls.some(({ data, isFetching }) => data && isFetching)}>
      <dl className={styles['key-numbers']}>
        <Key of="candidates" name="Candidates" base={overall.data && quickWords(overall.data)}>
          {overall.data && formatCountWithThousands(overall.data.candidates)}
        </Key>
        <Key of="jobs" name="Jobs" base="open in this period">
          {overall.data && formatCountWithThousands(overall.data.jobs.length)}
        </Key>
        <Key of="hired" name="Hired" base="in this period, whenever they applied">
          {hired.data && formatCountWithThousands(hired.data.hiredCount)}
        </Key>
        <Key of="rejected" name="Rejected" base="in this period">
          {rejected.data && formatCountWithThousands(rejected.data.rejectedCount)}
        </Key>
        <Key of="timeToHire" name="Time to hire" base={hired.data && hireWords(hired.data)}>
          {hired.data && formatHoursAsDays(hired.data.timeToHire)}
        </Key>
      </dl>
      {overall.data?.range.rolesLeftOut !== undefined && (
        <p className={styles['key-left-out']}>{leftOutWords(overall.data.range.rolesLeftOut)}</p>
      )}
    </KeySection>
  );
}

function leftOutWords(jobs: number): string {
  const which =
    jobs === 1 ? 'One open role that you review is' : `${jobs} open roles that you review are`;
  return `${which} not counted in this report, so that nobody can tell from it when a candidate came.`;
}

/** What stands there for whoever may not see their own. */
export function SampleKeyNumbersWithoutAccessSection() {
  return (
    <KeySection isRefreshing={false}>
      <dl className={styles['key-numbers']}>
        <Key of="candidates" name="Candidates" base="submitted">
          497
        </Key>
        <Key of="jobs" name="Jobs" base="open in this period">
          12
        </Key>
        <Key of="hired" name="Hired" base="in this period">
          9
        </Key>
        <Key of="rejected" name="Rejected" base="in this period">
          480
        </Key>
        <Key of="timeToHire" name="Time to hire" base="days on average">
          20.5
        </Key>
      </dl>
    </KeySection>
  );
}

function KeySection({ isRefreshing, children }: { isRefreshing: boolean; children: ReactNode }) {
  return (
    <section
      className={joinClassNames(reportSectionStyles['report-section'], styles['key-section'])}
      data-keys
      aria-label="Key numbers"
      aria-busy={isRefreshing || undefined}
    >
      {isRefreshing && (
        <span
          className={joinClassNames(
            reportSectionStyles['report-refreshing'],
            skeletonStyles['appears-late'],
          )}
        />
      )}
      {children}
    </section>
  );
}

type KeyProps = { of: ReportFigureId; name: string; base: ReactNode; children: ReactNode };

function Key({ of, name, base, children }: KeyProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children === undefined ? (
          <Skeleton width={72} height={34} />
        ) : (
          <NumberWithDefinitionButton of={of}>{children}</NumberWithDefinitionButton>
        )}
      </dd>
      <dd className={styles['key-base']}>{base}</dd>
    </div>
  );
}

function quickWords({ quickApplyCandidates }: { quickApplyCandidates: number }): ReactNode {
  if (quickApplyCandidates === 0) return 'submitted';
  return (
    <>
      submitted,{' '}
      <NumberWithDefinitionButton of="quickApplyCandidates">
        {formatCountWithThousands(quickApplyCandidates)}
      </NumberWithDefinitionButton>{' '}
      showed interest
    </>
  );
}

function hireWords({ timeToHireMedian, timeToFill }: OrganisationHiredStats): ReactNode {
  if (timeToHireMedian === null) return 'nobody was hired';
  return (
    <>
      days on average, median{' '}
      <NumberWithDefinitionButton of="timeToHireMedian">
        {formatHoursAsDays(timeToHireMedian)}
      </NumberWithDefinitionButton>
      {timeToFill !== null && (
        <>
          <br />
          <NumberWithDefinitionButton of="timeToFill">
            {formatHoursAsDays(timeToFill)}
          </NumberWithDefinitionButton>{' '}
          days to fill a role
        </>
      )}
    </>
  );
}
