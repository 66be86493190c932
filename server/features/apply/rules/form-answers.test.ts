import { expect, test } from 'vitest';
import { gbForm } from '../content/equal-opportunities-gb.ts';
import { formAnswers } from './form-answers.ts';

test('the British form asks its seven questions and always offers not to say, last', () => {
  expect(gbForm.questions.map(({ name }) => name)).toEqual([
    'gender',
    'ageRange',
    'ethnicity',
    'sexuality',
    'disability',
    'familyEducation',
    'familyWealth',
  ]);
  for (const { name, options } of gbForm.questions) {
    expect(options.at(-1)).toEqual({ code: `${name}.prefer-not`, label: 'Prefer not to say' });
    expect(options.every(({ code }) => code.startsWith(`${name}.`))).toBe(true);
    expect(new Set(options.map(({ code }) => code)).size).toBe(options.length);
  }
});

test.each([
  [{}, {}],
  [{ gender: '' }, {}],
  [{ gender: 'gender.woman', csrf: 'x' }, { gender: 'gender.woman' }],
  [
    { gender: 'gender.woman', disability: 'disability.prefer-not' },
    { gender: 'gender.woman', disability: 'disability.prefer-not' },
  ],
  [{ gender: 'disability.yes' }, undefined],
  [{ gender: 'Woman' }, undefined],
])('%j gives %j', (fields, answers) => {
  expect(formAnswers(gbForm, fields)).toEqual(answers);
});
