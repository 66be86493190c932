import type { CandidateEmailTypeDefinition } from './email-definition-types-and-merge-tags.ts';

/** Without a link: whoever corrected it has the page open. */
export const dataCorrectedEmailType = {
  audience: 'candidate',
  when: {
    'data-corrected': () => true,
  },
  sender: 'employer',
  tags: {
    known: ['CANDIDATE_FIRST_NAME', 'JOB_TITLE', 'ORG_NAME', 'CONTACT'],
    required: ['CONTACT'],
  },
  words: {
    subject: 'Your details were corrected: *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

Your name or e-mail address was corrected in your application for *|JOB_TITLE|* at *|ORG_NAME|*, by somebody who used your
personal link. From now on e-mails go to the address that was confirmed.

If it was not you, say so at once: *|CONTACT|*`,
    why: 'You get this because an application has, or had, this address.',
  },
} as const satisfies CandidateEmailTypeDefinition;
