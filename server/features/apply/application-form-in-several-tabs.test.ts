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

test('of two tabs the older one is told, sees both, and may keep its own', async () => {
  await form.send(filledIn);
  const older = await form.send({ ...filledIn, 'item-short': 'Millford' });
  expect([older.statusCode, visiblePageText(older)]).toEqual([
    409,
    expect.stringContaining('These answers were changed somewhere else'),
  ]);
  expect(visiblePageText(older)).toContain('Which town do you live in? Brackwater');
  expect(older.body).toContain('value="Millford"');
  expect(await form.stored()).toHaveProperty('short', 'Brackwater');
  expect(form.whereTo(await form.send({ ...filledIn, 'item-short': 'Millford' }, 1))).toBe('check');
  expect(await form.stored()).toHaveProperty('short', 'Millford');
});

test('of ten that save at once, each another town, one is stored and the others are told', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) => form.send({ ...filledIn, 'item-short': `Town ${n}` })),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    303,
    ...Array.from({ length: 9 }, () => 409),
  ]);
});

describe('the script', () => {
  const address = () => `/application/${form.candidate.token}/forms/${form.stage.id}`;
  const save = (fields: Record<string, string>, version = 0) =>
    server.running.app.inject({ method: 'PUT', url: address(), payload: { fields, version } });
  const found = async () =>
    (await server.running.app.inject({ method: 'GET', url: address() })).json();

  test('saves all fields, and hears of each how it was understood', async () => {
    const reply = await save({ 'item-number': '1,234', 'item-date': 'soon', 'item-one': 'late' });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        version: 1,
        readAs: { number: '1,234' },
        problems: { date: expect.stringContaining('Write the date') },
      },
    ]);
    expect(await form.stored()).toEqual({ number: 1234, one: 'late' });
  });

  test('is told of newer answers, and finds them in words', async () => {
    await save(filledIn);
    const older = await save({ ...filledIn, 'item-one': 'early' });
    expect([older.statusCode, older.json().code]).toEqual([409, 'newer-version']);
    expect((await save(filledIn)).json()).toMatchObject({ version: 1 });
    const { version, answers } = await found();
    expect(version).toBe(1);
    expect(answers).toContainEqual({ question: 'Which shift suits you?', words: 'From noon' });
  });

  test('may neither save a form of another role nor an answer of a form by itself', async () => {
    const admin = await server.given.member(await server.given.organisation());
    const elsewhere = await server.given.openJob(admin);
    const foreign = await server.given.form(elsewhere, asked);
    const other = { method: 'PUT', payload: { fields: filledIn, version: 0 } } as const;
    const url = `/application/${form.candidate.token}/forms/${foreign.id}`;
    expect((await server.running.app.inject({ ...other, url })).json().code).toBe('not-found');
    const [questionId = 0] = form.stage.questionIds;
    expect((await form.candidate.save(questionId, { text: 'x', version: 0 })).statusCode).toBe(404);
    expect(await form.stored()).toEqual({});
  });

  test('saves nothing once the application was sent', async () => {
    await form.candidate.post('question/1', { text: 'I ring the baker.', version: '0' });
    await save(filledIn);
    await form.candidate.post('check', { honest: 'yes' });
    expect((await save({}, 1)).json().code).toBe('already-submitted');
    expect(await form.stored()).toHaveProperty('short', 'Brackwater');
  });
});

