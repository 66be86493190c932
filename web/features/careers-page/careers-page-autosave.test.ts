import type { CareersPageDraft } from '@evenhand/contract/careers-page.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { type CareersPageChanges, startCareersPageAutosave } from './careers-page-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const empty: CareersPageDraft = {
  headline: '',
  text: '',
  colours: { background: '#0b5c52', text: '#ffffff' },
  website: null,
  cover: null,
  pictures: [],
  perks: [],
  remotePreference: 'Hybrid',
  jobFunctions: [],
  coverAddress: null,
  pictureAddresses: [],
  version: 1,
  publishedAt: null,
  hasChanges: false,
  isOn: true,
  link: { url: 'https://example.com/careers/merrow', size: 1, path: '' },
};

/** A server with one draft, which answers a save with what `answers` has next: a failure, or nothing to say against it. */
function openedEditor(...answers: (EndpointCallFailedError | undefined)[]) {
  let stored = empty;
  const sent: CareersPageChanges[] = [];
  const write = (changes: CareersPageChanges) => {
    stored = { ...stored, ...changes, version: stored.version + 1 };
  };
  const autosave = startCareersPageAutosave(empty, {
    save: async (changes, version) => {
      sent.push(changes);
      const answer = answers.shift();
      if (answer) throw answer;
      if (version !== stored.version) throw failure(409, 'conflict');
      write(changes);
      return stored;
    },
    find: async () => stored,
    onSaved: () => {},
  });
  return { autosave, sent, colleagueWrites: write, stored: () => stored };
}

function failure(status: number, code: string, fields?: Record<string, string>) {
  const problem = { type: '', title: '', status, code, message: `It is ${code}.`, requestId: '' };
  return new EndpointCallFailedError({ ...problem, ...(fields && { fields }) });
}

test('what two changed in different parts is kept of both, without a question', async () => {
  const { autosave, colleagueWrites, stored } = openedEditor();
  colleagueWrites({ perks: ['cycle_to_work'], text: '<p>Theirs.</p>' });
  autosave.change({ headline: 'Water for everybody' });
  expect(await autosave.flush()).toBe(true);
  expect(stored()).toMatchObject({
    headline: 'Water for everybody',
    perks: ['cycle_to_work'],
    text: '<p>Theirs.</p>',
  });
  expect(autosave.read()).toMatchObject({ step: 'saved', mine: {}, clashes: [], textTaken: 1 });
});

test('a part that two changed waits for a choice, and holds up no other', async () => {
  const { autosave, colleagueWrites, stored } = openedEditor();
  colleagueWrites({ headline: 'Theirs' });
  autosave.change({ headline: 'Mine', perks: ['cycle_to_work'] });
  expect(await autosave.flush()).toBe(false);
  expect(stored()).toMatchObject({ headline: 'Theirs', perks: ['cycle_to_work'] });
  expect(autosave.read()).toMatchObject({
    step: 'clash',
    clashes: ['headline'],
    mine: { headline: 'Mine' },
  });

  autosave.choose('mine');
  expect(await autosave.flush()).toBe(true);
  expect(stored().headline).toBe('Mine');
});

test('whoever takes the text of the other loses their own, and sees it drawn anew', async () => {
  const { autosave, colleagueWrites, stored } = openedEditor();
  autosave.change({ text: '<p>Mine.</p>' });
  colleagueWrites({ text: '<p>Theirs.</p>' });
  // As when the page is read again meanwhile: what was looked at moves on, and the clash stays.
  autosave.adopt(stored());
  expect(autosave.read().step).toBe('clash');
  autosave.choose('theirs');
  expect(await autosave.flush()).toBe(true);
  expect(stored().text).toBe('<p>Theirs.</p>');
  expect(autosave.read()).toMatchObject({ step: 'saved', mine: {}, textTaken: 1 });
});

test('while the server is away what was written waits, and is saved once it is back', async () => {
  const { autosave, sent, stored } = openedEditor(failure(503, 'busy'), failure(0, 'network'));
  autosave.change({ headline: 'Water for everybody' });
  expect(await autosave.flush()).toBe(false);
  expect(autosave.read()).toMatchObject({ step: 'failed', message: undefined });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(3);
  expect(stored().headline).toBe('Water for everybody');
  expect(autosave.read().step).toBe('saved');
});

test('what is refused is told at its field, is not sent again as it is, and holds up no other', async () => {
  const { autosave, sent, stored } = openedEditor(
    failure(422, 'bad-input', { 'colours.text': 'Hard to read.' }),
  );
  const hardToRead = { background: '#ffffff', text: '#fefefe' };
  autosave.change({ headline: 'Water for everybody', colours: hardToRead });
  expect(await autosave.flush()).toBe(false);
  expect(stored()).toMatchObject({ headline: 'Water for everybody', colours: empty.colours });
  expect(autosave.read()).toMatchObject({
    step: 'refused',
    mine: { colours: hardToRead },
    problems: { 'colours.text': 'Hard to read.' },
  });

  const before = sent.length;
  expect(await autosave.flush()).toBe(false);
  expect(sent).toHaveLength(before);
  autosave.change({ colours: { background: '#ffffff', text: '#000000' } });
  expect(await autosave.flush()).toBe(true);
  expect(autosave.read()).toMatchObject({ step: 'saved', problems: {} });
});

test('what nobody can save here is told, and not tried again for ever', async () => {
  const { autosave, sent } = openedEditor(failure(403, 'feature-off'));
  autosave.change({ headline: 'Water for everybody' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(autosave.read()).toMatchObject({ step: 'refused', message: 'It is feature-off.' });
  expect(sent).toHaveLength(1);
});
