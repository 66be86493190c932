import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import type { DatabaseDoorName } from '../access/database-pools-and-logins-by-door.ts';
import { deriveKey } from '../crypto/derive-key.ts';
import { equalOpportunitiesPseudonym } from '../features/equal-opportunities/equal-opportunities-pseudonym.ts';
import { beginTestApplication } from './test-candidate-client.ts';
import {
  queryFirstColumn,
  databaseDoorNames,
  testDatabaseRoleName,
} from './database-doors-logins-and-table-lists.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();

describe('equal opportunities', () => {
  test('no door but the one that adds up reads the answers or the link to them', async () => {
    const org = await server.given.organisation();
    for (const door of databaseDoorNames) {
      const tables = [
        'eo.response',
        'eo.link',
        'eo.application_fact',
        'eo.packed_month',
        'eo.rounding_draw',
      ];
      for (const table of tables) {
        const read = inDoor(door, org.id, `select 1 from ${table}`);
        if (door === 'aggregate') await expect(read).resolves.toBeDefined();
        else await expect(read, `${door} ${table}`).rejects.toMatchObject({ code: '42501' });
      }
      const write = inDoor(
        door,
        org.id,
        `insert into eo.response (job_id, form, answers) values (1, 'x', '{}')`,
      );
      await expect(write, door).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('the link to them cannot be made without the secret key, and they hold nothing that leads back', async () => {
    const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
    const job = await server.given.openJob(admin);
    await server.given.question(job);
    const candidate = await beginTestApplication(server, job);
    expect((await candidate.post('about-you', { gender: 'gender.woman' })).statusCode).toBe(303);
    const stored = await queryFirstColumn(
      server.given.owner,
      `select encode(link, 'hex') from eo.link where org_id = $1`,
      [admin.orgId],
    );
    const { config } = server.services;
    expect(stored).toEqual([equalOpportunitiesPseudonym(candidate.id, config).toString('hex')]);
    const id = String(candidate.id);
    const guesses = [
      createHash('sha256').update(id).digest(),
      createHash('sha256').update(candidate.token).digest(),
      ...['', id, 'equal-opportunities link'].map((key) =>
        createHmac('sha256', key).update(id).digest(),
      ),
      createHmac('sha256', deriveKey('anti-forgery', config)).update(id).digest(),
      equalOpportunitiesPseudonym(candidate.id, { SECRET_KEY: `${config.SECRET_KEY}.` }),
    ];
    expect(
      guesses.map((guess) => guess.toString('hex')).filter((guess) => stored.includes(guess)),
    ).toEqual([]);
    expect(
      await queryFirstColumn(
        server.given.owner,
        `select attname from pg_attribute where attrelid = 'eo.response'::regclass and attnum > 0 order by attnum`,
      ),
    ).toEqual(['org_id', 'subject', 'job_id', 'form', 'answers', 'answered_on']);
    const [row = ''] = await queryFirstColumn(
      server.given.owner,
      'select t::text from eo.response t where org_id = $1',
      [admin.orgId],
    );
    expect(row).not.toContain(candidate.token);
  });
});

function inDoor(door: DatabaseDoorName, orgId: number, text: string): Promise<unknown> {
  return runTransactionByDoor(
    { services: server.services, door, actor: { orgId, actorId: null } },
    (db) => sql.raw(text).execute(db as never),
  );
}

describe('no decision is made by software alone', () => {
  test('the database keeps no rejection without the person who made it', async () => {
    const { application } = await server.given.furnishedOrganisation();
    const reject = `update core.application set state = 'rejected', rejected_at = now()`;
    await expect(
      server.given.owner.query(`${reject} where id = $1`, [application.id]),
    ).rejects.toMatchObject({ code: '23514' });
    for (const door of databaseDoorNames) {
      const deed = runTransactionByDoor(
        {
          services: server.services,
          door,
          actor: { orgId: application.orgId, actorId: application.id },
        },
        (db) =>
          sql
            .raw(`${reject}, rejected_by = null where id = ${application.id}`)
            .execute(db as never),
      );
      await expect(deed, door).rejects.toMatchObject({
        code: door === 'staff' ? '23514' : '42501',
      });
    }
  });

  test('only the staff door, behind which a person stands, can say who rejected', async () => {
    const { rows } = await server.given.owner.query<{ may: string[] }>(
      `select array_agg(door order by door) as may from unnest($1::text[]) as door where has_column_privilege(door, 'core.application', 'rejected_by', 'insert, update')`,
      [databaseDoorNames.map(testDatabaseRoleName)],
    );
    expect(rows).toEqual([{ may: [testDatabaseRoleName('staff')] }]);
    // One that is not volatile may read of it: the database lets it write nothing.
    expect(
      await queryFirstColumn(
        server.given.owner,
        `select p.oid::regproc::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname !~ '^(pg_|pgboss|information_schema)' and p.prosecdef and p.provolatile = 'v' and (p.prosrc || coalesce(pg_get_functiondef(p.oid), '')) ~ 'rejected'`,
      ),
    ).toEqual([]);
  });
});
