import type { ScoreBandName } from '@evenhand/contract/candidate-tests/test-score-band-names.ts';

/** From which mean of stars on a band begins, in hundredths. */
const begins: readonly (readonly [number, ScoreBandName])[] = [
  [420, 'outstanding'],
  [340, 'strong'],
  [260, 'solid'],
  [180, 'developing'],
];

/** The band of a mean of stars that was rounded as the board rounds, in hundredths: 180 is where "developing" begins. */
export function scoreBandOfMeanStars(hundredths: number): ScoreBandName {
  return begins.find(([from]) => hundredths >= from)?.[1] ?? 'needs work';
}
