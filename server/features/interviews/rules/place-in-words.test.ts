import { expect, test } from 'vitest';
import { placeInWords, placeOf } from './place-in-words.ts';

test.each([
  ['on-site', '4 Mill Lane', 'Beech', 'In person: Beech, 4 Mill Lane'],
  ['on-site', '', 'Beech', 'In person: Beech'],
  ['video', 'https://meet.example.org/x', null, 'By video: https://meet.example.org/x'],
  ['phone', 'We call you.', null, 'By phone: We call you.'],
  ['video', '', null, 'By video'],
] as const)('%s, %o, %o: %s', (mode, place, roomName, words) => {
  expect(placeInWords({ mode, place, roomName })).toBe(words);
});

test('a calendar has the place alone', () => {
  expect(placeOf({ place: '', roomName: null })).toBe('');
  expect(placeOf({ place: '4 Mill Lane', roomName: 'Beech' })).toBe('Beech, 4 Mill Lane');
});
