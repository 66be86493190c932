import { readFileSync } from 'node:fs';
import { converter, formatHex, interpolate, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import {
  HEAT_MAP_COLOUR_STEPS,
  calculateHeatMapColourStep,
  HEAT_MAP_SHARE_FOR_WHITE_TEXT_MIN,
} from './heat-map-colour-step.ts';

const css = readFileSync(new URL('heat-map-colour-step.module.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../../../../ui/tokens.css', import.meta.url), 'utf8');
const CONTRAST_LEAST = 4.5;

/** Of `--name: light-dark(a, b)`. */
function coloursOf(name: string, sheet: string): { light: string; dark: string } {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\(([^,]+), ([^)]+)\\)`).exec(sheet) ?? [];
  expect([light, dark]).not.toContain('');
  return { light, dark };
}

test.each([
  [0, 100, 0],
  [4.9, 100, 0],
  [5, 100, 1],
  [59.9, 100, 11],
  [60, 100, 12],
  [100, 100, 19],
  [2.99, 5, 11],
  [3, 5, 12],
  [5, 5, 19],
  [130, 100, 19],
])('%f of %i has step %i', (value, ceiling, step) => {
  expect(calculateHeatMapColourStep(value, ceiling)).toBe(step);
});

test('every step has a ground of its own, and text on it that can be read, in light and dark', () => {
  const grounds = { light: new Set<string>(), dark: new Set<string>() };
  for (let step = 0; step < HEAT_MAP_COLOUR_STEPS; step += 1) {
    const tint = Number(new RegExp(`\\.heat-${step} \\{[^}]*--tint: ([\\d.]+)%`).exec(css)?.[1]);
    expect(tint).not.toBeNaN();
    const isWhite = step >= HEAT_MAP_COLOUR_STEPS * HEAT_MAP_SHARE_FOR_WHITE_TEXT_MIN;
    for (const theme of ['light', 'dark'] as const) {
      const high = coloursOf(isWhite ? 'heat-at' : 'heat', isWhite ? css : tokens)[theme];
      const paper = coloursOf('paper', tokens)[theme];
      const ground = formatHex(interpolate([paper, high], 'rgb')(tint / 100)) ?? '';
      const text = isWhite ? '#ffffff' : coloursOf('ink', tokens)[theme];
      expect(
        wcagContrast(ground, text),
        `step ${step}, ${theme}: ${text} on ${ground}`,
      ).toBeGreaterThanOrEqual(CONTRAST_LEAST);
      grounds[theme].add(ground);
    }
  }
  expect([grounds.light.size, grounds.dark.size]).toEqual([
    HEAT_MAP_COLOUR_STEPS,
    HEAT_MAP_COLOUR_STEPS,
  ]);
});

test('the ramp goes one way: each step is darker than the one before, in light, and stronger, in dark', () => {
  const lightness = converter('oklch');
  const at = (step: number) => {
    const tint = Number(new RegExp(`\\.heat-${step} \\{[^}]*--tint: ([\\d.]+)%`).exec(css)?.[1]);
    const high = coloursOf(step >= 12 ? 'heat-at' : 'heat', step >= 12 ? css : tokens).light;
    return lightness(interpolate(['#ffffff', high], 'rgb')(tint / 100))?.l ?? 0;
  };
  for (let step = 1; step < HEAT_MAP_COLOUR_STEPS; step += 1)
    expect(at(step)).toBeLessThan(at(step - 1));
});
