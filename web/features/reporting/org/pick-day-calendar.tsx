import { DayPicker } from 'react-day-picker';
import { findOrCreateDateFormat } from '../../../parts/time/find-or-create-date-format.ts';
import { joinClassNames } from '../../../ui/join-class-names.ts';
import buttonStyles from '../../../ui/button-and-icon-button.module.css';
import styles from './pick-day-calendar.module.css';

type Props = {
  value: string;
  earliest: string | undefined;
  latest: string | undefined;
  onPick: (day: string) => void;
};

const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/** One month of days to pick from; arrows move between days, Page Up and Page Down between months. */
export function PickDayCalendar({ value, earliest, latest, onPick }: Props) {
  const selected = dateOf(value);
  return (
    <div ref={focusChosen}>
      <DayPicker
        mode="single"
        required
        captionLayout="dropdown-years"
        navLayout="around"
        weekStartsOn={1}
        selected={selected}
        defaultMonth={selected}
        startMonth={new Date(FIRST_YEAR, 0)}
        endMonth={new Date(LAST_YEAR, 11)}
        disabled={[
          ...(earliest === undefined ? [] : [{ before: dateOf(earliest) }]),
          ...(latest === undefined ? [] : [{ after: dateOf(latest) }]),
        ]}
        onSelect={(date) => onPick(dayFrom(date))}
        classNames={classNames}
        labels={{
          labelDayButton: (date) => long.format(date),
          labelWeekday: (date) => findOrCreateDateFormat('en-GB', { weekday: 'long' }).format(date),
          labelGrid: (date) => month.format(date),
        }}
        formatters={{
          formatCaption: (date) => month.format(date),
          formatWeekdayName: (date) =>
            findOrCreateDateFormat('en-GB', { weekday: 'short' }).format(date).slice(0, 2),
        }}
      />
    </div>
  );
}

function focusChosen(box: HTMLElement | null) {
  box?.querySelector<HTMLElement>('[aria-selected="true"] button')?.focus();
}

const long = findOrCreateDateFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const month = findOrCreateDateFormat('en-GB', { month: 'long', year: 'numeric' });

/** The picker thinks in the browser's own days, which are days like any other. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function dayFrom(date: Date): string {
  return date.toLocaleDateString('sv-SE');
}

const classNames = {
  root: joinClassNames(styles['calendar']),
  month: joinClassNames(styles['calendar-month']),
  month_caption: joinClassNames(styles['calendar-caption']),
  caption_label: joinClassNames(styles['calendar-caption-label']),
  dropdowns: joinClassNames(styles['calendar-dropdowns']),
  dropdown_root: joinClassNames(styles['calendar-dropdown-root']),
  dropdown: joinClassNames(styles['calendar-dropdown']),
  button_previous: joinClassNames(buttonStyles['icon-button'], styles['calendar-previous']),
  button_next: joinClassNames(buttonStyles['icon-button'], styles['calendar-next']),
  chevron: joinClassNames(styles['calendar-chevron']),
  month_grid: joinClassNames(styles['calendar-grid']),
  weekday: joinClassNames(styles['calendar-weekday']),
  day: joinClassNames(styles['calendar-day']),
  day_button: joinClassNames(styles['calendar-day-button']),
  selected: joinClassNames(styles['is-selected']),
  today: joinClassNames(styles['is-today']),
};
