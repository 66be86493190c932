import { expect, test } from 'vitest';
import { svgPathOfQrCode } from './svg-path-of-qr-code.ts';

test.each([
  ['nothing', [0, 0, 0, 0], ''],
  ['one square', [0, 1, 0, 0], 'M1 0h1v1h-1z'],
  ['a bar and a square', [1, 1, 1, 0], 'M0 0h2v1h-2zM0 1h1v1h-1z'],
  ['a full square', [1, 1, 1, 1], 'M0 0h2v1h-2zM0 1h2v1h-2z'],
])('%s', (_, data, path) => {
  expect(svgPathOfQrCode({ size: 2, data })).toBe(path);
});
