const LOWEST = 100;
/** One star is 0 of 100, five stars are 100: so many hundredths of a star make ten. */
const HUNDREDTHS_A_TEN = 40;
const LAST_TEN = 9;

/** Where on a scale from 0 to 100 a mean of stars lies, as the lower end of a band of ten: 100 is of the last one. */
export function bandOfTenOfMeanStars(hundredths: number): number {
  return 10 * Math.min(Math.floor((hundredths - LOWEST) / HUNDREDTHS_A_TEN), LAST_TEN);
}
