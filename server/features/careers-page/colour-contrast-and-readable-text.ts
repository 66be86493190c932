import type * as culoriLibrary from 'culori';
import {
  TEXT_CONTRAST_RATIO_MIN,
  type CareersPageColours,
} from '@evenhand/contract/careers-page.ts';
import { loadModuleOnFirstUse } from '../../load-module-on-first-use.ts';

const culori = loadModuleOnFirstUse<typeof culoriLibrary>('culori');
const STEPS = 50;

/** How well a text is read on a background, from 1 to 21 (WCAG 2.2). */
export function colourContrast({ background, text }: CareersPageColours): number {
  return culori().wcagContrast(background, text);
}

/** The colour of text nearest to the wanted one that can be read on its background: the same hue, lighter or darker. */
export function nearestReadableTextColour(colours: CareersPageColours): string {
  if (colourContrast(colours) >= TEXT_CONTRAST_RATIO_MIN) return colours.text;
  const { converter, formatHex } = culori();
  const wanted = converter('oklch')(colours.text);
  const from = wanted?.l ?? 0;
  const candidates = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
    .sort((one, other) => Math.abs(one - from) - Math.abs(other - from))
    .map((l) => formatHex({ mode: 'oklch', l, c: (wanted?.c ?? 0) * fade(l), h: wanted?.h ?? 0 }))
    .filter((text) => text !== undefined);
  const found = candidates.find(
    (text) => colourContrast({ ...colours, text }) >= TEXT_CONTRAST_RATIO_MIN,
  );
  // Black or white can be read on any colour there is.
  return (
    found ??
    (colourContrast({ ...colours, text: '#ffffff' }) >= TEXT_CONTRAST_RATIO_MIN
      ? '#ffffff'
      : '#000000')
  );
}

/** Near black and white a screen has hardly any colour left. */
function fade(lightness: number): number {
  return Math.min(1, 4 * lightness, 4 * (1 - lightness));
}
