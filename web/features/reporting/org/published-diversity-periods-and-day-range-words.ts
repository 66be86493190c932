import type { DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import { findOrCreateDateFormat } from '../../../parts/time/find-or-create-date-format.ts';
import { findLastQuarterBefore } from './report-day-range-and-presets.ts';

type Days = { from: string; until: string };

/** The shortest stretch that is published: of everybody together a month, of groups told apart a quarter. */
export type PublishedPeriodUnit = 'month' | 'quarter';

/** What diversity figures are about, sentence by sentence. */
export function publishedDiversityPeriodsSentences(
  coverage: DiversityFiguresPeriodsAndGroups,
  query: Days,
  unit: PublishedPeriodUnit = 'month',
): string[] {
  return coverage.disclosure === 'row-rule'
    ? exactWords(query)
    : publishedWords(coverage, query, unit);
}

/** '1 September to 31 October 2026'. */
export function formatDayRange({ from, until }: Days): string {
  if (from === until) return dayWords(from);
  return `${dayWords(from, from.slice(0, 4) !== until.slice(0, 4))} to ${dayWords(until)}`;
}

function exactWords(query: Days): string[] {
  return [
    `Diversity figures cover ${formatDayRange(query)} and are exact. Numbers under 5 are hidden, and so is one more where they could be worked out from it.`,
  ];
}

function publishedWords(
  { from, until, periods, leftOut }: DiversityFiguresPeriodsAndGroups,
  query: Days,
  unit: PublishedPeriodUnit,
): string[] {
  if (from === null || until === null)
    return [
      `No diversity figures are published for these dates. They appear for each whole ${unit} that is over, or several together, once 25 or more of a group have answered.`,
      ...(unit === 'quarter'
        ? [`${formatDayRange(findLastQuarterBefore(query.until))} is such a quarter.`]
        : []),
      ...leftOutWords(leftOut),
    ];
  const isExact = from === query.from && until === query.until;
  const gap = hasGap(periods) ? `, in ${periods.length} stretches with gaps between them` : '';
  return [
    `Diversity figures cover ${formatDayRange({ from, until })}${gap}${
      isExact
        ? '.'
        : ', because they are published for whole periods that are over, and never for a part of one.'
    }`,
    'They are rounded to 5, where answers are about as common as each other to 20 or 40, and may not add up.',
    ...leftOutWords(leftOut),
  ];
}

function leftOutWords(leftOut: readonly string[]): string[] {
  return leftOut.length === 0 ? [] : [`Too small to be told apart: ${leftOut.join(', ')}.`];
}

function hasGap(periods: readonly Days[]): boolean {
  return periods.some(({ from }, place) => {
    const before = periods[place - 1];
    return before !== undefined && dayAfter(before.until) !== from;
  });
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function dayWords(day: string, isWithYear = true): string {
  return findOrCreateDateFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(isWithYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
