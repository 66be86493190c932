import type { OrganisationOverallStats } from '@evenhand/contract/reporting/organisation-reports.ts';

export type ReportedJob = OrganisationOverallStats['jobs'][number];
export type ReportedJobColumn = 'title' | 'candidates' | 'tth' | 'hired';
export type ReportedJobOrder = { by: ReportedJobColumn; descending: boolean };

/** Titles as people sort them; of numbers the missing ones last, either way; and always in the same order. */
export function sortReportedJobs(
  jobs: readonly ReportedJob[],
  { by, descending }: ReportedJobOrder,
): ReportedJob[] {
  const sign = descending ? -1 : 1;
  return jobs.toSorted((a, b) => {
    const [left, right] = [a[by], b[by]];
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || byTitle(a, b);
    const compared =
      typeof left === 'string' || typeof right === 'string' ? byTitle(a, b) : left - right;
    return sign * compared || byTitle(a, b);
  });
}

/** Once more the same column turns it round; numbers begin with the largest, titles with A. */
export function nextReportedJobTableOrder(
  { by, descending }: ReportedJobOrder,
  chosen: ReportedJobColumn,
): ReportedJobOrder {
  if (chosen === by) return { by, descending: !descending };
  return { by: chosen, descending: chosen !== 'title' };
}

function byTitle(a: ReportedJob, b: ReportedJob): number {
  return a.title.localeCompare(b.title, 'en-GB', { numeric: true }) || a.id - b.id;
}
