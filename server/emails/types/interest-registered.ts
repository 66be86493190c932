import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const interestRegisteredEmailType = {
  audience: 'candidate',
  when: {
    'interest-shown': ({ state }) => state === 'quick_applied',
    'link-asked': ({ state }) => state === 'quick_applied',
  },
  sender: 'employer',
  tags: {
    known: [...candidateEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'Your interest in *|JOB_TITLE|* is noted',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

You have registered your interest in *|JOB_TITLE|* at *|ORG_NAME|*. This is not an application yet: nobody decides anything about
you.

*|ORG_NAME|* may write to you and ask you to apply. You need not wait for that. This personal link lets you begin when it suits
you, or take your interest back:

[Open your personal page](*|URL|*)

Keep this e-mail to yourself: whoever has the link can open your page.`,
    why: 'You get this because somebody registered interest in a role at *|ORG_NAME|* with this address. Not you? Ignore this e-mail, or use the link to take it back.',
  },
} as const satisfies CandidateEmailTypeDefinition;