describe('an older tab', () => {
  test('that answers a question which is gone keeps its text, and the rest is stored', async () => {
    const reply = await form.send({ ...filledIn, 'item-gone': 'A long thought.' });
    expect([reply.statusCode, visiblePageText(reply)]).toEqual([
      410,
      expect.stringContaining('This question is not asked any more'),
    ]);
    expect(visiblePageText(reply)).toContain('A long thought.');
    expect(await form.stored()).toHaveProperty('short', 'Brackwater');
  });

  test('gives back with it what could not be read, and what was not stored because it is older', async () => {
    const unread = await form.send({
      ...filledIn,
      'item-date': 'after the fair',
      'item-gone': 'A long thought.',
    });
    expect(unread.statusCode).toBe(410);
    for (const text of ['A long thought.', 'after the fair'])
      expect(visiblePageText(unread)).toContain(text);
    expect(await form.stored()).toHaveProperty('short', 'Brackwater');
    const older = await form.send({
      ...filledIn,
      'item-short': 'Millford',
      'item-gone': 'A long thought.',
    });
    expect(older.statusCode).toBe(410);
    for (const text of ['A long thought.', 'Millford'])
      expect(visiblePageText(older)).toContain(text);
    expect(await form.stored()).toHaveProperty('short', 'Brackwater');
  });

  test('of a form that is gone, or switched off, keeps all its texts', async () => {
    await server.given.owner.query('update core.stage set switched_off = true where id = $1', [
      form.stage.id,
    ]);
    const reply = await form.send(filledIn);
    expect([reply.statusCode, visiblePageText(reply)]).toEqual([
      410,
      expect.stringContaining('These questions are not asked any more'),
    ]);
    expect(visiblePageText(reply)).toContain('Brackwater');
    expect(await form.stored()).toEqual({});
    expect((await form.candidate.get('form/1')).statusCode).toBe(404);
  });

  test('of a question whose number has changed answers the one that it shows', async () => {
    const sift = await server.given.owner.query<{ id: number; key: string }>(
      `select q.id, q.key from core.question q join core.stage s on s.id = q.stage_id
       where q.job_id = $1 and s.kind = 'sift'`,
      [form.job.id],
    );
    const first = sift.rows[0];
    const second = await server.given.question(form.job, { text: 'The flour is damp.' });
    await server.given.owner.query(
      `update core.question set position = case when id = $1 then 7 else 6 end where id = any ($2)`,
      [first?.id, [first?.id, second.id]],
    );
    const tab = { text: 'Of the oven.', version: '0', item: first?.key ?? '' };
    expect(form.whereTo(await form.candidate.post('question/1', tab))).toBe('form/1');
    expect((await form.candidate.get('question/2')).body).toContain('Of the oven.');
  });
});

describe('a plan that changes later', () => {
  test('asks nobody who has begun what was not in theirs', async () => {
    const plan = { stages: [{ items: asked.slice(0, 2).map(({ key }) => ({ key })) }] };
    await server.given.owner.query(
      `insert into core.plan_version (org_id, job_id, n, plan, sha256, frozen_at)
       select $1, $2, 1, $3, sha256(convert_to($3, 'UTF8')), now()`,
      [form.job.orgId, form.job.id, JSON.stringify(plan)],
    );
    const page = visiblePageText(await form.candidate.get('form/1'));
    expect(page).toContain('Which town do you live in?');
    expect(page).not.toContain('Which shift suits you?');
    await form.candidate.post('question/1', { text: 'I ring the baker.', version: '0' });
    const reply = await form.send(filledIn);
    expect(reply.statusCode).toBe(410);
    expect(Object.keys(await form.stored()).toSorted()).toEqual(['long', 'number', 'short']);
    expect(form.whereTo(await form.candidate.post('check', { honest: 'yes' }))).toBe('status');
    const status = visiblePageText(await form.candidate.get('status'));
    expect(status).toContain('Brackwater');
    expect(status).not.toContain('Do you have a driving licence?');
  });
});

test('files are refused, and a form of a stranger is not there', async () => {
  const files = await server.running.app.inject({
    method: 'POST',
    url: `/application/${form.candidate.token}/form/1`,
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'sec-fetch-site': 'same-origin',
    },
    payload:
      '--x\r\ncontent-disposition: form-data; name="item-short"; filename="a"\r\n\r\nx\r\n--x--',
  });
  expect(files.statusCode).toBe(415);
  const stranger = `/application/${'A'.repeat(43)}/form/1`;
  expect((await server.running.app.inject({ method: 'GET', url: stranger })).statusCode).toBe(404);
});
