import { type MemberEmailTypeDefinition } from './email-definition-types-and-merge-tags.ts';

export const emailSettingsTestEmailType = {
  audience: 'member',
  event: null,
  sender: 'employer',
  tags: {
    known: ['ORG_NAME'],
    required: [],
  },
  words: {
    subject: 'A test: e-mails of *|ORG_NAME|* arrive',
    body: `
This e-mail was sent to see whether e-mails leave Evenhand and arrive. They do.

Does it stand among your spam? Then ask whoever runs your e-mail to let this sender through, or candidates may not see what
you write to them.`,
    why: 'You get this because you asked for a test under Integrations.',
  },
} as const satisfies MemberEmailTypeDefinition;
