import type { CandidateEmailTypeDefinition } from './email-definition-types-and-merge-tags.ts';

/** To the address before, so that nobody is written to elsewhere without a word. No event calls for it alone: `data-corrected` does. */
export const candidateAddressChangedEmailType = {
  audience: 'candidate',
  when: {},
  sender: 'employer',
  tags: {
    known: ['CANDIDATE_FIRST_NAME', 'JOB_TITLE', 'ORG_NAME', 'CONTACT'],
    required: ['CONTACT'],
  },
  words: {
    subject: 'E-mails go elsewhere now: *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

Somebody who used your personal link has given another e-mail address for your application for *|JOB_TITLE|* at *|ORG_NAME|*, and
confirmed it. From now on e-mails go there, and none come here.

If it was not you, say so at once: *|CONTACT|*`,
    why: 'You get this because an application had this address until now.',
  },
} as const satisfies CandidateEmailTypeDefinition;
