import { type Option, type Shares, reportedOptions } from '../shares-of.ts';

/** There are so many colours that can be told apart. */
export const SERIES_MOST = 6;

export type Series = Option & { place: number };

/**
 * The groups that a chart shows, in the order of the form and never by size, so that a colour stays with its group. Of more
 * than there are colours: those with the most people at the first step that has numbers.
 */
export function seriesOf(options: readonly Option[], steps: readonly (Shares | null)[]): Series[] {
  const told = reportedOptions(options);
  const sizes = new Map(
    steps.find((step) => step !== null)?.options.map(({ code, count }) => [code, count]),
  );
  const sizeOf = ({ code }: Option) => {
    const size = sizes.get(code);
    return typeof size === 'number' ? size : 0;
  };
  const largest = new Set(
    told
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
      .slice(0, SERIES_MOST)
      .map(({ code }) => code),
  );
  return told
    .filter(({ code }) => largest.has(code))
    .map((option, place) => ({ ...option, place: place + 1 }));
}
