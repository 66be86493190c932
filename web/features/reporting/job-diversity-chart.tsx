import {
  type DemographicCategory,
  UNKNOWN_DEMOGRAPHIC_OPTION_CODE,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import {
  type HiringReportStepKey,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { JobDiversityReport } from '@evenhand/contract/reporting/job-reports.ts';
import { useRef, useState } from 'react';
import { useIsPrinting } from '../../ui/use-is-printing.ts';
import { ReportCategoryTabs } from './org/report-category-tabs.tsx';
import { DiversityChart } from './org/diversity/diversity-chart.tsx';
import { stepsWithTooFewPeopleWords } from './org/diversity/diversity-chart-step-shares-options-and-grades.ts';
import { DiversityTable } from './org/diversity/diversity-table.tsx';
import {
  CHART_SERIES_SHOWN_MAX,
  chooseDiversityChartSeries,
} from './org/diversity/choose-diversity-chart-series.ts';
import {
  calculateDemographicShares,
  listReportedDemographicOptions,
} from './org/demographic-shares-of-group.ts';
import {
  type ChartOrTableViewName,
  ChartOrTableSwitch,
} from './org/diversity/chart-or-table-switch.tsx';
import styles from './org/diversity/diversity-panel.module.css';

const names: Readonly<Record<HiringReportStepKey, string>> = {
  started: 'Started',
  submit: 'Submitted',
  review: 'Reviewed',
  cvreview: 'CV reviewed',
  interview: 'Interviews & tasks',
  hired: 'Hired',
};
/** A role has no CV review of its own. */
const shownSteps = hiringReportSteps.filter((step) => step !== 'cvreview');

type Props = {
  steps: NonNullable<JobDiversityReport['steps']>;
  categories: JobDiversityReport['categories'];
};

/** The published numbers of one role, category by category, as a chart and as a table. */
export function JobDiversityChart({ steps, categories }: Props) {
  const [wished, setCategory] = useState<DemographicCategory | null>(null);
  const shown = categories.find(({ category }) => category === wished) ?? categories[0];
  if (!shown) return null;
  return (
    <ReportCategoryTabs
      label="Category"
      tabs={categories.map(({ category, title }) => ({ id: category, title }))}
      chosen={shown.category}
      onChoose={setCategory}
    >
      <OneCategory steps={steps} shown={shown} />
    </ReportCategoryTabs>
  );
}

type OneProps = Pick<Props, 'steps'> & { shown: Props['categories'][number] };

function OneCategory({ steps, shown: { category, title, options } }: OneProps) {
  const [wishedView, setView] = useState<ChartOrTableViewName | null>(null);
  const chart = useRef<SVGSVGElement>(null);
  const isPrinting = useIsPrinting();
  const stepShares = shownSteps.map((step) => {
    const counts = steps[step]?.[category];
    return {
      step,
      name: names[step],
      everybody: null,
      shares: counts ? calculateDemographicShares(counts, options, null) : counts,
      // The steps of a role are told from more people on than the smallest group.
      without: counts === null ? ('unpublished' as const) : null,
    };
  });
  const series = chooseDiversityChartSeries(
    options,
    stepShares.map(({ shares }) => shares ?? null),
  );
  const isMany = listReportedDemographicOptions(options).length > CHART_SERIES_SHOWN_MAX;
  const view = wishedView ?? (isMany ? 'table' : 'chart');
  const label = `Share of each group at each step, ${title}`;
  return (
    <>
      <div className={styles['diversity-bar']}>
        <p>{title}: share of candidates at each step who told us.</p>
        <ChartOrTableSwitch view={view} onChoose={setView} />
      </div>
      {(view === 'chart' || isPrinting) && (
        <DiversityChart ref={chart} label={label} steps={stepShares} series={series} />
      )}
      <DiversityTable
        caption={`${label}, as a table`}
        steps={stepShares}
        options={options.filter(({ code }) => code !== UNKNOWN_DEMOGRAPHIC_OPTION_CODE)}
        isSeen={view === 'table' || isPrinting}
      />
      <p className={styles['coverage-note']}>
        {[
          'Published once, when the role had closed. Numbers are rounded to 5, where answers are about as common as each other to 20 or 40, and may not add up.',
          ...stepsWithTooFewPeopleWords(stepShares),
        ].join(' ')}
      </p>
    </>
  );
}
