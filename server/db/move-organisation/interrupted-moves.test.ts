import { expect, test } from 'vitest';
import {
  startTwoCellsWithOrganisationToMove,
  tablesOfMoves,
} from '../../test/start-two-cells-with-organisation-to-move.ts';
import { copyOrganisationRows, insertArrivedRows } from './copy-organisation-rows.ts';
import { listTablesThatMove } from './list-tables-that-move.ts';
import type { MoveStep } from './move-organisation.ts';

const { a, b, organisation, rowsOf, move, rename } = await startTwoCellsWithOrganisationToMove();
const STEPS: readonly MoveStep[] = ['marked', 'closed', 'copied', 'inserted', 'left', 'arrived'];

test.each(STEPS)(
  'killed behind "%s", the organisation is in one place, and a second run ends the move',
  async (step) => {
    const rows = await rowsOf(a);
    await expect(move({ afterStep: killedBehind(step) })).rejects.toThrow();
    const places = [await rowsOf(a), await rowsOf(b)];
    const hasLeft = step === 'left' || step === 'arrived';
    // Between the two commits it is in neither's tables, and what has arrived waits beside them.
    expect(places).toEqual([hasLeft ? {} : rows, step === 'arrived' ? rows : {}]);
    await move();
    expect([await rowsOf(a), await rowsOf(b)]).toEqual([{}, rows]);
    await rename(b);
  },
);

test.each(['closed', 'inserted'] as const)(
  'killed behind "%s", it is undone where somebody says so, and can be written again',
  async (step) => {
    const rows = await rowsOf(a);
    await expect(move({ afterStep: killedBehind(step) })).rejects.toThrow();
    await move({ isUndo: true });
    expect([await rowsOf(a), await rowsOf(b)]).toEqual([rows, {}]);
    expect(await b.given.owner.query('select 1 from auth.arriving_rows')).toMatchObject({
      rowCount: 0,
    });
    await rename(a);
  },
);

test('of two at once the second is refused', async () => {
  let second: Promise<void> = Promise.resolve();
  await move({
    afterStep: async (step) => {
      if (step !== 'copied') return;
      second = move();
      await expect(second).rejects.toThrow(
        'Somebody is moving this organisation: wait until they are done.',
      );
    },
  });
  expect(await rowsOf(a)).toEqual({});
});

test('a table that is left out is found by the fingerprint, before the source lets go', async () => {
  const rows = await rowsOf(a);
  await expect(
    move({
      afterStep: async (step) => {
        if (step !== 'copied') return;
        const { rowCount } = await b.given.owner.query(
          "delete from auth.arriving_rows where table_name = 'core.answer'",
        );
        expect(rowCount).toBe(1);
      },
    }),
  ).rejects.toThrow('What arrived is not what left');
  expect([await rowsOf(a), await rowsOf(b)]).toEqual([rows, {}]);
  await rename(a);
});

test('where the source cannot let go of it, the move is undone', async () => {
  const rows = await rowsOf(a);
  // A table that is none of ours hangs on it.
  await a.given.owner.query(
    `create table migration.other as select ${organisation.id}::bigint as org_id;
     alter table migration.other add foreign key (org_id) references core.organisation`,
  );
  await expect(move()).rejects.toThrow('"other"');
  await a.given.owner.query('drop table migration.other');
  expect([await rowsOf(a), await rowsOf(b)]).toEqual([rows, {}]);
  await rename(a);
});

test('it moves back, and what an older backup of the first cell would bring back there is taken away again', async () => {
  const rows = await rowsOf(a);
  await move();
  await move({ source: { url: b.url, cell: 'b' }, target: { url: a.url, cell: 'a' } });
  expect([await rowsOf(a), await rowsOf(b)]).toEqual([rows, {}]);
  await move();
  await bringBackAsRestoreWould();
  expect([await rowsOf(a), await rowsOf(b)]).toEqual([rows, rows]);
  const lines: string[] = [];
  await move({ print: (line) => lines.push(line) });
  expect(lines[0]).toContain('It had moved before');
  expect([await rowsOf(a), await rowsOf(b)]).toEqual([{}, rows]);
});

/** Behind this step the process is gone: of what it had begun in either database the connection tells nothing any more. */
const killedBehind = (last: MoveStep) => async (step: MoveStep) => {
  if (step !== last) return;
  for (const { given } of [a, b])
    await given.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'evenhand move' and datname = current_database()`,
    );
  throw new Error('killed');
};

/** All rows of it are in the first cell once more, which knows of no move. */
async function bringBackAsRestoreWould(): Promise<void> {
  const from = await b.given.owner.connect();
  const to = await a.given.owner.connect();
  const copying = { tables: await listTablesThatMove(from), orgId: organisation.id };
  for (const client of [from, to]) await client.query('begin');
  await to.query("set local app.moves_organisation = 'yes'");
  await copyOrganisationRows({ from, to }, copying);
  await insertArrivedRows(to, copying);
  for (const table of tablesOfMoves)
    await to.query(`delete from ${table} where org_id = $1`, [organisation.id]);
  for (const client of [from, to]) {
    await client.query('commit');
    client.release();
  }
}
