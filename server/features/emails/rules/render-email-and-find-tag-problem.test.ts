import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardEmailTemplateByKind } from '../content/standard-email-template-by-kind.ts';
import {
  type EmailTextWithMergeTags,
  emailTagProblem,
  type RenderedEmail,
  renderEmail,
} from './render-email-and-find-tag-problem.ts';
import { type MergeTagValues } from '../../../emails/merge-tag-names-and-fallbacks.ts';
import { emailKinds, emailTypeDefinitions } from '../../../emails/all-email-types.ts';

const values: MergeTagValues = {
  CANDIDATE_FIRST_NAME: 'Ngozi',
  REVIEWER_FIRST_NAME: 'Ana',
  MEMBER_FIRST_NAME: 'Ana',
  DEVICE: 'Chrome on Windows',
  FEATURE: 'Global reporting',
  REASON: 'They lost their phone.',
  RESET_BY: 'Ada Lind',
  COMPANY: 'Larkfield Energy',
  JOB_TITLE: 'Baker',
  REFERENCE: 'KX-47',
  ORG_NAME: 'Larkfield Energy',
  URL: 'https://hiring.example.org/application/abc',
  APPLICATION_URL: 'https://hiring.example.org/application/abc',
  INTERVIEW_URL: 'https://hiring.example.org/application/abc/interview',
  INTERVIEW_NAME: 'First interview',
  INTERVIEW_TIME: 'Friday 12 December, 09:00 (London)',
  INTERVIEW_PLACE: 'In the room “Beech”: step-free.',
  FEEDBACK_URL: 'https://hiring.example.org/application/abc',
  ADMIN_FIRST_NAME: 'Ana',
  ADMIN_LAST_NAME: 'Lindqvist',
  ANSWER_COUNT: 'about 40 answers',
  MINUTES: 'about 35 minutes',
  DUE_DATE: 'Friday 12 December',
  CONTACT: 'privacy@example.org',
  CODE: '482913',
  REQUEST: 'a complaint',
};
const plain: EmailTextWithMergeTags = {
  subject: 'About *|JOB_TITLE|*',
  body: '<p>Hello {{candidate_first_name}},</p><p><a href="*|URL|*">Go on</a></p>',
  why: 'Because.',
};

function rendered(
  emailText: EmailTextWithMergeTags,
  given: MergeTagValues,
  kind: (typeof emailKinds)[number] = 'application-start',
): RenderedEmail {
  const email = renderEmail(kind, emailText, given);
  if ('problem' in email) throw new Error(email.problem);
  return email;
}

test.each(emailKinds.filter((kind) => kind !== 'other'))('%s renders in full', (kind) => {
  const { parts: _, ...email } = rendered(standardEmailTemplateByKind[kind], values, kind);
  expect(JSON.stringify(email)).not.toMatch(/\*\||\|\*|\{\{|\}\}|undefined|unfortunately|please/i);
  const leadsOn = standardEmailTemplateByKind[kind].body.includes('*|URL|*');
  expect([
    email.text.includes(values.URL ?? ''),
    email.html.includes(`href="${values.URL}"`),
  ]).toEqual([leadsOn, leadsOn]);
});

test('both ways to write a tag, a button, and a plain part that says the same', () => {
  const email = rendered(plain, values);
  expect(email.subject).toBe('About Baker');
  expect(email.text).toBe(`Hello Ngozi,\n\nGo on:\n${values.URL}\n\n-- \nBecause.\n`);
  expect(email.html).toContain('>Go on</a>');
});

test.each([
  [{ CANDIDATE_FIRST_NAME: '' }, 'Hello there,'],
  [{ CANDIDATE_FIRST_NAME: '  \r\n ' }, 'Hello there,'],
  [{ CANDIDATE_FIRST_NAME: 'Zoë-Anne O’Neill' }, 'Hello Zoë-Anne O’Neill,'],
  [{ CANDIDATE_FIRST_NAME: 'J.R.' }, 'Hello J. R.,'],
  [{ CANDIDATE_FIRST_NAME: '*|URL|*' }, 'Hello *|URL|*,'],
  [{ CANDIDATE_FIRST_NAME: '{{job_title}}' }, 'Hello {{job_title}},'],
  [
    { CANDIDATE_FIRST_NAME: 'Win! https://evil.example/a?b' },
    'Hello Win! https evil. example a b,',
  ],
  [{ CANDIDATE_FIRST_NAME: 'www.evil.example' }, 'Hello www. evil. example,'],
])('%j is greeted with %j', (given, greeting) => {
  expect(rendered(plain, { ...values, ...given }).text).toContain(greeting);
});

