import { TOO_FEW_APPLICATIONS_MESSAGE } from '@evenhand/contract/reporting/demographics.ts';
import {
  findReferrerBreakdown,
  type ReferrerBreakdown,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useCall } from '../../../../net/use-call.ts';
import { DefinitionButton } from '../../definition-button.tsx';
import { type ReportQueryState, queryOf } from '../report-query-state.ts';
import { CategoryTabs } from '../category-tabs.tsx';
import { CoverageNote } from '../coverage-note.tsx';
import { ReportSection, SectionLoaded, SectionLoading } from '../report-section.tsx';
import { HeatTable } from './heat-table.tsx';
import { type SourceOrder, sortSources } from './sort-sources.ts';
import { COUNTS_NOTE, isSmall, type SourceTab, sourceTable } from './source-table.ts';
import { SOURCING_FILE, sourcingCsv } from './sourcing-csv.ts';
import styles from '../org-report.module.css';

const BY_CANDIDATES: SourceOrder = { by: 'candidates', descending: true };

/** Where candidates came from, who they are, and how sources do. */
export function SourcingInsights({ asked: query }: { asked: ReportQueryState }) {
  const sources = useCall(findReferrerBreakdown, { query: queryOf(query) });
  const isRefreshing = sources.data !== undefined && sources.isFetching;
  if (sources.data) return <Figures sources={sources.data} {...{ asked: query, isRefreshing }} />;
  return (
    <Section>
      <SectionLoaded
        call={sources}
        what="the sources"
        skeleton={<SectionLoading what="sources" height={280} />}
      >
        {() => null}
      </SectionLoaded>
    </Section>
  );
}

type FiguresProps = { sources: ReferrerBreakdown; asked: ReportQueryState; isRefreshing: boolean };

function Figures({
  sources: { referrers, hidden, coverage },
  asked: query,
  isRefreshing,
}: FiguresProps) {
  const [wished, setTab] = useState<SourceTab | null>(null);
  const [order, setOrder] = useState(BY_CANDIDATES);
  const tabs = [
    ...coverage.categories.map(({ category, title }) => ({ id: category, title })),
    { id: 'performance', title: 'Performance' },
  ] satisfies { id: SourceTab; title: string }[];
  // What there is to see comes first: how sources do is told of any dates.
  const isPublished = coverage.disclosure === 'row-rule' || coverage.from !== null;
  const first = isPublished ? tabs[0] : undefined;
  const tab = tabs.find(({ id }) => id === wished)?.id ?? first?.id ?? 'performance';
  const table = sourceTable(referrers, coverage, tab);
  const rows = sortSources(table, order);

  if (hidden !== null)
    return (
      <Section isRefreshing={isRefreshing}>
        <p className={styles['report-section-masked']}>{hiddenWords[hidden]}</p>
      </Section>
    );
  if (referrers.length === 0 || (tab !== 'performance' && isSmall(referrers)))
    return (
      <Section isRefreshing={isRefreshing}>
        <p className={styles['report-section-masked']}>{TOO_FEW_APPLICATIONS_MESSAGE}</p>
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
            keepText(sourcingCsv(table.columns, rows, { ...query, title: captionOf(tab, tabs) }))
          }
        >
          CSV
        </Button>
      }
    >
      <CategoryTabs label="Category" tabs={tabs} chosen={tab} onChoose={setTab}>
        <HeatTable
          key={tab}
          columns={table.columns}
          rows={rows}
          order={order}
          onOrder={setOrder}
          isPerformance={tab === 'performance'}
          caption={captionOf(tab, tabs)}
        />
        {tab !== 'performance' && (
          <CoverageNote coverage={coverage} asked={query} unit="quarter" more={[COUNTS_NOTE]} />
        )}
      </CategoryTabs>
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
    <ReportSection
      title="Sourcing insights"
      says={
        isPerformance ? (
          'How candidates who began in this period did, by source'
        ) : (
          <>
            Per cent of each source’s candidates who told us{' '}
            <DefinitionButton of="sourceDiversity" />
          </>
        )
      }
      acts={acts}
      isRefreshing={isRefreshing}
    >
      {children}
    </ReportSection>
  );
}

const hiddenWords = {
  'own-reviews-open':
    'Hidden while you have reviews to do: where somebody comes from can hint at who they are.',
  support: 'Hidden from support: where somebody comes from can hint at who they are.',
} as const;

function captionOf(tab: SourceTab, tabs: readonly { id: SourceTab; title: string }[]): string {
  const title = tabs.find(({ id }) => id === tab)?.title ?? '';
  return tab === 'performance'
    ? 'How candidates of each source did'
    : `Candidates of each source by ${title.toLowerCase()}`;
}

function keepText(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: address, download: SOURCING_FILE }).click();
  URL.revokeObjectURL(address);
}
