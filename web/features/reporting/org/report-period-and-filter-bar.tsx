import type { FilterSectionDefinition } from '../../../ui/filter-choices.ts';
import { FilterPopover } from '../../../ui/filter-popover.tsx';
import { InlineTextSelect } from '../../../ui/inline-text-select.tsx';
import type { ReportPeriodAndFilterValues } from './report-period-and-filter-query-encoding.ts';
import { BritishDateField } from './british-date-field.tsx';
import { ReportFilterSummary } from './report-filter-summary.tsx';
import {
  type ReportRangePreset,
  reportRangePresetNames,
  findReportRangePreset,
  reportRangesByPreset,
} from './report-day-range-and-presets.ts';
import { formatIsoDayAsDdMmYyyy } from './convert-shift-and-check-iso-and-dd-mm-yyyy-days.ts';
import type { OfferedReportFilters } from './use-settled-report-query.ts';
import styles from './report-period-and-filter-bar.module.css';

const OWN_DATES = 'own-dates';

type Props = {
  wished: ReportPeriodAndFilterValues;
  today: string;
  offered: OfferedReportFilters;
  onChange: (changes: Partial<ReportPeriodAndFilterValues>) => void;
  disabled?: boolean;
};

/** Which days the report is about, and which roles. */
export function ReportPeriodAndFilterBar({ wished, today, offered, onChange, disabled }: Props) {
  const { from, until, teams, grades } = wished;
  const preset = findReportRangePreset(wished, today);
  const applied = {
    ...(teams.length > 0 && { team: teams }),
    ...(grades.length > 0 && { grade: grades }),
  };

  return (
    <div className={styles['period-bar']} role="group" aria-label="Period and filters">
      <div className={styles['period-dates']}>
        <BritishDateField
          label="Start date"
          value={from}
          latest={until}
          limit={`The start cannot be after the end, ${formatIsoDayAsDdMmYyyy(until)}.`}
          disabled={disabled}
          onChange={(day) => onChange({ from: day })}
        />
        <span>to</span>
        <BritishDateField
          label="End date"
          value={until}
          earliest={from}
          limit={`The end cannot be before the start, ${formatIsoDayAsDdMmYyyy(from)}.`}
          disabled={disabled}
          onChange={(day) => onChange({ until: day })}
        />
      </div>
      <InlineTextSelect
        label="Period"
        value={preset ?? OWN_DATES}
        options={optionsFor(preset)}
        disabled={disabled}
        onChoose={(chosen) => {
          if (chosen !== OWN_DATES) onChange(reportRangesByPreset(today)[chosen]);
        }}
      />
      <FilterPopover
        title="Filters"
        sections={offered.map(asShown)}
        applied={applied}
        disabled={disabled}
        onApply={({ team = [], grade = [] }) => onChange({ teams: team, grades: grade })}
      />
      <ReportFilterSummary chosen={wished} onClear={() => onChange({ teams: [], grades: [] })} />
    </div>
  );
}

/** A grade is called a level on the screen. */
function asShown(section: OfferedReportFilters[number]): FilterSectionDefinition {
  return section.id === 'grade' ? { ...section, title: 'Level' } : section;
}

/** 'Own dates' is there while it is true, and cannot be chosen. */
function optionsFor(preset: ReportRangePreset | undefined) {
  // What is left out is never the chosen one.
  return (
    preset ? reportRangePresetNames : { [OWN_DATES]: 'Own dates', ...reportRangePresetNames }
  ) as Record<ReportRangePreset | typeof OWN_DATES, string>;
}
