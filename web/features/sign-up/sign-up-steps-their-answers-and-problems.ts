import {
  signUpPersonSchema,
  signUpCompanySchema,
  signUpReasonSchema,
} from '@evenhand/contract/sign-up.ts';
import * as z from 'zod/mini';
import type { SignUpDraft } from './sign-up-draft-in-memory-and-from-url.ts';

/** Field → what to do about it. */
export type SignUpProblems = Record<string, string>;

export const signUpStepNumbers = ['1', '2', '3'] as const;
export type SignUpStepNumber = (typeof signUpStepNumbers)[number];

const schemas = { '1': signUpPersonSchema, '2': signUpCompanySchema, '3': signUpReasonSchema };

/** What a step sends of what was typed: fields that were left empty are null. */
export function pickSignUpStepAnswers(
  step: SignUpStepNumber,
  draft: SignUpDraft,
): Record<string, string | null> {
  const typed: Record<string, string | undefined> = draft;
  const names = Object.keys(schemas[step].shape).filter((name) => name !== 'tz');
  return Object.fromEntries(names.map((name) => [name, typed[name]?.trim() || null]));
}

/** What is wrong with a step, by the schema that the server reads it with. */
export function findSignUpStepProblems(step: SignUpStepNumber, draft: SignUpDraft): SignUpProblems {
  const read = z.safeParse(schemas[step], pickSignUpStepAnswers(step, draft));
  if (read.success) return {};
  const query = read.error.issues.map((issue): [string, string] => {
    const name = issue.path.join('.');
    const isEmpty = pickSignUpStepAnswers(step, draft)[name] === null;
    return [name, isEmpty ? (whenEmpty[name] ?? issue.message) : issue.message];
  });
  return Object.fromEntries(query);
}

/** The first step in which something is missing or wrong. */
export function findFirstOpenSignUpStep(draft: SignUpDraft): SignUpStepNumber {
  return (
    signUpStepNumbers.find((step) => Object.keys(findSignUpStepProblems(step, draft)).length > 0) ??
    '3'
  );
}

/** The step a field stands on, for what the server says of it. */
export function signUpStepOfField(name: string): SignUpStepNumber {
  return signUpStepNumbers.find((step) => name in schemas[step].shape) ?? '1';
}

const whenEmpty: SignUpProblems = {
  firstName: 'Write your first name.',
  lastName: 'Write your last name.',
  email: 'Write your e-mail address.',
  orgName: 'Write the name of your organisation.',
  industry: 'Choose what your organisation does.',
  size: 'Choose how many people work there.',
  locale: 'Choose where you hire.',
  signupReason: 'Tell us in a few words.',
};
