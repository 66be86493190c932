import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** Leads to the file, which is behind the personal link and goes after a week. */
export const dataExportReadyEmailType = {
  audience: 'candidate',
  when: {
    'data-export-ready': () => true,
  },
  sender: 'employer',
  tags: {
    known: [...candidateEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'Your data is ready: *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

You asked for the data that *|ORG_NAME|* holds of you in your application for *|JOB_TITLE|*. It is there as one file, for seven
days from now:

[Download it](*|URL|*)

The file holds everything you wrote and everything that was written of you. After seven days it is removed; you can ask for
another one at any time.

Keep this e-mail to yourself: whoever has the link can open your application.`,
    why: 'You get this because somebody used the personal link of an application with this address. Not you? Ignore this e-mail: nothing has changed.',
  },
} as const satisfies CandidateEmailTypeDefinition;
