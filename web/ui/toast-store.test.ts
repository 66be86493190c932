import { afterEach, expect, test } from 'vitest';
import { readShownToastsFromStore, removeToast, showToast, undoToast } from './toast-store.ts';

afterEach(() => {
  for (const { id } of readShownToastsFromStore()) removeToast(id);
});

const texts = () => readShownToastsFromStore().map(({ text }) => text);

test('what is undone goes from the screen', async () => {
  let undone = 0;
  showToast({ text: 'Merged.', undo: () => void (undone += 1) });
  for (const toast of readShownToastsFromStore()) await undoToast(toast);
  expect(undone).toBe(1);
  expect(texts()).toEqual([]);
});

test('what could not be undone is told, with why', async () => {
  showToast({
    text: 'Merged.',
    undo: () => Promise.reject(new Error('We are busy right now.')),
  });
  for (const toast of readShownToastsFromStore()) await undoToast(toast);
  expect(texts()).toEqual(['This was not undone. We are busy right now.']);
});
