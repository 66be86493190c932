import { REPORT_RANGE_TOO_LARGE_MESSAGE } from '@evenhand/contract/reporting/organisation-reports.ts';
import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { IconAlertTriangle, IconDownload, IconPrinter } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import type { ReportPeriodAndFilterValues } from '../../features/reporting/org/report-period-and-filter-query-encoding.ts';
import { ReportDownloadsSection } from '../../features/reporting/org/report-downloads-section.tsx';
import { ExperienceSurveyReportSection } from '../../features/reporting/org/experience-survey-report-section.tsx';
import { JobsOpenDuringPeriodReportSection } from '../../features/reporting/org/jobs-open-during-period-report-section.tsx';
import { OrganisationKeyNumbersSection } from '../../features/reporting/org/organisation-key-numbers-section.tsx';
import { AskForReportAccessPanel } from '../../features/reporting/org/ask-for-report-access-panel.tsx';
import { ReportPeriodAndFilterBar } from '../../features/reporting/org/report-period-and-filter-bar.tsx';
import {
  isoDayInZone,
  formatIsoDayAsDdMmYyyy,
} from '../../features/reporting/org/convert-shift-and-check-iso-and-dd-mm-yyyy-days.ts';
import { ReportSectionLoadingSkeleton } from '../../features/reporting/org/report-section-with-loading-and-failure.tsx';
import { useReportPageUrlQuery } from '../../features/reporting/org/report-page-url-query.ts';
import { useSettledReportQuery } from '../../features/reporting/org/use-settled-report-query.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import reportSectionStyles from '../../features/reporting/org/report-section-with-loading-and-failure.module.css';
import styles from '../../features/reporting/org/org-report.module.css';

const PipelineDiversity = lazy(async () => ({
  default: (
    await loadChunkWithRetry(
      () => import('../../features/reporting/org/diversity/pipeline-diversity-section.tsx'),
    )
  ).PipelineDiversitySection,
}));
const SourcingInsights = lazy(async () => ({
  default: (
    await loadChunkWithRetry(
      () => import('../../features/reporting/org/sourcing/sourcing-insights-section.tsx'),
    )
  ).SourcingInsightsSection,
}));
const AdverseImpactPanel = lazy(async () => ({
  default: (
    await loadChunkWithRetry(
      () => import('../../features/reporting/org/impact/adverse-impact-panel.tsx'),
    )
  ).AdverseImpactPanel,
}));
const DefinitionsDialog = lazy(async () => ({
  default: (
    await loadChunkWithRetry(
      () => import('../../features/reporting/org/figure-definitions-dialog.tsx'),
    )
  ).FigureDefinitionsDialog,
}));

/** Numbers over all roles of the organisation. */
export function OrganisationReportPage() {
  const me = useCurrentUser();
  const [now] = useState(() => new Date());
  if (!me) return null;
  const zone = me.Org.tz || 'Europe/London';
  const today = isoDayInZone(zone, now);
  const hasAccess = me.Org.hasGlobalReporting || me.inImpersonatedAccount;
  return hasAccess ? (
    <Report user={me} zone={zone} today={today} />
  ) : (
    <Frame>
      <AskForReportAccessPanel today={today} user={me} />
    </Frame>
  );
}

type FrameProps = { acts?: ReactNode; printed?: string; children: ReactNode };

function Frame({ acts, printed, children }: FrameProps) {
  return (
    <div className={styles['org-report']} data-prints-alone>
      <header className={styles['org-report-head']}>
        <h1>Global Reporting</h1>
        {acts && <div className={styles['org-report-acts']}>{acts}</div>}
        {printed && <p className={styles['org-report-printed']}>{printed}</p>}
      </header>
      {children}
    </div>
  );
}

type Props = { user: CurrentUser; zone: string; today: string };

function Report({ user, zone, today }: Props) {
  const { asked: wished, change } = useReportPageUrlQuery(today);
  const {
    asked: query,
    offered,
    isAskable,
  } = useSettledReportQuery({
    wished,
    onDrop: (kept) => change(kept, { replace: true }),
  });
  const [isDefining, setDefining] = useState(false);
  // Support is refused every export.
  const hasDownloads = user.role === 'ADMIN' && !user.inImpersonatedAccount;

  return (
    <Frame
      printed={`${user.Org.name}, printed on ${formatIsoDayAsDdMmYyyy(today)}`}
      acts={
        <>
          <Button look="ghost" onClick={() => setDefining(true)}>
            Definitions
          </Button>
          <Button look="ghost" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
            Print
          </Button>
          {hasDownloads && isAskable && (
            <a
              className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
              href="#downloads"
            >
              <IconDownload aria-hidden="true" />
              Downloads
            </a>
          )}
        </>
      }
    >
      <ReportPeriodAndFilterBar wished={wished} today={today} offered={offered} onChange={change} />
      {!isAskable && (
        <p className={styles['org-report-warning']} role="alert">
          <IconAlertTriangle size={18} aria-hidden="true" />
          {REPORT_RANGE_TOO_LARGE_MESSAGE}
        </p>
      )}
      {query && (
        <div className={styles['org-report-sections']} hidden={!isAskable}>
          <Sections asked={query} zone={zone} hasDownloads={hasDownloads} />
        </div>
      )}
      <p className={styles['org-report-foot']}>
        Days are those of {zone.replaceAll('_', ' ')}.
        {query &&
          ` This report goes from ${formatIsoDayAsDdMmYyyy(query.from)} to ${formatIsoDayAsDdMmYyyy(query.until)}.`}
      </p>
      {isDefining && (
        <Suspense fallback={null}>
          <DefinitionsDialog onClose={() => setDefining(false)} />
        </Suspense>
      )}
    </Frame>
  );
}

type SectionsProps = { asked: ReportPeriodAndFilterValues; zone: string; hasDownloads: boolean };

function Sections({ asked: query, zone, hasDownloads }: SectionsProps) {
  return (
    <>
      <OrganisationKeyNumbersSection asked={query} />
      <Late what="pipeline diversity" height={300}>
        <PipelineDiversity asked={query} />
      </Late>
      <ExperienceSurveyReportSection asked={query} zone={zone} />
      <Late what="sources" height={260}>
        <SourcingInsights asked={query} />
      </Late>
      <JobsOpenDuringPeriodReportSection asked={query} />
      <Late what="fair chances" height={160}>
        <AdverseImpactPanel />
      </Late>
      {hasDownloads && <ReportDownloadsSection asked={query} />}
    </>
  );
}

type LateProps = { what: string; height: number; children: ReactNode };

/** A section in a chunk of its own. */
function Late({ what, height, children }: LateProps) {
  return (
    <Suspense
      fallback={
        <div className={reportSectionStyles['report-section']}>
          <ReportSectionLoadingSkeleton what={what} height={height} />
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
