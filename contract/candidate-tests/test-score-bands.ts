/** What a result is told as, from the lowest; never as a number. */
export const scoreBands = ['needs work', 'developing', 'solid', 'strong', 'outstanding'] as const;
export type ScoreBand = (typeof scoreBands)[number];
