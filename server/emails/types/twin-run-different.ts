import type { MemberEmailTypeDefinition } from './email-definition-types-and-merge-tags.ts';

/** Says that reviewers may be answered differently by who applied, and what to do; what differed stands on the page. */
export const twinRunDifferentEmailType = {
  audience: 'member',
  event: 'twin-run-different',
  sender: 'product',
  tags: { known: ['ORG_NAME', 'DUE_DATE', 'URL'], required: ['URL'] },
  words: {
    subject: 'Stop reviewing: the twin run found a difference',
    body: `
Hello,

Each night Evenhand plays two invented rounds of hiring that differ in who applied and in nothing else. On *|DUE_DATE|* their reviewers were answered differently: something may tell reviewers who wrote an answer.

Ask your reviewers to stop until a run is alike again, and tell whoever runs Evenhand for you. What differed, and what to do next, stands here:

[Open the twin runs](*|URL|*)`,
    why: 'You get this because you are an admin of *|ORG_NAME|*. It is sent once, until a run is alike again.',
  },
} as const satisfies MemberEmailTypeDefinition;
