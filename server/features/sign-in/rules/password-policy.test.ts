import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadCommonPasswords } from '../common-passwords.ts';
import { findPasswordProblem } from './password-policy.ts';

const owner = {
  email: 'ana.lindqvist@larkstone.example',
  orgName: 'Larkstone Trust',
  hasTwoFactor: false,
};
const problemOf = (password: string, hasTwoFactor = false) =>
  findPasswordProblem(password, { ...owner, hasTwoFactor }, loadCommonPasswords());

test.each([
  ['fifteen characters', 'fourteen signs.', false, null],
  ['fourteen', 'fourteen signs', false, /^Use at least 15 characters/],
  ['eight, with a code beside', 'ox + elm', true, null],
  ['seven, with a code beside', 'ox+elm7', true, /^Use at least 8 characters/],
  ['eight alone', 'ox + elm', false, /^Use at least 15/],
  ['256', 'eel river oak snow'.padEnd(256, ' under the moon'), false, null],
  ['257', 'eel river oak snow'.padEnd(257, ' under the moon'), false, /^Use at most 256/],
  ['fifteen that are thirty units', '🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆', false, null],
  ['small letters alone', 'nur kleine buchstaben', false, null],
  ['mostly spaces', '           ox + elm', false, null],
])('%s: length alone decides', (_, password, hasTwoFactor, problem) => {
  const said = problemOf(password, hasTwoFactor);
  if (problem === null) expect(said).toBeNull();
  else expect(said).toMatch(problem);
});

test.each([
  ['passwordpassword', /Many people/],
  ['password123456789', /Many people/],
  ['Password!!!!!!!!!!!!', /Many people/],
  ['letmeinletmeinletmein', /Many people/],
  ['aaaaaaaaaaaaaaaaaaaa', /one pattern/],
  ['123123123123123123', /one pattern/],
  ['abcdefghijklmnopqr', /one pattern/],
  ['qwertyuiopqwertyuiop', /one pattern/],
  ['zyxwvutsrqponmlkj', /one pattern/],
  ['larkstonetrust2026', /Do not build it/],
  ['Evenhand-Evenhand!', /Do not build it/],
  ['ana.lindqvist@larkstone.example', /Do not build it/],
  ['lindqvistLARKSTONE1', /Do not build it/],
  ['larkstone weathers the storm', null],
])('%j is refused with a reason, or not at all', (password, reason) => {
  const said = problemOf(password);
  if (reason === null) expect(said).toBeNull();
  else expect(said).toMatch(reason);
});

test('the list holds the ten thousand that are tried first', () => {
  expect(loadCommonPasswords().size).toBeGreaterThan(10_000);
  for (const word of ['password', '123456789', 'iloveyou', 'qwerty123'])
    expect(loadCommonPasswords().has(word)).toBe(true);
});

test('any text of 15 to 256 characters that is on no list can be chosen', () => {
  const text = fc.string({ unit: 'binary', minLength: 15, maxLength: 256 });
  fc.assert(
    fc.property(text, (password) => {
      const length = Array.from(password.normalize('NFKC')).length;
      fc.pre(length >= 15 && length <= 256);
      const said = problemOf(password);
      expect(said === null || !said.startsWith('Use at')).toBe(true);
      // Nothing but the few signs, the runs and the lists may be the reason: a listed word has few letters of its own.
      const letters = password.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');
      if (new Set(letters.toLowerCase()).size >= 12) expect(said).toBeNull();
    }),
    { numRuns: 300 },
  );
});
