/** What a result is told as, from the lowest; never as a number. */
export const scoreBandNames = [
  'needs work',
  'developing',
  'solid',
  'strong',
  'outstanding',
] as const;
export type ScoreBandName = (typeof scoreBandNames)[number];
