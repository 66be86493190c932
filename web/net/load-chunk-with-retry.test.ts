import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunkWithRetry } from './load-chunk-with-retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a part that fails to load once is asked for again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('here');
  const loaded = loadChunkWithRetry(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await loaded).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that fails twice is reported as a chunk load error, with what went wrong', async () => {
  const gone = new Error('gone');
  const failed = loadChunkWithRetry(() => Promise.reject(gone)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failed).toBeInstanceOf(ChunkLoadError);
  expect(await failed).toMatchObject({ name: 'ChunkLoadError', cause: gone });
});

test('a part that does not come is given up after 120 seconds, as a chunk load error', async () => {
  const said: unknown[] = [];
  void loadChunkWithRetry(() => new Promise(() => {})).catch((error: unknown) => said.push(error));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual([expect.any(ChunkLoadError)]);
});

test('nothing is left ticking once a part is there', async () => {
  expect(await loadChunkWithRetry(() => Promise.resolve('here'))).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});
