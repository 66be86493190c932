import { expect, test } from 'vitest';
import { answersOf, firstOpenStep, problemsOf, signUpStepOfField } from './sign-up-step-rules.ts';

const about = { firstName: 'Ada', lastName: 'Quill', email: 'ada@example.com', jobTitle: ' ' };
const company = { orgName: 'Quill', industry: 'Education', size: '1-10', locale: 'en-GB' };

test('a field that was left empty is sent as nothing, and one that is not required may be', () => {
  expect(answersOf('1', about)).toEqual({ ...about, jobTitle: null });
  expect(problemsOf('1', about)).toEqual({});
});

test('what is missing is asked for in a sentence of its own, what is wrong is told', () => {
  expect(problemsOf('1', { email: 'ada' })).toEqual({
    firstName: 'Write your first name.',
    lastName: 'Write your last name.',
    email: 'Write an e-mail address like name@example.com.',
  });
  expect(problemsOf('2', {})).toEqual({
    orgName: 'Write the name of your organisation.',
    industry: 'Choose what your organisation does.',
    size: 'Choose how many people work there.',
    locale: 'Choose where you hire.',
  });
  expect(problemsOf('3', { signupReason: ' ' })).toEqual({
    signupReason: 'Tell us in a few words.',
  });
});

test('whoever opens a later step with nothing typed begins at the first', () => {
  expect(firstOpenStep({})).toBe('1');
  expect(firstOpenStep(about)).toBe('2');
  expect(firstOpenStep({ ...about, ...company })).toBe('3');
});

test('each field stands on one step', () => {
  expect(['email', 'size', 'signupReason', 'invitation'].map(signUpStepOfField)).toEqual([
    '1',
    '2',
    '3',
    '1',
  ]);
});
