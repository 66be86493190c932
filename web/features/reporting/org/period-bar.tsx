import type { FilterSection } from '../../../ui/filter-choice.ts';
import { FilterPopover } from '../../../ui/filter-popover.tsx';
import { TextSelect } from '../../../ui/text-select.tsx';
import type { ReportQueryState } from './report-query-state.ts';
import { DateField } from './date-field.tsx';
import { FilterSummary } from './filter-summary.tsx';
import { type Preset, presetNames, presetOf, presetRanges, writeDay } from './report-range.ts';
import type { Offered } from './use-report-query.ts';
import styles from './period-bar.module.css';

const OWN_DATES = 'own-dates';

type Props = {
  wished: ReportQueryState;
  today: string;
  offered: Offered;
  onChange: (changes: Partial<ReportQueryState>) => void;
  disabled?: boolean;
};

/** Which days the report is about, and which roles. */
export function PeriodBar({ wished, today, offered, onChange, disabled }: Props) {
  const { from, until, teams, grades } = wished;
  const preset = presetOf(wished, today);
  const applied = {
    ...(teams.length > 0 && { team: teams }),
    ...(grades.length > 0 && { grade: grades }),
  };

  return (
    <div className={styles['period-bar']} role="group" aria-label="Period and filters">
      <div className={styles['period-dates']}>
        <DateField
          label="Start date"
          value={from}
          latest={until}
          limit={`The start cannot be after the end, ${writeDay(until)}.`}
          disabled={disabled}
          onChange={(day) => onChange({ from: day })}
        />
        <span>to</span>
        <DateField
          label="End date"
          value={until}
          earliest={from}
          limit={`The end cannot be before the start, ${writeDay(from)}.`}
          disabled={disabled}
          onChange={(day) => onChange({ until: day })}
        />
      </div>
      <TextSelect
        label="Period"
        value={preset ?? OWN_DATES}
        options={optionsFor(preset)}
        disabled={disabled}
        onChoose={(chosen) => {
          if (chosen !== OWN_DATES) onChange(presetRanges(today)[chosen]);
        }}
      />
      <FilterPopover
        title="Filters"
        sections={offered.map(asShown)}
        applied={applied}
        disabled={disabled}
        onApply={({ team = [], grade = [] }) => onChange({ teams: team, grades: grade })}
      />
      <FilterSummary chosen={wished} onClear={() => onChange({ teams: [], grades: [] })} />
    </div>
  );
}

/** A grade is called a level on the screen. */
function asShown(section: Offered[number]): FilterSection {
  return section.id === 'grade' ? { ...section, title: 'Level' } : section;
}

/** 'Own dates' is there while it is true, and cannot be chosen. */
function optionsFor(preset: Preset | undefined) {
  // What is left out is never the chosen one.
  return (preset ? presetNames : { [OWN_DATES]: 'Own dates', ...presetNames }) as Record<
    Preset | typeof OWN_DATES,
    string
  >;
}
