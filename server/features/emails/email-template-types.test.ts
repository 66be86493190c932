import { applicationStates } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { expect, test } from 'vitest';
import { emailTemplateTypes } from '@evenhand/contract/emails/email-templates.ts';
import { memberEventEmailDefinitions } from '../../emails/all-member-event-emails.ts';
import {
  emailKinds,
  emailTypeDefinitions,
  emailTypesWithTemplate,
  emailTemplateKinds,
} from '../../emails/all-email-types.ts';
import { standardEmailTemplateByKind } from './content/standard-email-template-by-kind.ts';
import {
  eventsWithCandidateEmail,
  chooseCandidateEmailKind,
} from './rules/events-with-candidate-email-and-their-email-kind.ts';
import {
  doesAnyEventSendEmailType,
  describeWritableMergeTags,
  writableMergeTags,
} from './rules/writable-merge-tags-and-is-email-type-sent.ts';

/** Word for word from section 9 of the specification. */
const specified = `
| application-invite | manual | URL |
| application-start | automatic | URL |
| application-confirm | automatic | URL |
| applicant-interview | manual | URL |
| applicant-rejection | manual | none (URL not required) |
| past-application-invite | manual | URL |
| quick-apply-invite | manual | candidate first name, job title, org name, URL |
| assessment-stage-invite | manual | first name, title, org name, URL; optional due date |
| other | manual | no default template; tags include feedback and application URLs |
`;
const availableTags =
  'candidate first name, job title, organisation name, application link, interview link, feedback link, admin first name, admin last name, due date';

const tagNamed: Record<string, string> = {
  URL: 'URL',
  'candidate first name': 'CANDIDATE_FIRST_NAME',
  'first name': 'CANDIDATE_FIRST_NAME',
  'job title': 'JOB_TITLE',
  title: 'JOB_TITLE',
  'org name': 'ORG_NAME',
  'organisation name': 'ORG_NAME',
  'application link': 'APPLICATION_URL',
  'interview link': 'INTERVIEW_URL',
  'feedback link': 'FEEDBACK_URL',
  'admin first name': 'ADMIN_FIRST_NAME',
  'admin last name': 'ADMIN_LAST_NAME',
  'due date': 'DUE_DATE',
};

const rows = specified
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(([, type = '', trigger = '', words = '']) => ({ type, trigger, words }));

function requiredIn(words: string): string[] {
  if (words.startsWith('no')) return [];
  const [needed = ''] = words.split(';');
  return needed.split(', ').map((name) => tagNamed[name] ?? name);
}

test('the types are those of the specification, with its triggers and required tags, each one', () => {
  const built = emailTemplateKinds.map((type) => ({
    type: type as string,
    trigger: emailTypesWithTemplate[type].template.trigger as string,
    required: [...emailTypeDefinitions[type].tags.required] as string[],
  }));
  expect(built).toEqual(
    rows.map(({ type, trigger, words }) => ({ type, trigger, required: requiredIn(words) })),
  );
  expect(emailTemplateTypes).toEqual(emailTemplateKinds);
});

test('all merge tags of the specification can be written, and each is explained', () => {
  const writable = new Set<string>(emailTemplateKinds.flatMap((type) => writableMergeTags(type)));
  const wanted = availableTags.split(', ').map((name) => tagNamed[name] ?? name);
  expect(wanted.filter((tag) => !writable.has(tag))).toEqual([]);
  expect([...writable].filter((tag) => tag !== 'URL' && !wanted.includes(tag))).toEqual([]);
  const named = emailTemplateKinds.flatMap((type) => describeWritableMergeTags(type));
  expect(named.filter(({ name, tag }) => name === tag)).toEqual([]);
});

test('“assessment-stage-invite” knows the due date, and “other” the feedback and application links', () => {
  expect(writableMergeTags('assessment-stage-invite')).toContain('DUE_DATE');
  expect(writableMergeTags('other')).toEqual(
    expect.arrayContaining(['FEEDBACK_URL', 'APPLICATION_URL']),
  );
});

test('every type but “other” comes with a subject and a text; “other” has no default template', () => {
  const without = emailTemplateKinds.filter(
    (type) =>
      standardEmailTemplateByKind[type].body === '' ||
      standardEmailTemplateByKind[type].subject === '',
  );
  expect(without).toEqual(['other']);
});

test.each(emailTemplateKinds)('%s is explained in plain words', (type) => {
  const { title, description } = emailTypesWithTemplate[type].template;
  expect(title).toMatch(/^[A-Z].{4,40}$/);
  expect(description).toMatch(/^[A-Z].{40,160}\.$/);
});

test('of our e-mails the rejection alone promises feedback, which everybody has who is rejected', () => {
  const promising = Object.entries(standardEmailTemplateByKind).filter(
    ([, { subject, body, why }]) => /feedback/i.test(`${subject} ${body} ${why}`),
  );
  expect(promising.map(([kind]) => kind)).toEqual(['applicant-rejection']);
});

test('a type that nothing sends yet is not said to be sent', () => {
  const senders = [
    ...Object.values(memberEventEmailDefinitions).map((email) => email.kind as string),
    ...sentByTemplates(),
  ];
  const unsent = emailTemplateKinds.filter((type) => !doesAnyEventSendEmailType(type));
  expect(emailTemplateKinds.filter((type) => !senders.includes(type))).toEqual(unsent);
});

/** The types that any event calls for, however an application stands. */
function sentByTemplates(): string[] {
  return eventsWithCandidateEmail.flatMap((event) =>
    applicationStates.flatMap((state) =>
      [true, false].flatMap((isOpen) => chooseCandidateEmailKind(event, { state, isOpen }) ?? []),
    ),
  );
}

test('however an application stands, an event calls for one e-mail at most', () => {
  const calls = applicationStates.flatMap((state) =>
    [true, false].flatMap((isOpen) =>
      eventsWithCandidateEmail.map((event) =>
        emailKinds.filter((kind) => {
          const type = emailTypeDefinitions[kind];
          return type.audience === 'candidate' && type.when[event]?.({ state, isOpen });
        }),
      ),
    ),
  );
  expect(calls.filter((kinds) => kinds.length > 1)).toEqual([]);
});
