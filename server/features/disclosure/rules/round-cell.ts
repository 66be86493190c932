import { STEP_OF_COUNTS } from './limits.ts';

/**
 * Rounds to a multiple of 5 without bias: 7 becomes 10 for two of the five draws, and 5 for the other three.
 * @param draw uniform in 0…4, from a source that nobody can guess; drawn once for a cell and kept secret
 */
export function roundCell(count: number, draw: number): number {
  return STEP_OF_COUNTS * Math.floor((count + draw) / STEP_OF_COUNTS);
}
