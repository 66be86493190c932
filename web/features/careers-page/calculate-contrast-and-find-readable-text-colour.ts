import {
  TEXT_CONTRAST_RATIO_MIN,
  type CareersPageColours,
} from '@evenhand/contract/careers-page.ts';
import { converter, formatHex, wcagContrast } from 'culori';

const COLOUR = /^#[0-9a-f]{6}$/i;
const toOklch = converter('oklch');

/** Of text on its background, from 1 to 21; undefined while one of them is half written. */
export function calculateColourContrast({
  background,
  text,
}: CareersPageColours): number | undefined {
  if (!COLOUR.test(background) || !COLOUR.test(text)) return undefined;
  return wcagContrast(background, text);
}

/** The same hue, as much lighter or darker as it takes; the server judges by the same measure. */
export function findNearestReadableTextColour({ background, text }: CareersPageColours): string {
  const wanted = toOklch(text);
  const from = wanted?.l ?? 0;
  const steps = Array.from({ length: 51 }, (_, step) => step / 50).sort(
    (one, other) => Math.abs(one - from) - Math.abs(other - from),
  );
  for (const l of steps) {
    const c = (wanted?.c ?? 0) * Math.min(1, 4 * l, 4 * (1 - l));
    const colour = formatHex({ mode: 'oklch', l, c, h: wanted?.h ?? 0 });
    if (wcagContrast(background, colour) >= TEXT_CONTRAST_RATIO_MIN) return colour;
  }
  return '#ffffff';
}
