/** From here on, of the ceiling, the ground is dark and its text white. */
export const HEAT_MAP_SHARE_FOR_WHITE_TEXT_MIN = 0.6;
/** Each a twentieth of the ceiling. */
export const HEAT_MAP_COLOUR_STEPS = 20;

/** Which step of the ramp a value has: 0 to 19; white text from 12 on. */
export function calculateHeatMapColourStep(value: number, ceiling: number): number {
  const part = Math.min(1, Math.max(0, value / ceiling));
  return Math.min(HEAT_MAP_COLOUR_STEPS - 1, Math.floor(part * HEAT_MAP_COLOUR_STEPS + 1e-9));
}
