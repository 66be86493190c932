import type { MemberEmailTypeDefinition } from './email-definition-types-and-merge-tags.ts';

/** Says that an answer is due, and neither who waits for it nor what they wrote. */
export const dataRequestDueEmailType = {
  audience: 'member',
  event: 'data-request-due',
  sender: 'product',
  tags: {
    known: ['ORG_NAME', 'JOB_TITLE', 'REFERENCE', 'REQUEST', 'DUE_DATE', 'URL'],
    required: ['URL', 'DUE_DATE'],
  },
  words: {
    subject: 'Five days left to answer a candidate: *|JOB_TITLE|*',
    body: `
Hello,

A *|REQUEST|* of a candidate for *|JOB_TITLE|*, *|REFERENCE|*, has not been answered. Its last day is *|DUE_DATE|*.

What the candidate wrote stands in Evenhand alone. An admin who reviews no answers of the role reads and answers it there:

[Open the requests](*|URL|*)`,
    why: 'You get this because candidates of *|ORG_NAME|* ask you about their data. It is sent once for each of them.',
  },
} as const satisfies MemberEmailTypeDefinition;
