import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrateDatabase } from '../db/migrate-database-and-list-migration-names.ts';
import { findTestTemplateDatabaseUrl } from './clone-test-database-and-open-owner-pool.ts';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  testSecretKey,
} from './start-test-cluster.ts';

/** The last one before roles had criteria and stages. */
const BEFORE = '019-system-door';

/** A database as that left it, with rows of then; what it has become is asked of the client. */
async function migratedWith(rows: string): Promise<pg.Client> {
  const name = `old_${randomBytes(6).toString('hex')}`;
  await createTestDatabase(findTestTemplateDatabaseUrl(), name);
  const url = databaseUrlNamed(findTestTemplateDatabaseUrl(), name);
  const start = { url, prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
  await migrateDatabase({ ...start, upTo: BEFORE });
  const client = new pg.Client({
    connectionString: url,
    options: `-c role=${testDatabaseRolePrefix}_owner`,
  });
  await client.connect();
  await client.query(rows);
  await migrateDatabase(start);
  return client;
}

/** Two employers with a role each, and the first with one more that nothing was written for. */
const ROWS = `
  insert into core.organisation (slug, name) values ('bakery', 'Bakery'), ('mill', 'Mill');
  insert into core.member (org_id, first_name, last_name, email)
    select org_id, 'Ada', 'Berg', 'ada@example.com' from core.organisation;
  insert into core.job (org_id, hash, title, title_normalised, owner_id)
    select org_id, repeat(m.id::text, 22), slug, slug, m.id from core.organisation join core.member m using (org_id);
  insert into core.job (org_id, hash, title, title_normalised, owner_id)
    select m.org_id, repeat('x', 22), 'empty', 'empty', m.id from core.member m order by org_id limit 1;
  insert into core.question (org_id, job_id, position, text, skills)
    select org_id, id, place, title || ' ' || place, string_to_array(skills, ',') from core.job, (values
      ('bakery', 2, 'teamwork,Empathy,EMPATHY'), ('bakery', 1, 'Judgement,Teamwork'), ('bakery', 3, ''),
      ('mill', 0, 'teamwork')) asked (of, place, skills) where of = title;
  insert into core.interview_round (org_id, job_id, name, minutes)
    select org_id, id, name, minutes from core.job, (values
      ('Talk', 30), ('Bench test', 90)) held (name, minutes) where title = 'bakery';
  -- Functions come after the last migration.
  alter table core.application disable trigger user;
  insert into core.application (org_id, job_id, public_ref, state)
    select org_id, id, 'AB-123', 'interviews_tasks' from core.job where title = 'bakery';
  insert into core.interview (org_id, round_id, application_id, state)
    select a.org_id, r.id, a.id, 'invited' from core.application a join core.interview_round r using (org_id, job_id)
    where r.name = 'Bench test';
  alter table core.application enable trigger user;`;

test('an old database begins with criteria from its skills, and stages from its written answers and interviews', async () => {
  const client = await migratedWith(ROWS);
  const read = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows;
  expect(
    await read(`select j.title, s.position, s.kind, s.name, s.weight from core.stage s
      join core.job j on j.org_id = s.org_id and j.id = s.job_id order by j.title, s.position`),
  ).toEqual([
    ['bakery', 1, 'sift', 'Written answers', '1.00'],
    ['bakery', 2, 'interview', 'Talk', '1.00'],
    ['bakery', 3, 'interview', 'Bench test', '1.00'],
    ['empty', 1, 'sift', 'Written answers', '1.00'],
    ['mill', 1, 'sift', 'Written answers', '1.00'],
  ]);
  expect(
    await read(`select j.title, c.position, c.name, c.description, c.kind from core.criterion c
      join core.job j on j.org_id = c.org_id and j.id = c.job_id order by j.title, c.position`),
  ).toEqual([
    ['bakery', 1, 'Judgement', '', 'essential'],
    ['bakery', 2, 'Teamwork', '', 'essential'],
    ['bakery', 3, 'Empathy', '', 'essential'],
    ['mill', 1, 'teamwork', '', 'essential'],
  ]);
  expect(
    await read(`select q.text, s.name, array(select c.name from core.question_criterion x
        join core.criterion c on c.org_id = x.org_id and c.id = x.criterion_id and c.job_id = q.job_id
        where x.org_id = q.org_id and x.question_id = q.id order by x.position)
      from core.question q join core.stage s on s.org_id = q.org_id and s.job_id = q.job_id and s.id = q.stage_id
      order by q.text`),
  ).toEqual([
    ['bakery 1', 'Written answers', ['Judgement', 'Teamwork']],
    ['bakery 2', 'Written answers', ['Teamwork', 'Empathy']],
    ['bakery 3', 'Written answers', []],
    ['mill 0', 'Written answers', ['teamwork']],
  ]);
  expect(
    await read(`select s.name, r.minutes from core.interview_round r
      join core.stage s on s.org_id = r.org_id and s.job_id = r.job_id and s.id = r.stage_id order by s.position`),
  ).toEqual([
    ['Talk', 30],
    ['Bench test', 90],
  ]);
  expect(await read('select round_name, minutes from core.standing_interview')).toEqual([
    ['Bench test', 90],
  ]);
  await client.end();
});
