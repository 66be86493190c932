import { expect, test } from 'vitest';
import { redactPerson } from './redact-person.ts';
import { measureCpuMs } from '../../../test/measure-cpu-ms.ts';

const zoe = { firstName: 'Zoë-Marie', lastName: 'Quennelbrook', email: 'zm.quennel@example.com' };
const will = { firstName: 'Will', lastName: 'Park', email: 'w.park@example.com' };
const jorgen = { firstName: 'Jørgen', lastName: 'Łęcki', email: 'jl77@example.com' };

test.each([
  ['the names', 'I am Zoë-Marie Quennelbrook and I bake.', 'I am [removed] and I bake.'],
  [
    'small letters without accents',
    'zoe wrote this, quennelbrook too',
    '[removed] wrote this, [removed] too',
  ],
  ['capitals', 'ZOE MARIE QUENNELBROOK', '[removed]'],
  ['a genitive', 'It was Zoë’s idea.', 'It was [removed]’s idea.'],
  ['gaps between the letters', 'Signed Q u e n n e l b r o o k, Z.O.E', 'Signed [removed]'],
  ['accents set apart', 'Zoe\u0308 did it', '[removed] did it'],
  ['names written together', 'find zoemariequennelbrook', 'find [removed]'],
  ['the address', 'Write to ZM.Quennel@example.com soon.', 'Write to [removed] soon.'],
  ['its first part', 'my handle is zm.quennel everywhere', 'my handle is [removed] everywhere'],
])('%s of the person', (_, text, expected) => {
  expect(redactPerson(text, zoe)).toBe(expected);
});

test.each([
  ['Jorgen and Lecki', '[removed] and [removed]'],
  ['JØRGEN ŁĘCKI', '[removed]'],
])('letters that are no accents: %s', (text, expected) => {
  expect(redactPerson(text, jorgen)).toBe(expected);
});

test.each([
  [
    'I will stop and park the van, then I will sparkle.',
    'I will stop and park the van, then I will sparkle.',
  ],
  ['Regards,\nWill', 'Regards,\n[removed]'],
  ['Will you park? May I?', 'Will you park? May I?'],
  ['My manager told me, Will, you did well.', 'My manager told me, [removed], you did well.'],
  ['Ask for Will Park.', 'Ask for [removed].'],
  ['will park', '[removed]'],
])('a name that is a word: %s', (text, expected) => {
  expect(redactPerson(text, will)).toBe(expected);
});

test.each([
  ['someone.else@mail.example.org', '[removed]'],
  ['someone (at) example (dot) com', '[removed]'],
  ['See https://example.com/in/someone?x=1 for it', 'See [removed] for it'],
  ['on linkedin.com/in/someone', 'on [removed]'],
  ['follow @someone_x', 'follow [removed]'],
  ['Call 07700 900123 or +44 (0)7700 900-123.', 'Call [removed] or [removed].'],
  ['I live in SW1A 1AA now', 'I live in [removed] now'],
  ['Mrs Anne-Lise Example taught me', '[removed] taught me'],
  ['my pronouns are she/her', '[removed]'],
  ['(they/them)', '([removed])'],
  ['Hello, my name is Somebody Else and I bake', 'Hello, [removed] and I bake'],
  ['I’m called Xandra. Please call me Xan', '[removed]'],
])('whoever it is: %s', (text, expected) => {
  expect(redactPerson(text, zoe)).toBe(expected);
});

test.each([
  'I cut the backlog from 1,250 to 300 in 2019-2021, about 76 %.',
  'We used Node.js, ASP.NET, socket.io and Vue 3 with C# and/or F#.',
  'He or she should ask the tenant; him/her, he/she, either way.',
  'On 12 05 2021 I moved 10 000 boxes for 1.5 to 2.5 hours at 10:30.',
  'I would name the problem, call the miss a miss, and call me back later is no answer.',
  'Spark and Quenelle are other words; brook too.',
  'Level 3.2, section A1.',
  'First line\n\nSecond line – “quoted”, naïve café, ½ done.',
])('what tells nothing stays as it was: %s', (text) => {
  expect(redactPerson(text, zoe)).toBe(text);
});

test('a long hostile text is no slower than a long one', () => {
  const cpuMs = measureCpuMs(() => {
    for (const piece of ['a', 'a.', '1', '0 ', 'Mr ', 'a@', 'www.', 'z o e ', '[(at'])
      redactPerson(piece.repeat(20_000 / piece.length), zoe);
  });
  expect(cpuMs).toBeLessThan(3000);
});
