import { expect, test } from 'vitest';
import { auditEntryTypeDefinitions, auditEntryKinds } from '../../events/audit-catalogue.ts';
import { auditEntrySentence } from './audit-entry-sentence.ts';

const facts = {
  kind: 'job-archived',
  actorKind: 'member',
  actor: 'Maren Okoro',
  aboutWhat: 'job',
  aboutTitle: 'Baker',
  aboutRef: '',
  details: {},
};

/** What some kinds say more of: which file was made. */
const details = { applicationIds: [1], edition: 'merit', root: '0'.repeat(64) };

test.each(auditEntryKinds)('%s has words of its own', (kind) => {
  expect(auditEntryTypeDefinitions[kind].title).toMatch(/^[A-Z][\w’ -]+$/);
  const { what } = auditEntrySentence({ ...facts, kind, details });
  expect(what).toMatch(/^[a-z].{5,}[^.]$/);
  expect(what).not.toMatch(/undefined|null|NaN|\[object/);
});

test.each([
  [{}, 'Maren Okoro archived the role Baker'],
  [{ aboutTitle: '' }, 'Maren Okoro archived a role that is gone'],
  [{ kind: 'job-started' }, 'Maren Okoro started the role Baker'],
  [
    { kind: 'job-started', details: { job: 3 } },
    'Maren Okoro copied another role as the role Baker',
  ],
  [{ actor: '' }, 'Somebody archived the role Baker'],
  [{ details: { impersonation: 7 } }, 'Support, as Maren Okoro, archived the role Baker'],
  [
    { kind: 'sign-in-failed', actorKind: 'stranger', aboutWhat: null },
    'Somebody tried to log in as Maren Okoro and failed',
  ],
  [
    { kind: 'application-submitted', actorKind: 'candidate', actor: '', aboutWhat: 'application' },
    'A candidate submitted an application for the role Baker',
  ],
  [
    {
      kind: 'application-submitted',
      actorKind: 'candidate',
      actor: 'KX-47',
      aboutWhat: 'application',
      aboutRef: 'KX-47',
    },
    'Candidate KX-47 submitted an application for the role Baker',
  ],
  [
    { kind: 'identity-opened', aboutWhat: 'application', aboutRef: 'KX-47' },
    'Maren Okoro opened the name behind KX-47 in the role Baker',
  ],
  [
    { kind: 'decided', details: { decision: 'reject', applicationIds: [1, 2] } },
    'Maren Okoro rejected 2 candidates in the role Baker',
  ],
  [
    { kind: 'reviews-sent', aboutWhat: 'batch', details: { candidates: 1 } },
    'Maren Okoro sent 1 candidate to review in the role Baker',
  ],
  [
    {
      kind: 'support-asked',
      aboutWhat: null,
      details: { call: 'GET /api/manage/{jobId}', jobId: 12 },
    },
    'Maren Okoro called GET /api/manage/12: One role',
  ],
  [
    {
      kind: 'impersonation-started',
      actorKind: 'operator',
      aboutWhat: 'member',
      aboutTitle: 'Ines Marchetti',
      details: { impersonation: 7, operator: 3 },
    },
    'Support began to look through the eyes of Ines Marchetti',
  ],
  [
    {
      kind: 'terms-changed',
      actorKind: 'operator',
      aboutWhat: 'organisation',
      details: {
        tier: 'growth',
        features: 'quick-apply',
        expires: '2027-01-01T00:00:00.000Z',
        renews: true,
      },
    },
    'The operator changed the plan: tier growth, features quick-apply, ends 2027-01-01, renews',
  ],
  [{ kind: 'a-kind-of-a-newer-version', aboutWhat: null }, 'Maren Okoro a kind of a newer version'],
])('%j: %s', (changes, sentence) => {
  const calls = new Map([['GET /api/manage/{jobId}', 'One role.']]);
  const { who, what } = auditEntrySentence({ ...facts, ...changes }, calls);
  expect(`${who} ${what}`).toBe(sentence);
});
