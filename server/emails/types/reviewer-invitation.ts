import { type ReviewerEmailTypeDefinition } from './email-definition-types-and-merge-tags.ts';

export const reviewerInvitationEmailType = {
  audience: 'reviewer',
  event: 'reviews-sent',
  sender: 'employer',
  tags: {
    known: [
      'REVIEWER_FIRST_NAME',
      'JOB_TITLE',
      'ORG_NAME',
      'URL',
      'ANSWER_COUNT',
      'MINUTES',
      'DUE_DATE',
    ],
    required: ['URL'],
  },
  words: {
    subject: 'Answers to score for *|JOB_TITLE|*',
    body: `
Hello *|REVIEWER_FIRST_NAME|*,

You are asked to score *|ANSWER_COUNT|* for *|JOB_TITLE|*. It takes *|MINUTES|*. The last day is *|DUE_DATE|*.

[Start scoring](*|URL|*)

You see one answer at a time with its review guide, and never who wrote it. Your scores are saved as you go, so you can
stop and come back on the same link.

Score alone: do not discuss answers with others before everybody has finished. The link is yours only, so do not pass this
e-mail on.`,
    why: 'You get this because a colleague at *|ORG_NAME|* chose you as a reviewer for this role.',
  },
} as const satisfies ReviewerEmailTypeDefinition;
