import { type ReviewerEmailTypeDefinition } from './email-definition-types-and-merge-tags.ts';

export const reviewerReminderEmailType = {
  audience: 'reviewer',
  event: 'reviewer-reminded',
  sender: 'employer',
  tags: {
    known: ['REVIEWER_FIRST_NAME', 'JOB_TITLE', 'ORG_NAME', 'URL', 'ANSWER_COUNT', 'DUE_DATE'],
    required: ['URL'],
  },
  words: {
    subject: 'A reminder: answers to score for *|JOB_TITLE|*',
    body: `
Hello *|REVIEWER_FIRST_NAME|*,

Thank you for reading for *|JOB_TITLE|*. There are still *|ANSWER_COUNT|* waiting for your score. The day they are due:
*|DUE_DATE|*.

[Go on scoring](*|URL|*)

What you have scored so far is saved, and you go on where you stopped. Candidates wait to hear back until their answers are
read.

If you cannot do it, tell the colleague who runs this role, so that somebody else can.`,
    why: 'You get this because a colleague at *|ORG_NAME|* sent a reminder to the reviewers of this role. It comes at most once a day.',
  },
} as const satisfies ReviewerEmailTypeDefinition;
