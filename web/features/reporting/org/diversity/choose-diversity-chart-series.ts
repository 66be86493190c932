import {
  type DemographicOption,
  type DemographicSharesOfGroup,
  listReportedDemographicOptions,
} from '../demographic-shares-of-group.ts';

/** There are so many colours that can be told apart. */
export const CHART_SERIES_SHOWN_MAX = 6;

export type DiversityChartSeries = DemographicOption & { place: number };

/**
 * The groups that a chart shows, in the order of the form and never by size, so that a colour stays with its group. Of more
 * than there are colours: those with the most people at the first step that has numbers.
 */
export function chooseDiversityChartSeries(
  options: readonly DemographicOption[],
  steps: readonly (DemographicSharesOfGroup | null)[],
): DiversityChartSeries[] {
  const reported = listReportedDemographicOptions(options);
  const sizes = new Map(
    steps.find((step) => step !== null)?.options.map(({ code, count }) => [code, count]),
  );
  const sizeOf = ({ code }: DemographicOption) => {
    const size = sizes.get(code);
    return typeof size === 'number' ? size : 0;
  };
  const largest = new Set(
    reported
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
      .slice(0, CHART_SERIES_SHOWN_MAX)
      .map(({ code }) => code),
  );
  return reported
    .filter(({ code }) => largest.has(code))
    .map((option, place) => ({ ...option, place: place + 1 }));
}
