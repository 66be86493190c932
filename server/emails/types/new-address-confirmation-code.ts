import type { CandidateEmailTypeDefinition } from './email-definition-types-and-merge-tags.ts';

/** To an address that nobody has confirmed yet: it says no name, no role, and leads nowhere. */
export const newAddressConfirmationCodeEmailType = {
  audience: 'candidate',
  when: {
    'address-code-requested': () => true,
  },
  sender: 'employer',
  tags: {
    known: ['ORG_NAME', 'CODE', 'DUE_DATE'],
    required: ['CODE'],
  },
  words: {
    subject: '*|CODE|* confirms this address',
    body: `
Hello,

Somebody wants *|ORG_NAME|* to write to this address. If it was you, type this code on the page where you asked for it:

*|CODE|*

It holds until *|DUE_DATE|*.`,
    why: 'You get this because somebody gave this address. Not you? Ignore this e-mail: without the code nothing is sent here.',
  },
} as const satisfies CandidateEmailTypeDefinition;
