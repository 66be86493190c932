import { TOO_FEW_APPLICATIONS_IN_REPORT_MESSAGE } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import {
  findReferrerBreakdownEndpoint,
  type ReferrerBreakdown,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button-and-icon-button.tsx';
import { useEndpointQuery } from '../../../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { FigureDefinitionButton } from '../../figure-definition-buttons-and-text.tsx';
import {
  type ReportPeriodAndFilterValues,
  toOrganisationReportQuery,
} from '../report-period-and-filter-query-encoding.ts';
import { ReportCategoryTabs } from '../report-category-tabs.tsx';
import { PublishedDiversityPeriodsNote } from '../published-diversity-periods-note.tsx';
import {
  OrganisationReportSection,
  LoadedReportContentOrFailure,
  ReportSectionLoadingSkeleton,
} from '../report-section-with-loading-and-failure.tsx';
import { SourceHeatTable } from './source-heat-table.tsx';
import { type SourceTableOrder, sortSourceRows } from './sort-source-rows-and-toggle-order.ts';
import {
  COUNTS_INSTEAD_OF_PERCENTAGES_NOTE,
  haveSourcesTogetherTooFewApplications,
  type SourceTableTabId,
  buildSourceTable,
} from './build-source-table.ts';
import { SOURCING_CSV_FILE_NAME, formatSourcingCsv } from './sourcing-csv.ts';
import styles from '../org-report.module.css';

const BY_CANDIDATES: SourceTableOrder = { by: 'candidates', descending: true };

/** Where candidates came from, who they are, and how sources do. */
export function SourcingInsightsSection({ asked: query }: { asked: ReportPeriodAndFilterValues }) {
  const sources = useEndpointQuery(findReferrerBreakdownEndpoint, {
    query: toOrganisationReportQuery(query),
  });
  const isRefreshing = sources.data !== undefined && sources.isFetching;
  if (sources.data) return <Figures sources={sources.data} {...{ asked: query, isRefreshing }} />;
  return (
    <Section>
      <LoadedReportContentOrFailure
        call={sources}
        what="the sources"
        skeleton={<ReportSectionLoadingSkeleton what="sources" height={280} />}
      >
        {() => null}
      </LoadedReportContentOrFailure>
    </Section>
  );
}

type FiguresProps = {
  sources: ReferrerBreakdown;
  asked: ReportPeriodAndFilterValues;
  isRefreshing: boolean;
};

function Figures({
  sources: { referrers, hidden, coverage },
  asked: query,
  isRefreshing,
}: FiguresProps) {
  const [wished, setTab] = useState<SourceTableTabId | null>(null);
  const [order, setOrder] = useState(BY_CANDIDATES);
  const tabs = [
    ...coverage.categories.map(({ category, title }) => ({ id: category, title })),
    { id: 'performance', title: 'Performance' },
  ] satisfies { id: SourceTableTabId; title: string }[];
  // What there is to see comes first: how sources do is told of any dates.
  const isPublished = coverage.disclosure === 'row-rule' || coverage.from !== null;
  const first = isPublished ? tabs[0] : undefined;
  const tab = tabs.find(({ id }) => id === wished)?.id ?? first?.id ?? 'performance';
  const table = buildSourceTable(referrers, coverage, tab);
  const rows = sortSourceRows(table, order);

  if (hidden !== null)
    return (
      <Section isRefreshing={isRefreshing}>
        <p className={styles['report-section-masked']}>{hiddenWords[hidden]}</p>
      </Section>
    );
  if (
    referrers.length === 0 ||
    (tab !== 'performance' && haveSourcesTogetherTooFewApplications(referrers))
  )
    return (
      <Section isRefreshing={isRefreshing}>
        <p className={styles['report-section-masked']}>{TOO_FEW_APPLICATIONS_IN_REPORT_MESSAGE}</p>
      </Section>
    );
  return (
    <Section
      isRefreshing={isRefreshing}
      isPerformance={tab === 'performance'}
      acts={
        <Button
          size="small"
          icon={<IconDownload aria-hidden="true" />}
          onClick={() =>
            keepText(
              formatSourcingCsv(table.columns, rows, { ...query, title: captionOf(tab, tabs) }),
            )
          }
        >
          CSV
        </Button>
      }
    >
      <ReportCategoryTabs label="Category" tabs={tabs} chosen={tab} onChoose={setTab}>
        <SourceHeatTable
          key={tab}
          columns={table.columns}
          rows={rows}
          order={order}
          onOrder={setOrder}
          isPerformance={tab === 'performance'}
          caption={captionOf(tab, tabs)}
        />
        {tab !== 'performance' && (
          <PublishedDiversityPeriodsNote
            coverage={coverage}
            asked={query}
            unit="quarter"
            more={[COUNTS_INSTEAD_OF_PERCENTAGES_NOTE]}
          />
        )}
      </ReportCategoryTabs>
    </Section>
  );
}

type SectionProps = {
  isRefreshing?: boolean;
  isPerformance?: boolean;
  acts?: ReactNode;
  children: ReactNode;
};

function Section({ isRefreshing = false, isPerformance, acts, children }: SectionProps) {
  return (
    <OrganisationReportSection
      title="Sourcing insights"
      says={
        isPerformance ? (
          'How candidates who began in this period did, by source'
        ) : (
          <>
            Per cent of each source’s candidates who told us{' '}
            <FigureDefinitionButton of="sourceDiversity" />
          </>
        )
      }
      acts={acts}
      isRefreshing={isRefreshing}
    >
      {children}
    </OrganisationReportSection>
  );
}

const hiddenWords = {
  'own-reviews-open':
    'Hidden while you have reviews to do: where somebody comes from can hint at who they are.',
  support: 'Hidden from support: where somebody comes from can hint at who they are.',
} as const;

function captionOf(
  tab: SourceTableTabId,
  tabs: readonly { id: SourceTableTabId; title: string }[],
): string {
  const title = tabs.find(({ id }) => id === tab)?.title ?? '';
  return tab === 'performance'
    ? 'How candidates of each source did'
    : `Candidates of each source by ${title.toLowerCase()}`;
}

function keepText(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), {
    href: address,
    download: SOURCING_CSV_FILE_NAME,
  }).click();
  URL.revokeObjectURL(address);
}
