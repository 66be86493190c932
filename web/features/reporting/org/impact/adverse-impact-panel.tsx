import {
  type AdverseImpactReport,
  findAdverseImpactEndpoint,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import { useState } from 'react';
import { InlineTextSelect } from '../../../../ui/inline-text-select.tsx';
import { useEndpointQuery } from '../../../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { FigureDefinitionButton } from '../../figure-definition-buttons-and-text.tsx';
import {
  OrganisationReportSection,
  LoadedReportContentOrFailure,
  ReportSectionLoadingSkeleton,
} from '../report-section-with-loading-and-failure.tsx';
import { sortAdverseImpactRowsBySeverity } from './sort-adverse-impact-rows-by-severity.ts';
import { AdverseImpactTable } from './adverse-impact-table.tsx';
import {
  findDemographicOptionLabel,
  findDemographicCategoryTitle,
  adverseImpactYearSentence,
} from './adverse-impact-sentences-and-category-labels.ts';
import styles from './adverse-impact.module.css';

/** Whether some groups got on less often than others: as found when a year was closed, whatever period is looked at. */
export function AdverseImpactPanel() {
  const impact = useEndpointQuery(findAdverseImpactEndpoint, { query: {} });
  const years = impact.data?.years ?? [];
  const [wished, setYear] = useState<string | null>(null);
  const sorted = years.toSorted((one, other) => other.year - one.year);
  const shown = sorted.find(({ year }) => String(year) === wished) ?? sorted[0];

  return (
    <OrganisationReportSection
      title="Adverse impact"
      says={
        <>
          Did some groups get on less often than others? Of all roles and whole years: the dates and
          filters above change nothing here. <FigureDefinitionButton of="impactVerdict" />
        </>
      }
      acts={
        shown &&
        sorted.length > 1 && (
          <InlineTextSelect
            className={styles['impact-select']}
            label="Year"
            value={String(shown.year)}
            options={Object.fromEntries(years.map(({ year }) => [String(year), String(year)]))}
            onChoose={setYear}
          />
        )
      }
      isRefreshing={impact.data !== undefined && impact.isFetching}
    >
      <LoadedReportContentOrFailure
        call={impact}
        what="the comparisons"
        skeleton={<ReportSectionLoadingSkeleton what="comparisons" height={200} />}
      >
        {({ nothing, categories }) =>
          shown ? <OneYear told={shown} categories={categories} /> : <Nothing why={nothing} />
        }
      </LoadedReportContentOrFailure>
    </OrganisationReportSection>
  );
}

const NEEDED =
  'It takes at least 100 people who answered the equal-opportunities questions, and 25 in a group.';

function Nothing({ why }: { why: AdverseImpactReport['nothing'] }) {
  return (
    <p className={styles['impact-note']}>
      {why === 'too-few-answers'
        ? `No year so far had enough answers to compare groups. ${NEEDED}`
        : `The first comparison appears 90 days after the first whole calendar year, so that whoever applied in December could get on. ${NEEDED}`}
    </p>
  );
}

type YearProps = {
  told: AdverseImpactReport['years'][number];
  categories: AdverseImpactReport['categories'];
};

function OneYear({ told: { year, rows, leftOut }, categories }: YearProps) {
  const compared = sortAdverseImpactRowsBySeverity(rows);
  const small = [...Map.groupBy(leftOut, ({ category }) => category)].map(
    ([category, options]) =>
      `${findDemographicCategoryTitle(categories, category)}: ${options.map(({ option }) => findDemographicOptionLabel(categories, category, option)).join(', ')}`,
  );
  return (
    <>
      <p className={styles['impact-sum']}>{adverseImpactYearSentence(year, compared)}</p>
      {compared.length > 0 && (
        <AdverseImpactTable key={year} rows={compared} categories={categories} />
      )}
      <p className={styles['impact-note']}>
        A comparison proves neither discrimination nor fairness. Each was made once, after the year
        was over, within each role, and is never made again for other dates.
        {small.length > 0 && ` Left out, as under 2 % of those who answered: ${small.join('; ')}.`}{' '}
        Groups of fewer than 25 people are neither compared nor named.
      </p>
    </>
  );
}
