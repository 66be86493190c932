import type { Services } from '../../services-type.ts';
import { readRefreshedFigures } from './read-refreshed-figures.ts';
import { type ReportKeyNumbersQuery, findReportKeyNumbers } from './sql/key-numbers.ts';

export type ReportKeyNumbers = {
  /** Submitted, showed interest, hired and rejected in the period. */
  candidates: number;
  quickApplyCandidates: number;
  hiredCount: number;
  rejectedCount: number;
  /** Hours; null without hires. */
  timeToHire: number | null;
  timeToHireMedian: number | null;
  /** Hours, of roles whose first hire falls in the period; null without any. */
  timeToFill: number | null;
  timeToFillMedian: number | null;
  /** Open at any moment of the period; time to hire in days, null without hires. */
  jobs: { id: number; title: string; candidates: number; hired: number; tth: number | null }[];
};

/** What happened in a period: exact, and as fresh as the call. */
export async function readReportKeyNumbers(
  services: Services,
  query: ReportKeyNumbersQuery,
): Promise<ReportKeyNumbers> {
  const found = await readRefreshedFigures(services, query, (db) =>
    findReportKeyNumbers(db, query),
  );
  return {
    candidates: found?.candidates ?? 0,
    quickApplyCandidates: found?.quickApplyCandidates ?? 0,
    hiredCount: found?.hired ?? 0,
    rejectedCount: found?.rejected ?? 0,
    timeToHire: found && found.hired > 0 ? found.hireSeconds / found.hired / HOUR_S : null,
    timeToHireMedian: inHours(found?.hireSecondsMedian),
    timeToFill: inHours(found?.fillSeconds),
    timeToFillMedian: inHours(found?.fillSecondsMedian),
    jobs: (found?.jobs ?? []).map(({ hireSeconds, ...job }) => ({
      ...job,
      tth: job.hired > 0 ? hireSeconds / job.hired / HOUR_S / 24 : null,
    })),
  };
}

const HOUR_S = 3600;

function inHours(seconds: number | null | undefined): number | null {
  return seconds === null || seconds === undefined ? null : seconds / HOUR_S;
}
