import { expect, test } from 'vitest';
import { IDS_PER_CELL } from '../cells/cell-of-tokens-and-ids.ts';
import {
  cloneTestDatabase,
  openDatabaseOwnerPool,
} from '../test/clone-test-database-and-open-owner-pool.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../test/start-test-cluster.ts';
import { migrateDatabase } from './migrate-database-and-list-migration-names.ts';

const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
const migrateAs = (url: string, cell: string) => migrateDatabase({ url, ...identity, cell });

async function openDatabase() {
  const url = await cloneTestDatabase();
  const owner = openDatabaseOwnerPool(url);
  return {
    url,
    foundOrganisation: async (slug: string) =>
      Number(
        (
          await owner.query<{ id: string }>(
            `insert into core.organisation (slug, name) values ($1, 'Some') returning org_id as id`,
            [slug],
          )
        ).rows[0]?.id,
      ),
    /** The next id of each table that gives any, but those of organisations; numbers that only put rows in order are no ids. */
    nextIds: async () =>
      (
        await owner.query<{ name: string; next: string }>(
          `select s.seqrelid::regclass::text as name, nextval(s.seqrelid) as next
           from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
           where n.nspname !~ '^(pg|migration|public)' and c.relname <> 'organisation_org_id_seq'
             and s.seqtypid = 'int8'::regtype`,
        )
      ).rows,
  };
}

test('every id of a cell is its own, and goes on where it was at the next start', async () => {
  const { url, foundOrganisation, nextIds } = await openDatabase();
  await migrateAs(url, 'c');
  expect(await foundOrganisation('one')).toBe(2 * IDS_PER_CELL + 1);
  await migrateAs(url, 'c');
  expect(await foundOrganisation('two')).toBe(2 * IDS_PER_CELL + 2);
  const ids = await nextIds();
  expect(ids.length).toBeGreaterThan(50);
  const [first, last] = [2 * IDS_PER_CELL, 3 * IDS_PER_CELL];
  expect(ids.filter(({ next }) => !(Number(next) > first && Number(next) <= last))).toEqual([]);
});

test('the cell that was there first gives the ids that it gave before', async () => {
  const { url, foundOrganisation } = await openDatabase();
  const before = await foundOrganisation('one');
  await migrateAs(url, 'a');
  expect(await foundOrganisation('two')).toBe(before + 1);
});

test('the database of another cell is refused, whichever is which', async () => {
  const [home, third] = [await openDatabase(), await openDatabase()];
  await home.foundOrganisation('one');
  await expect(migrateAs(home.url, 'b')).rejects.toThrow('this is the database of cell a');
  await migrateAs(third.url, 'c');
  await third.foundOrganisation('one');
  for (const cell of ['a', 'b'])
    await expect(migrateAs(third.url, cell)).rejects.toThrow('this is the database of cell c');
});
