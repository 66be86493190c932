import { expect, test } from 'vitest';
import { findPublishBlockers, type JobToPublish } from './publish-blockers.ts';

const now = new Date('2026-06-01T12:00:00Z');
const ready: JobToPublish = {
  title: 'Baker',
  description: 'x'.repeat(50),
  closesAt: new Date('2026-06-02T12:00:00Z'),
  openUntilFilled: false,
  reviewers: 1,
  room: { tier: 'starter', open: 0 },
};

test.each<[string, Partial<JobToPublish>, string[]]>([
  ['a role that is ready', {}, []],
  ['open until filled', { closesAt: null, openUntilFilled: true }, []],
  ['no title', { title: ' ' }, ['title-missing']],
  ['a short description', { description: 'x'.repeat(49) }, ['description-missing']],
  ['a description of spaces', { description: ' '.repeat(60) }, ['description-missing']],
  ['no closing', { closesAt: null }, ['closing-missing']],
  ['closing in the past', { closesAt: now }, ['closing-past']],
  ['nobody to review', { reviewers: 0 }, ['reviewers-missing']],
  ['no room', { room: { tier: 'starter', open: 1 } }, ['role-cap-reached']],
  [
    'nothing at all',
    { title: '', description: '', closesAt: null, reviewers: 0 },
    ['title-missing', 'closing-missing', 'description-missing', 'reviewers-missing'],
  ],
])('%s', (_, change, codes) => {
  expect(findPublishBlockers({ ...ready, ...change }, now).map(({ code }) => code)).toEqual(codes);
});
