import { expect, test } from 'vitest';
import {
  pickSignUpStepAnswers,
  findFirstOpenSignUpStep,
  findSignUpStepProblems,
  signUpStepOfField,
} from './sign-up-steps-their-answers-and-problems.ts';

const about = { firstName: 'Ada', lastName: 'Quill', email: 'ada@example.com', jobTitle: ' ' };
const company = { orgName: 'Quill', industry: 'Education', size: '1-10', locale: 'en-GB' };

test('a field that was left empty is sent as nothing, and one that is not required may be', () => {
  expect(pickSignUpStepAnswers('1', about)).toEqual({ ...about, jobTitle: null });
  expect(findSignUpStepProblems('1', about)).toEqual({});
});

test('what is missing is asked for in a sentence of its own, what is wrong is told', () => {
  expect(findSignUpStepProblems('1', { email: 'ada' })).toEqual({
    firstName: 'Write your first name.',
    lastName: 'Write your last name.',
    email: 'Write an e-mail address like name@example.com.',
  });
  expect(findSignUpStepProblems('2', {})).toEqual({
    orgName: 'Write the name of your organisation.',
    industry: 'Choose what your organisation does.',
    size: 'Choose how many people work there.',
    locale: 'Choose where you hire.',
  });
  expect(findSignUpStepProblems('3', { signupReason: ' ' })).toEqual({
    signupReason: 'Tell us in a few words.',
  });
});

test('whoever opens a later step with nothing typed begins at the first', () => {
  expect(findFirstOpenSignUpStep({})).toBe('1');
  expect(findFirstOpenSignUpStep(about)).toBe('2');
  expect(findFirstOpenSignUpStep({ ...about, ...company })).toBe('3');
});

test('each field stands on one step', () => {
  expect(['email', 'size', 'signupReason', 'invitation'].map(signUpStepOfField)).toEqual([
    '1',
    '2',
    '3',
    '1',
  ]);
});
