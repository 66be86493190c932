import {
  scoreBandNames,
  type ScoreBandName,
} from '@evenhand/contract/candidate-tests/test-score-band-names.ts';

/** Of 100; the same steps as 1.8, 2.6, 3.4 and 4.2 of five stars. */
const POINTS_A_BAND = 20;

/** In which fifth of what could be reached a score lies. */
export function findTestScoreBand(score: number): ScoreBandName {
  const place = Math.min(Math.floor(score / POINTS_A_BAND), scoreBandNames.length - 1);
  return scoreBandNames[place] ?? scoreBandNames[0];
}
