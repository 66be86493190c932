import { expect, test } from 'vitest';
import {
  describeInterviewPlace,
  interviewPlaceForCalendar,
} from './interview-place-for-calendar-and-in-words.ts';

test.each([
  ['on-site', '4 Mill Lane', 'Beech', 'In person: Beech, 4 Mill Lane'],
  ['on-site', '', 'Beech', 'In person: Beech'],
  ['video', 'https://meet.example.org/x', null, 'By video: https://meet.example.org/x'],
  ['phone', 'We call you.', null, 'By phone: We call you.'],
  ['video', '', null, 'By video'],
] as const)('%s, %o, %o: %s', (mode, place, roomName, words) => {
  expect(describeInterviewPlace({ mode, place, roomName })).toBe(words);
});

test('a calendar has the place alone', () => {
  expect(interviewPlaceForCalendar({ place: '', roomName: null })).toBe('');
  expect(interviewPlaceForCalendar({ place: '4 Mill Lane', roomName: 'Beech' })).toBe(
    'Beech, 4 Mill Lane',
  );
});
