import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { listTeamsAndGradesForJobFiltersEndpoint } from '@evenhand/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callEndpoint } from '../../../net/call-endpoint-and-download-or-upload-file.ts';
import { type EndpointCallFailedError } from '../../../net/endpoint-call-failed-error.ts';
import type { ReportPeriodAndFilterValues } from './report-period-and-filter-query-encoding.ts';
import { isReportRangeTooLarge } from './report-day-range-and-presets.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import { hasSameJson } from '../../../ui/has-same-json.ts';

const RELOAD_DEBOUNCE_MS = 500;

export type OfferedReportFilters = ResponseOf<typeof listTeamsAndGradesForJobFiltersEndpoint>;

type Props = {
  /** What the address says. */
  wished: ReportPeriodAndFilterValues;
  /** Some teams or grades are none of the roles of the period. */
  onDrop: (kept: Pick<ReportPeriodAndFilterValues, 'teams' | 'grades'>) => void;
};

/**
 * From what is wished to what is asked for: a moment after the last change the teams and grades of the period are loaded, those
 * chosen that are still among them are kept, and only then figures are asked for. Until then the question before stands.
 */
export function useSettledReportQuery({ wished, onDrop }: Props) {
  const isAskable = !isReportRangeTooLarge(wished);
  const settled = useDebouncedValue(wished, RELOAD_DEBOUNCE_MS);
  const [asked, setAsked] = useState<ReportPeriodAndFilterValues>();
  const query = { from: settled.from, until: settled.until };
  const filters = useQuery<OfferedReportFilters, EndpointCallFailedError>({
    // As `useEndpointQuery` would name it, which cannot wait.
    queryKey: [
      listTeamsAndGradesForJobFiltersEndpoint.method,
      listTeamsAndGradesForJobFiltersEndpoint.path,
      { query },
    ],
    queryFn: ({ signal }) =>
      callEndpoint(listTeamsAndGradesForJobFiltersEndpoint, { query }, signal),
    enabled: isAskable && !isReportRangeTooLarge(settled),
  });

  const next = isAskable && !isReportRangeTooLarge(settled) ? keptOf(settled, filters) : undefined;
  if (next && !hasSameJson(next, asked)) setAsked(next);

  const isDropped =
    next !== undefined &&
    next.teams.length + next.grades.length < settled.teams.length + settled.grades.length &&
    hasSameJson(wished, settled);
  useEffect(() => {
    if (isDropped && next) onDrop({ teams: next.teams, grades: next.grades });
  });

  return { asked, offered: filters.data ?? [], isAskable };
}

type Loaded = { data: OfferedReportFilters | undefined; isError: boolean };

/** What is asked for once it is known which teams and grades there are; all of it where that cannot be known. */
function keptOf(
  settled: ReportPeriodAndFilterValues,
  { data, isError }: Loaded,
): ReportPeriodAndFilterValues | undefined {
  if (data === undefined) return isError ? settled : undefined;
  const keep = (id: 'team' | 'grade', chosen: readonly string[]) => {
    const items = data.find((section) => section.id === id)?.items ?? [];
    return chosen.filter((value) => items.some((item) => item.value === value));
  };
  return {
    ...settled,
    teams: keep('team', settled.teams),
    grades: keep('grade', settled.grades),
  };
}
