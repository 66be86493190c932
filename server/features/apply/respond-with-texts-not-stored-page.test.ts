import { beforeEach, describe, expect, test } from 'vitest';
import {
  filledInFormFields as filledIn,
  givenFormWithItemOfEachKind,
  type FormWithItemOfEachKindFixture,
} from '../../test/given-form-with-item-of-each-kind.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { InjectedReply } from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';

const server = startTestServer();

let form: FormWithItemOfEachKindFixture;
beforeEach(async () => {
  form = await givenFormWithItemOfEachKind(server);
  await form.send(filledIn);
  await answer('I ring the baker.', 0);
});

const answer = (text: string, version = 1) =>
  form.candidate.post('question/1', { text, version: String(version) });
const closeJob = () =>
  server.given.owner.query('update core.job set archived_at = now() where id = $1', [form.job.id]);
const submit = () => form.candidate.post('check', { honest: 'yes' });
const withdraw = async () => {
  await submit();
  await form.candidate.post('withdraw');
};

function expectGivenBack(reply: InjectedReply, texts: string[]): void {
  const page = visiblePageText(reply);
  expect([reply.statusCode, page]).toEqual([
    410,
    expect.stringContaining('This application cannot be changed any more'),
  ]);
  for (const text of texts) expect(page).toContain(text);
  expect(reply.body).toContain(`href="/application/${form.candidate.token}/status"`);
}

describe.each([
  ['the role closes', closeJob],
  ['it was submitted in another tab', submit],
  ['it was withdrawn in another tab', withdraw],
])('while somebody writes %s', (_, end) => {
  beforeEach(end);

  test('the text of a question that is not stored is given back', async () => {
    expectGivenBack(await answer('I ring the baker.\r\nAnd the farmer.'), ['And the farmer.']);
  });

  test('what a form says that is not stored is given back, and nothing else of it', async () => {
    const later = {
      'item-short': 'Millford',
      'item-date': 'after the fair',
      'item-one': 'early',
      'item-gone': 'A long thought.',
    };
    const reply = await form.send({ ...filledIn, ...later }, 1);
    expectGivenBack(reply, [
      'Millford',
      'after the fair',
      'Which shift suits you? From four in the morning',
      'A long thought.',
    ]);
    for (const stored of ['Brackwater', 'I sing', 'driving licence', '1,234'])
      expect(visiblePageText(reply)).not.toContain(stored);
    expect(await form.stored()).toHaveProperty('short', 'Brackwater');
  });

  test('what is stored, or says nothing, leads to how things stand as before', async () => {
    for (const reply of [
      await answer(' I ring the baker.\r\n'),
      await answer('  '),
      await form.send(filledIn, 1),
      await form.send({}, 1),
    ]) {
      const isStatus =
        reply.statusCode === 303
          ? form.whereTo(reply) === 'status'
          : visiblePageText(reply).includes('This role closed before you submitted');
      expect([isStatus, visiblePageText(reply)]).toEqual([
        true,
        expect.not.stringContaining('cannot be changed any more'),
      ]);
    }
  });
});
