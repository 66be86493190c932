import type { PlantedFault } from './planted-fault-types.ts';

/** The text of a file with one change of a fault made to it. */
export function replaceTextForPlantedFault(
  { file, from, to }: NonNullable<PlantedFault['change']>[number],
  text: string,
): string {
  const changed = text.replace(from, typeof from === 'string' ? to.replaceAll('$', '$$$$') : to);
  if (changed === text) throw new Error(`${file} does not hold ${String(from)} any more`);
  return changed;
}
