import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  filledInFormFields,
  givenFormWithItemOfEachKind,
} from '../../test/given-form-with-item-of-each-kind.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { eraseApplication } from './erase-application.ts';

const server = startTestServer();

test('whoever runs the role reads each answer of a form in words, and of a hidden question nothing', async () => {
  const { admin, job, candidate, send } = await givenFormWithItemOfEachKind(server);
  await candidate.post('question/1', { text: 'I ring the baker.', version: '0' });
  await send({ ...filledInFormFields, 'item-licence': 'no' });
  await candidate.post('check', { honest: 'yes' });
  const read = async (member: typeof admin) =>
    (await server.as(member).get(`/api/manage/${job.id}/candidates/${candidate.id}`)).json();
  const { answers } = await read(admin);
  const said = answers.map(
    ({ stage, isOnForm, question, text, mean, stars }: Record<string, unknown>) => [
      isOnForm ? stage : 'written',
      question,
      text,
      mean ?? stars,
    ],
  );
  expect(said).toEqual([
    ['written', expect.any(String), 'I ring the baker.', null],
    ['About your work', 'Which town do you live in?', 'Brackwater', null],
    ['About your work', 'How far would you travel?', '1,234.5 km', null],
    ['About your work', 'When could you begin?', '29 February 2028', null],
    ['About your work', 'Which shift suits you?', 'From noon', null],
    ['About your work', 'What have you baked?', 'red; blue', null],
    ['About your work', 'Do you have a driving licence?', 'No', null],
    ['About your work', 'What else should we know?', 'I sing while\nI knead.', null],
    ['About your work', 'I can lift a sack of flour.', 'Confirmed', null],
    ['About your work', 'Where can we see your bread?', 'https://example.org/bread', null],
  ]);
});

test('an admin with reviews still to do reads no answer of a form either', async () => {
  const { admin, job, candidate, send } = await givenFormWithItemOfEachKind(server);
  await candidate.post('question/1', { text: 'I ring the baker.', version: '0' });
  await send(filledInFormFields);
  await candidate.post('check', { honest: 'yes' });
  const others = [];
  for (let n = 0; n < 4; n += 1) others.push(await server.given.application(job));
  const reviewer = await server.given.member({ id: admin.orgId }, { role: 'ADMIN' });
  const sent = await server.as(admin).post(`/api/manage/${job.id}/send-to-review`, {
    applicationIds: [candidate.id, ...others.map(({ id }) => id)],
    reviewerIds: [reviewer.id],
    reviewsPerAnswer: 1,
    confirmed: true,
  });
  expect(sent.statusCode).toBe(201);
  const found = await server.as(reviewer).get(`/api/manage/${job.id}/candidates/${candidate.id}`);
  expect(found.body).not.toContain('Brackwater');
  const { rows } = await server.given.owner.query(
    `select distinct q.text from blind.review_question q join blind.review_session s on s.id = q.session_id
       join core.review_batch b on b.id = s.batch_id where b.job_id = $1`,
    [job.id],
  );
  expect(rows).toHaveLength(1);
});

test('with a person all that they said on forms is gone', async () => {
  const { admin, candidate, send } = await givenFormWithItemOfEachKind(server);
  await candidate.post('question/1', { text: 'I ring the baker.', version: '0' });
  await send(filledInFormFields);
  await candidate.post('check', { honest: 'yes' });
  const actor = { orgId: admin.orgId, actorId: admin.id };
  await runTransactionByDoor({ services: server.services, door: 'staff', actor }, (db) =>
    eraseApplication(
      { db, requestId: 'test', config: server.services.config },
      { applicationId: candidate.id },
    ),
  );
  const { rows } = await server.given.owner.query(
    `select (select count(*)::int from core.answer where application_id = $1) as answers,
       (select count(*)::int from core.answered_form where application_id = $1) as forms`,
    [candidate.id],
  );
  expect(rows).toEqual([{ answers: 0, forms: 0 }]);
});

test('the database itself takes no review of what was said on a form', async () => {
  const { admin, job, candidate, send } = await givenFormWithItemOfEachKind(server);
  await send(filledInFormFields);
  const { given } = server;
  const review = (kind: string) =>
    given.owner.query(
      `with batch as (
         insert into core.review_batch (org_id, job_id, sent_by, reviews_per_answer, due_on, seed_commitment, sealed_seed)
         values ($1, $2, $3, 1, current_date, '', '') returning id),
       link as (
         insert into core.reviewer_link (org_id, job_id, member_id) values ($1, $2, $3)
         on conflict (org_id, job_id, member_id) do update set serial = reviewer_link.serial returning id)
       insert into core.review (org_id, item_id, batch_id, application_id, question_id, link_id, position)
       select $1, gen_random_uuid(), batch.id, $4, q.id, link.id, 1 from batch, link, core.question q
         join core.stage s on s.id = q.stage_id where q.job_id = $2 and s.kind = $5`,
      [admin.orgId, job.id, admin.id, candidate.id, kind],
    );
  await expect(review('form')).rejects.toThrow('what is said on a form is sent to no reviewer');
});
