import { expect, test } from 'vitest';
import {
  parseErasureTombstones,
  formatErasureTombstoneLine,
} from './format-and-parse-erasure-tombstone-lines.ts';

const one = { orgId: 7, mark: 'ab'.repeat(32), erasedOn: '2026-11-20' };

test('what was written is read, and a line that was cut short is none', () => {
  const text = formatErasureTombstoneLine(one) + formatErasureTombstoneLine({ ...one, orgId: 8 });
  expect(parseErasureTombstones(text)).toEqual([one, { ...one, orgId: 8 }]);
  for (let length = 1; length < formatErasureTombstoneLine(one).length - 1; length += 1)
    expect(parseErasureTombstones(formatErasureTombstoneLine(one).slice(0, length))).toEqual([]);
  expect(
    parseErasureTombstones(`${formatErasureTombstoneLine(one).slice(0, 30)}\n${text}`),
  ).toHaveLength(2);
});
