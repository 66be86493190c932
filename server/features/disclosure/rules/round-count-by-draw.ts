/**
 * Rounds to a multiple of a step without bias: to fives, 7 becomes 10 for two of the five draws, and 5 for the other three.
 * @param draw uniform in 0…step − 1, from a source that nobody can guess; drawn once for a cell and kept secret
 */
export function roundCountUpOrDownAtRandom(count: number, draw: number, step: number): number {
  return step * Math.floor((count + draw) / step);
}
