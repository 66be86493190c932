import { expect, test } from 'vitest';
import { parseTombstones, writeTombstoneLine } from './tombstone-lines.ts';

const one = { orgId: 7, mark: 'ab'.repeat(32), erasedOn: '2026-11-20' };

test('what was written is read, and a line that was cut short is none', () => {
  const text = writeTombstoneLine(one) + writeTombstoneLine({ ...one, orgId: 8 });
  expect(parseTombstones(text)).toEqual([one, { ...one, orgId: 8 }]);
  for (let length = 1; length < writeTombstoneLine(one).length - 1; length += 1)
    expect(parseTombstones(writeTombstoneLine(one).slice(0, length))).toEqual([]);
  expect(parseTombstones(`${writeTombstoneLine(one).slice(0, 30)}\n${text}`)).toHaveLength(2);
});
