import { ANSWER_CHARACTERS_MAX } from '@evenhand/contract/apply/autosave-and-find-answer-and-form.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  filledInFormFields as filledIn,
  formItemsOneOfEachKind as asked,
  givenFormWithItemOfEachKind,
  type FormWithItemOfEachKindFixture,
} from '../../test/given-form-with-item-of-each-kind.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';

const server = startTestServer();

let form: FormWithItemOfEachKindFixture;
beforeEach(async () => {
  form = await givenFormWithItemOfEachKind(server);
});

test('a form with every kind is filled in, checked and sent, by forms alone', async () => {
  await form.candidate.post('question/1', { text: 'I ring the baker.', version: '0' });
  expect(form.whereTo(await form.candidate.get())).toBe('form/1');
  const page = visiblePageText(await form.candidate.get('form/1'));
  for (const item of asked) expect(page).toContain(item.text);
  for (const words of [
    'About your work',
    'Only if you answered “Yes” to “Do you have a driving licence?”',
    'A number with up to 2 decimals, between 0 km and 5,000 km.',
  ])
    expect(page).toContain(words);
  expect(form.whereTo(await form.send(filledIn))).toBe('check');
  expect(await form.stored()).toEqual({
    short: 'Brackwater',
    number: 1234.5,
    date: '2028-02-29',
    one: 'late',
    many: ['red', 'blue'],
    licence: true,
    class: 'B',
    long: 'I sing while\nI knead.',
    statement: true,
    link: 'https://example.org/bread',
  });
  const check = visiblePageText(await form.candidate.get('check'));
  for (const words of [
    'I ring the baker.',
    'Brackwater',
    '1,234.5 km',
    '29 February 2028',
    'From noon',
    'red; blue',
    'Confirmed',
    'https://example.org/bread',
  ])
    expect(check).toContain(words);
  expect(form.whereTo(await form.candidate.post('check', { honest: 'yes' }))).toBe('status');
  expect(visiblePageText(await form.candidate.get('status'))).toContain('1,234.5 km');
  expect((await form.send(filledIn, 1)).headers.location).toContain('/status');
});

test('what was saved stands in the fields again, and the same page is saved again without a change', async () => {
  await form.send(filledIn);
  const before = await form.stored();
  const { body } = await form.candidate.get('form/1');
  for (const field of ['value="1234.5"', 'value="2028-02-29"', 'checked="" value="late"'])
    expect(body).toContain(field);
  const fields = { ...filledIn, 'item-number': '1234.5', 'item-date': '2028-02-29' };
  expect(form.whereTo(await form.send(fields, 1))).toBe('check');
  expect(await form.stored()).toEqual(before);
});

test('nothing is sent in while something required is missing, is too long or out of its limits', async () => {
  await form.candidate.post('question/1', { text: 'I ring the baker.', version: '0' });
  const long = 'word '.repeat(52);
  const reply = await form.send({ 'item-long': long, 'item-licence': 'yes' });
  expect([reply.statusCode, visiblePageText(reply)]).toEqual([
    422,
    expect.stringContaining('Use at most 50 words. There are 52.'),
  ]);
  expect(await form.stored()).toEqual({ long: long.trimEnd() + ' ', licence: true });
  const check = await form.candidate.post('check', { honest: 'yes' });
  expect(check.statusCode).toBe(422);
  for (const words of [
    'Answer “Which town do you live in?”.',
    'Answer “How far would you travel?”.',
    'Answer “Which shift suits you?”.',
    'Answer “What have you baked?”.',
    'Answer “Of which class?”.',
    'Shorten “What else should we know?” by 2 words.',
    'Answer “I can lift a sack of flour.”.',
  ])
    expect(visiblePageText(check)).toContain(words);
  expect(visiblePageText(check)).not.toContain('Answer “When could you begin?”');
});

test('a text that is too long to be stored is given back, and what was stored before stays', async () => {
  await form.send(filledIn);
  const pasted = 'x'.repeat(ANSWER_CHARACTERS_MAX + 1);
  const reply = await form.send({ ...filledIn, 'item-long': pasted, 'item-short': 'Upton' }, 1);
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(pasted);
  expect(await form.stored()).toMatchObject({ long: 'I sing while\nI knead.', short: 'Upton' });
});

describe('an item hidden by a condition', () => {
  test('stores nothing, whatever is sent', async () => {
    await form.send({ ...filledIn, 'item-licence': 'no' });
    expect(await form.stored()).not.toHaveProperty('class');
    expect(visiblePageText(await form.candidate.get('check'))).not.toContain('Of which class?');
  });

  test('loses what was stored in it before', async () => {
    await form.send(filledIn);
    expect(await form.stored()).toHaveProperty('class', 'B');
    await form.send({ ...filledIn, 'item-licence': 'no' }, 1);
    expect(await form.stored()).not.toHaveProperty('class');
  });
});

test.each([
  ['a number in words', { 'item-number': 'far' }, 'Write a number of km in digits'],
  ['a number in another unit', { 'item-number': '12 miles' }, 'and no other unit'],
  ['a number beyond its limits', { 'item-number': '6000' }, 'between 0 km and 5,000 km'],
  ['a day that is none', { 'item-date': '29.2.2027' }, 'There is no such day'],
  ['an option that is not offered', { 'item-one': 'never' }, 'is not offered any more'],
  ['one of several that is not', { 'item-many.pink': 'yes' }, 'is not offered any more'],
  ['something other than yes or no', { 'item-licence': 'maybe' }, 'Choose yes or no.'],
  ['a line that is too long', { 'item-short': 'x'.repeat(21) }, 'Use at most 20 characters.'],
  ['an address that is none', { 'item-link': 'javascript:alert(1)' }, 'Write the whole address'],
])('%s is shown again with what to do, and all else is stored', async (_, fields, sentence) => {
  const reply = await form.send({ ...filledIn, ...fields });
  expect([reply.statusCode, visiblePageText(reply)]).toEqual([
    422,
    expect.stringContaining(sentence),
  ]);
  expect(visiblePageText(reply)).toContain('One thing needs another look');
  const { short, number, date, one, many, licence, link, ...rest } = await form.stored();
  expect(rest).toMatchObject({ long: 'I sing while\nI knead.', statement: true });
  for (const refused of [number, date, one, many, licence])
    expect(['far', '12 miles', 6000, '2027-02-29', 'never', 'maybe']).not.toContain(refused);
  expect([short, link]).toHaveLength(2);
});

test('what could mean something else is said back once, and goes on when it is sent again', async () => {
  const unclear = { ...filledIn, 'item-number': '1,234', 'item-date': '3/5/2026' };
  const reply = await form.send(unclear);
  expect([reply.statusCode, visiblePageText(reply)]).toEqual([
    200,
    expect.stringContaining('Look below at how we read what you wrote'),
  ]);
  expect(visiblePageText(reply)).toMatch(
    /We read this as 1,234 \. .*We read this as 3 May 2026 \./,
  );
  const told = { 'read-number': '1,234', 'read-date': '3 May 2026' };
  expect(form.whereTo(await form.send({ ...unclear, ...told }, 1))).toBe('check');
  expect(await form.stored()).toMatchObject({ number: 1234, date: '2026-05-03' });
});
