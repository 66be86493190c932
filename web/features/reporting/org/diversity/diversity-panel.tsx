import {
  CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN,
  TOO_FEW_APPLICATIONS_IN_REPORT_MESSAGE,
} from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import {
  type DemographicCategory,
  UNKNOWN_DEMOGRAPHIC_OPTION_CODE,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import type { HiringStepDropOffReport } from '@evenhand/contract/reporting/organisation-reports.ts';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button-and-icon-button.tsx';
import { InlineTextSelect } from '../../../../ui/inline-text-select.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useIsPrinting } from '../../../../ui/use-is-printing.ts';
import type { ReportPeriodAndFilterValues } from '../report-period-and-filter-query-encoding.ts';
import { ReportCategoryTabs } from '../report-category-tabs.tsx';
import { PublishedDiversityPeriodsNote } from '../published-diversity-periods-note.tsx';
import { reportFilterSummarySentences } from '../report-filter-summary-words.ts';
import { publishedDiversityPeriodsSentences } from '../published-diversity-periods-and-day-range-words.ts';
import { DiversityChart } from './diversity-chart.tsx';
import {
  type DiversityChartStepData,
  calculateDemographicSharesByStep,
  ALL_GRADES_CHOICE,
  listReportedGrades,
  findDemographicCategoryOptions,
  stepsWithTooFewPeopleWords,
} from './diversity-chart-step-shares-options-and-grades.ts';
import { DiversityTable } from './diversity-table.tsx';
import {
  CHART_SERIES_SHOWN_MAX,
  chooseDiversityChartSeries,
} from './choose-diversity-chart-series.ts';
import { listReportedDemographicOptions } from '../demographic-shares-of-group.ts';
import { ChartOrTableSwitch, type ChartOrTableViewName } from './chart-or-table-switch.tsx';
import styles from './diversity-panel.module.css';
import { formatPercent } from '../../../../parts/words/format-percent.ts';

type Props = {
  dropOff: HiringStepDropOffReport;
  asked: ReportPeriodAndFilterValues;
  isExcluding: boolean;
};

/** The figures of the category that is looked at, as a chart and as a table. */
export function DiversityPanel({ dropOff, asked: query, isExcluding }: Props) {
  const { coverage } = dropOff;
  const [wished, setCategory] = useState<DemographicCategory | null>(null);
  const known = coverage.categories;
  const shown = known.find(({ category }) => category === wished) ?? known[0];
  const begun = dropOff.demographicsByStep[0]?.runningTotal ?? 0;

  if (begun < CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN)
    return <p className={styles['diversity-none']}>{TOO_FEW_APPLICATIONS_IN_REPORT_MESSAGE}</p>;
  if (!shown)
    return (
      <p className={styles['diversity-none']}>
        Your application form asks no equal-opportunities question that a report could tell of.
      </p>
    );
  return (
    <ReportCategoryTabs
      label="Category"
      tabs={known.map(({ category, title }) => ({ id: category, title }))}
      chosen={shown.category}
      onChoose={setCategory}
    >
      <OneCategory
        {...{ dropOff, asked: query, isExcluding }}
        category={shown.category}
        title={shown.title}
      />
    </ReportCategoryTabs>
  );
}

type OneProps = Props & { category: DemographicCategory; title: string };

function OneCategory({ dropOff, asked: query, isExcluding, category, title }: OneProps) {
  const { coverage, isCvReviewAsReview } = dropOff;
  const grades = listReportedGrades(dropOff);
  const [wishedGrade, setGrade] = useState(ALL_GRADES_CHOICE);
  const grade = grades.includes(wishedGrade) ? wishedGrade : ALL_GRADES_CHOICE;
  const options = findDemographicCategoryOptions(coverage, category);
  const steps = calculateDemographicSharesByStep(dropOff, { category, grade });
  const series = chooseDiversityChartSeries(
    options,
    steps.map(({ shares }) => shares ?? null),
  );
  const count = listReportedDemographicOptions(options).length;
  const isMany = count > CHART_SERIES_SHOWN_MAX;
  const [wishedView, setView] = useState<ChartOrTableViewName | null>(null);
  const view = wishedView ?? (isMany ? 'table' : 'chart');
  const chart = useRef<SVGSVGElement>(null);
  const isPrinting = useIsPrinting();
  const drawn = steps.filter(({ step }) => !(isCvReviewAsReview && step === 'cvreview'));
  const isNarrowed = isExcluding || query.teams.length + query.grades.length > 0;
  const unit = isNarrowed || grade !== ALL_GRADES_CHOICE ? 'quarter' : 'month';
  const isChart = view === 'chart';
  const notes = [
    ...stepsWithTooFewPeopleWords(steps),
    ...(isMany && isChart
      ? [
          `The chart shows the ${CHART_SERIES_SHOWN_MAX} largest groups; all ${count} stand in the table.`,
        ]
      : []),
    ...(isCvReviewAsReview
      ? [
          `While a role has no CV review, CV review equals review${isChart ? ', so the chart shows them as one' : ''}.`,
        ]
      : []),
  ];
  const label = `Share of each group at each step, ${title}`;

  if (steps.every(({ shares }) => shares === undefined))
    return (
      <>
        <PublishedDiversityPeriodsNote {...{ coverage, asked: query, unit }} />
        <p className={styles['diversity-none']}>
          {coverage.disclosure === 'protected'
            ? `Choose a longer period${isExcluding ? ', include quick-apply' : ''} or fewer filters to see published figures.`
            : TOO_FEW_APPLICATIONS_IN_REPORT_MESSAGE}
        </p>
      </>
    );
  return (
    <>
      <div className={styles['diversity-bar']}>
        <p>{coverageInWords(steps, title)}</p>
        {grades.length > 0 && (
          <InlineTextSelect
            label="Level"
            value={grade}
            options={{
              [ALL_GRADES_CHOICE]: 'All levels',
              ...Object.fromEntries(grades.map((each) => [each, each])),
            }}
            onChoose={setGrade}
          />
        )}
        <ChartOrTableSwitch view={view} onChoose={setView} />
        {isChart && (
          <Button
            size="small"
            icon={<IconDownload aria-hidden="true" />}
            onClick={() =>
              void save(chart.current, { title, steps, coverage, asked: query, isExcluding })
            }
          >
            PNG
          </Button>
        )}
      </div>
      {(isChart || isPrinting) && (
        <DiversityChart ref={chart} label={label} steps={drawn} series={series} />
      )}
      <DiversityTable
        caption={`${label}, as a table`}
        steps={steps}
        options={options.filter(({ code }) => code !== UNKNOWN_DEMOGRAPHIC_OPTION_CODE)}
        isSeen={!isChart || isPrinting}
      />
      <PublishedDiversityPeriodsNote {...{ coverage, asked: query, unit }} more={notes} />
    </>
  );
}

function coverageInWords(
  steps: ReturnType<typeof calculateDemographicSharesByStep>,
  title: string,
): string {
  const first = steps[0]?.shares;
  const unknown = typeof first?.unknown === 'number' ? first.unknown : 0;
  const told = first?.told ?? null;
  const share =
    told === null || told + unknown === 0
      ? ''
      : ` (${formatPercent((told / (told + unknown)) * 100)})`;
  return `${title}: share of candidates at each step who told us${share}. Groups smaller than ${CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN} are hidden.`;
}

type Saved = {
  title: string;
  steps: readonly DiversityChartStepData[];
  coverage: HiringStepDropOffReport['coverage'];
  asked: ReportPeriodAndFilterValues;
  isExcluding: boolean;
};

async function save(
  chart: SVGSVGElement | null,
  { title, steps, coverage, asked: query, isExcluding }: Saved,
) {
  if (!chart) return;
  try {
    const { saveChartAsPng } = await import('./save-chart-as-png.ts');
    await saveChartAsPng(chart, {
      title: `Pipeline diversity: ${title}`,
      foot: [
        ...reportFilterSummarySentences(query),
        ...publishedDiversityPeriodsSentences(coverage, query),
        ...stepsWithTooFewPeopleWords(steps),
        ...(isExcluding ? ['Without quick-apply candidates.'] : []),
      ],
      fileName: `Pipeline Diversity Chart - ${title}.png`,
    });
  } catch {
    showToast({ text: 'We could not make the picture. Try again.' });
  }
}
