import { expect, test } from 'vitest';
import { employerStyleSheet } from './employer-style-sheet.ts';
import { colourContrast, nearestReadableTextColour } from './colour-contrast-and-readable-text.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#0b5c52', '#ffffff', 7.9],
  ['#767676', '#ffffff', 4.54],
])('%s and %s have a contrast of %d', (background, text, ratio) => {
  expect(colourContrast({ background, text })).toBeCloseTo(ratio, 1);
});

const few = ['00', '3c', '76', '80', 'b4', 'ff'];
const colours = few.flatMap((r) => few.flatMap((g) => few.map((b) => `#${r}${g}${b}`)));

test('for every colour a readable text is found, and a readable one is left alone', () => {
  for (const background of colours)
    for (const text of ['#ffffff', '#000000', '#808080', '#d02090', background]) {
      const suggestion = nearestReadableTextColour({ background, text });
      expect([background, text, colourContrast({ background, text: suggestion }) >= 4.5]).toEqual([
        background,
        text,
        true,
      ]);
      if (colourContrast({ background, text }) >= 4.5) expect(suggestion).toBe(text);
    }
});

test('what stands on white paper can be read there, whatever the two colours are', () => {
  for (const background of colours)
    for (const text of ['#ffffff', '#ffe600']) {
      const sheet = employerStyleSheet({ background, text });
      const ink = /--employer-ink:(#\w{6})/.exec(sheet)?.[1] ?? '';
      expect(colourContrast({ background: '#ffffff', text: ink })).toBeGreaterThanOrEqual(4.5);
    }
});
