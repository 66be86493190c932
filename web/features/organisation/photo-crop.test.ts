import { expect, test } from 'vitest';
import { movePhotoCrop, photoCropSquare, photoCropOfWholePhoto } from './photo-crop.ts';

const landscape = { width: 1200, height: 800 };

test('at first the largest square in the middle is cut out', () => {
  expect(photoCropSquare(photoCropOfWholePhoto, landscape)).toEqual({
    left: 200,
    top: 0,
    side: 800,
  });
  expect(photoCropSquare(photoCropOfWholePhoto, { width: 300, height: 900 })).toEqual({
    left: 0,
    top: 300,
    side: 300,
  });
});

test('the square grows smaller with the zoom and never leaves the picture', () => {
  for (const x of [-1, 0, 0.3, 1, 7]) {
    for (const zoom of [0, 1, 2.5, 4, 99]) {
      const { left, top, side } = photoCropSquare({ x, y: x, zoom }, landscape);
      expect(side).toBeGreaterThanOrEqual(200);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(1200);
      expect(top + side).toBeLessThanOrEqual(800);
    }
  }
});

test('dragging to the right shows what is further left, until the picture ends', () => {
  const moved = movePhotoCrop(photoCropOfWholePhoto, landscape, { right: 0.1, down: 0.5 });
  expect(photoCropSquare(moved, landscape)).toMatchObject({ left: 120, top: 0 });
  const end = movePhotoCrop(photoCropOfWholePhoto, landscape, { right: 5, down: 0 });
  expect(photoCropSquare(end, landscape).left).toBe(0);
});
