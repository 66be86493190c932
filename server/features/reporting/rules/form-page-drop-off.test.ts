import { expect, test } from 'vitest';
import { type FormPageDropOffFacts, formPageDropOff } from './form-page-drop-off.ts';

const facts = (of: Partial<FormPageDropOffFacts>): FormPageDropOffFacts => ({
  questions: ['First?', 'Second?'],
  asksForm: true,
  sent: 0,
  standing: [],
  ...of,
});
const reported = (of: Partial<FormPageDropOffFacts>) =>
  formPageDropOff(facts(of)).map(({ page, number, reached, stopped }) => [
    page,
    number,
    reached,
    stopped,
  ]);

test('each page tells who came to it, and who has gone no further', () => {
  const standing = [
    { page: 0, n: 2 },
    { page: 1, n: 3 },
    { page: 2, n: 1 },
    { page: 3, n: 4 },
  ];
  expect(reported({ sent: 10, standing })).toEqual([
    ['about-you', null, 20, 2],
    ['question', 1, 18, 3],
    ['question', 2, 15, 1],
    ['check', null, 14, 4],
  ]);
});

test('where equal opportunities are not asked about, the first question is the first page', () => {
  const standing = [
    { page: 0, n: 1 },
    { page: 1, n: 2 },
  ];
  expect(reported({ asksForm: false, sent: 1, standing })).toEqual([
    ['question', 1, 4, 3],
    ['question', 2, 1, 0],
    ['check', null, 1, 0],
  ]);
});

test('nobody has begun: there is nothing to tell', () => {
  expect(reported({})).toEqual([]);
});
