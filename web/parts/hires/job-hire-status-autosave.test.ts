import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UnsavedJobHireStatus } from './reduce-unsaved-job-hire-statuses.ts';
import { createJobHireStatusAutosave } from './job-hire-status-autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const baker = { id: 7, title: 'Baker' };
const miller = { id: 8, title: 'Miller' };

/** A desk whose server answers as told; what was sent to it stands in `sent`. */
function browser(answer: () => Promise<unknown> = async () => {}) {
  const sent: [id: number, status: string, afterMs: number][] = [];
  const told: string[] = [];
  const start = Date.now();
  const saving = createJobHireStatusAutosave({
    save: (choice: UnsavedJobHireStatus) => {
      sent.push([choice.jobId, choice.status, Date.now() - start]);
      return answer();
    },
    onSaved: ({ title }) => told.push(`${title} saved`),
    onFailedUnseen: ({ title }) => told.push(`${title} failed`),
  });
  const steps = () => saving.read().choices.map(({ jobId, step }) => [jobId, step]);
  return { saving, sent, told, steps };
}

test('that somebody was hired is saved at once', async () => {
  const { saving, sent, told } = browser();
  saving.choose(baker, 'hired');
  expect(sent).toEqual([[7, 'hired', 0]]);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['Baker saved']);
  expect(saving.read()).toEqual({ choices: [], answered: [7] });
});

test.each(['waiting', 'notHired'] as const)(
  '%s is saved after 2.1 seconds and not before, and once',
  async (status) => {
    const { saving, sent, steps } = browser();
    saving.choose(baker, status);
    await vi.advanceTimersByTimeAsync(2099);
    expect([sent, steps()]).toEqual([[], [[7, 'undoable']]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([[7, status, 2100]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(saving.read().answered).toEqual([7]);
  },
);

test('a choice that is undone in time is never saved; the next one has its own 2.1 seconds', async () => {
  const { saving, sent, steps } = browser();
  saving.choose(baker, 'notHired');
  await vi.advanceTimersByTimeAsync(2000);
  saving.undo(7);
  expect(steps()).toEqual([]);
  saving.choose(baker, 'waiting');
  await vi.advanceTimersByTimeAsync(2099);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([[7, 'waiting', 4100]]);
  saving.undo(7);
  expect(sent).toHaveLength(1);
});

test('roles wait each for itself', async () => {
  const { saving, sent } = browser();
  saving.choose(baker, 'notHired');
  await vi.advanceTimersByTimeAsync(1000);
  saving.choose(miller, 'waiting');
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual([
    [7, 'notHired', 2100],
    [8, 'waiting', 3100],
  ]);
});

test('leaving the page within 2.1 seconds sends the choice there and then', async () => {
  const { saving, sent } = browser();
  saving.choose(baker, 'notHired');
  await vi.advanceTimersByTimeAsync(300);
  saving.leave();
  expect(sent).toEqual([[7, 'notHired', 300]]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
});

test('a server that is gone loses no choice: it is kept, told where nobody looks, and sent again when asked', async () => {
  let isGone = true;
  const { saving, sent, told, steps } = browser(() =>
    isGone ? Promise.reject(new Error('gone')) : Promise.resolve(),
  );
  saving.choose(baker, 'notHired');
  await vi.advanceTimersByTimeAsync(2100);
  expect([steps(), told]).toEqual([[[7, 'failed']], ['Baker failed']]);
  const stopLooking = saving.see(7);
  saving.retry(7);
  await vi.advanceTimersByTimeAsync(0);
  expect([steps(), told]).toEqual([[[7, 'failed']], ['Baker failed']]);
  isGone = false;
  saving.retry(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(([id, status]) => [id, status])).toEqual([
    [7, 'notHired'],
    [7, 'notHired'],
    [7, 'notHired'],
  ]);
  expect(saving.read()).toEqual({ choices: [], answered: [7] });
  stopLooking();
});

test('while a choice is on its way another for the same role waits its turn', async () => {
  let arrive = () => {};
  const { saving, sent } = browser(() => new Promise<void>((resolve) => (arrive = resolve)));
  saving.choose(baker, 'hired');
  saving.choose(baker, 'notHired');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([[7, 'hired', 0]]);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(saving.read().answered).toEqual([7]);
});