test.each([
  ['Node.js engineer', 'About Node.js engineer'],
  ['Prize at https://evil.example/x', 'About Prize at https evil. example x'],
  ['Prize at evil.example/x', 'About Prize at evil. example x'],
  ['Baker\r\nBcc: all@example.com', 'About Baker Bcc all example. com'],
  ['Chef <b>', 'About Chef <b>'],
])('the title %j makes the subject %j', (title, subject) => {
  expect(rendered(plain, { ...values, JOB_TITLE: title }).subject).toBe(subject);
});

describe('a letter is refused', () => {
  test.each([
    ['with an unknown tag', { body: '*|URL|* *|SALARY|*' }, /\*\|SALARY\|\* is not known/],
    ['with a tag of another kind', { body: '*|URL|* *|ANSWER_COUNT|*' }, /ANSWER_COUNT/],
    ['with a tag that is not closed', { body: '*|URL|* *|JOB_TITLE' }, /not closed/],
    ['without the link it is for', { body: 'Hello' }, /Add the tag \*\|URL\|\*/],
  ])('%s', (_, change, words) => {
    expect(
      emailTagProblem(emailTypeDefinitions['application-start'].tags, { ...plain, ...change }),
    ).toMatch(words);
  });

  test('without a value that has no substitute, or with a link that is no address', () => {
    const { JOB_TITLE: _, ...rest } = values;
    expect(renderEmail('application-start', plain, rest)).toEqual({
      problem: 'There is no value for *|JOB_TITLE|*.',
    });
    expect(
      renderEmail('application-start', plain, { ...values, URL: 'javascript:alert(1)' }),
    ).toHaveProperty('problem');
  });

  test("never, of the server's own", () => {
    expect(
      emailKinds.map((kind) =>
        emailTagProblem(emailTypeDefinitions[kind].tags, standardEmailTemplateByKind[kind]),
      ),
    ).toEqual(emailKinds.map(() => null));
  });
});

test("a reviewer's mail knows no tag about a candidate", () => {
  expect(
    emailTypeDefinitions['reviewer-invite'].tags.known.filter((tag) =>
      /CANDIDATE|APPLICATION/.test(tag),
    ),
  ).toEqual([]);
});

/** Text as an attacker would build it. */
const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '*|URL|*',
        '{{JOB_TITLE}}',
        '*|',
        '|*',
        '<script>',
        '</a>',
        '"',
        "'",
        '&',
        '\r\n',
        '\r\nBcc: x@example.com',
        '\0',
        '\u2028',
        '\u202e',
        '\ud800',
        'https://evil.example',
        'www.evil.example',
        'a@evil.example',
        '$&',
        '$1',
        '[x](*|URL|*)',
        '\n\n',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('whatever a value holds, it stays a value: one line, no mark-up, no header, no link, no second pass', () => {
  const bare = rendered(standardEmailTemplateByKind['application-start'], {
    ...values,
    CANDIDATE_FIRST_NAME: 'A',
    JOB_TITLE: 'B',
    ORG_NAME: 'C',
  });
  const tagsIn = (html: string) =>
    html
      .match(/<[a-z!/][^>]*>/gi)
      ?.map((tag) => tag.replace(/aria-label="[^"]*"/, ''))
      .join('\n');
  fc.assert(
    fc.property(nasty, nasty, nasty, (name, title, org) => {
      const email = renderEmail(
        'application-start',
        standardEmailTemplateByKind['application-start'],
        {
          ...values,
          CANDIDATE_FIRST_NAME: name,
          JOB_TITLE: title,
          ORG_NAME: org,
        },
      );
      if ('problem' in email) return;
      expect(email.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
      expect(email.text.split('\n')).toHaveLength(bare.text.split('\n').length);
      expect(tagsIn(email.html)).toBe(tagsIn(bare.html));
      const texts = `${email.subject}\n${email.text}`.replaceAll(values.URL ?? '', '');
      expect(texts).not.toMatch(/https?:\/\/|www\.\w|\w@\w/i);
      expect(JSON.stringify(email).isWellFormed()).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a value that looks like a tag is never filled: rendering what was rendered changes nothing', () => {
  fc.assert(
    fc.property(nasty, (name) => {
      const emailText = { ...plain, body: '<p>*|CANDIDATE_FIRST_NAME|*</p><p>*|URL|*</p>' };
      const once =
        rendered(emailText, { ...values, CANDIDATE_FIRST_NAME: name }).text.split('\n')[0] ?? '';
      const twice = rendered(emailText, { ...values, CANDIDATE_FIRST_NAME: once }).text.split(
        '\n',
      )[0];
      expect(twice).toBe(once);
    }),
  );
});
