import { expect, test } from 'vitest';
import {
  isDraftChanged,
  isDraftStale,
  keyOfDraft,
  settleDraft,
  type UnsavedDraft,
  valueOfDraft,
  writeDraft,
} from './unsaved-draft.ts';

const untouched: UnsavedDraft<string> = { mine: undefined, settled: undefined };

test('where nothing is written, what is saved stands there, whoever saved it', () => {
  expect(valueOfDraft(untouched, 'theirs')).toBe('theirs');
  expect(keyOfDraft(untouched, 'theirs')).not.toBe(keyOfDraft(untouched, 'before'));
  expect(isDraftChanged(untouched, 'theirs')).toBe(false);
  expect(isDraftStale(untouched, 'theirs')).toBe(false);
});

test('what is written stays when somebody else saves, and is known to be older', () => {
  const written = writeDraft(untouched, 'mine', 'before');
  expect(valueOfDraft(written, 'theirs')).toBe('mine');
  expect(isDraftStale(written, 'before')).toBe(false);
  expect(isDraftStale(written, 'theirs')).toBe(true);
  expect(isDraftStale(written, 'mine')).toBe(false);
  // The field that is being written in is not drawn anew.
  expect(keyOfDraft(written, 'theirs')).toBe(keyOfDraft(untouched, 'before'));
});

test('what is again as it was is no change', () => {
  const written = writeDraft(untouched, 'mine', 'before');
  expect(writeDraft(written, 'before', 'before').mine).toBeUndefined();
});

test('what was saved stands there before the server says so, and is then what the server says', () => {
  const written = writeDraft(untouched, ' mine', 'before');
  const settled = settleDraft(written, { sent: ' mine', now: ' mine', saved: 'before' });
  expect(valueOfDraft(settled, 'before')).toBe(' mine');
  expect(isDraftChanged(settled, 'before')).toBe(false);
  expect(valueOfDraft(settled, 'mine')).toBe('mine');
  expect(isDraftStale(settled, 'mine')).toBe(false);
});

test('what is written while it is being saved stays, unsaved, and is no clash with oneself', () => {
  const sent = writeDraft(untouched, 'mine', 'before');
  const more = writeDraft(sent, 'mine, and more', 'before');
  const settled = settleDraft(more, { sent: 'mine', now: 'mine', saved: 'before' });
  for (const saved of ['before', 'mine']) {
    expect(valueOfDraft(settled, saved)).toBe('mine, and more');
    expect(isDraftChanged(settled, saved)).toBe(true);
    expect(isDraftStale(settled, saved)).toBe(false);
  }
  expect(isDraftStale(settled, 'theirs')).toBe(true);
});
