/** Whether a stage is among those whose bits are set. */
export function createIsStageCompletedPredicate(
  complete: number,
): (stage: { position: number }) => boolean {
  return ({ position }) => Math.floor(complete / 2 ** position) % 2 === 1;
}
