import type { CandidateEmailTypeDefinition } from './email-definition-types-and-merge-tags.ts';

/** The last e-mail, to somebody who is not known any more: it leads nowhere, and is forgotten itself a day later. */
export const dataErasedEmailType = {
  audience: 'candidate',
  when: {
    'data-erased': () => true,
  },
  sender: 'employer',
  tags: {
    known: ['CANDIDATE_FIRST_NAME', 'JOB_TITLE', 'ORG_NAME'],
    required: [],
  },
  words: {
    subject: 'Your data was erased: *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

You asked *|ORG_NAME|* to erase your application for *|JOB_TITLE|*. It is done: your name, your address, what you wrote and what was
written of you are gone. Figures in which nobody can be recognised stay. Your personal link opens nothing any more.

This e-mail is removed from our side within a day.`,
    why: 'You get this because somebody used the personal link of an application with this address to erase it.',
  },
} as const satisfies CandidateEmailTypeDefinition;
