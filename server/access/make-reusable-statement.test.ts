import { expect, test, vi } from 'vitest';
import { startTestServer } from '../test/start-test-server.ts';
import { type Db, runTransactionByDoor } from './transactions-by-door-or-token.ts';
import {
  makeReusableStatement,
  type ReusableStatementParameters,
} from './make-reusable-statement.ts';

const server = startTestServer();

test('a statement is built once, and each call sends its own values', async () => {
  const build = vi.fn(
    (db: Db<'public'>, given: ReusableStatementParameters<{ n: number; word: string }>) =>
      db.selectNoFrom((eb) => [
        eb.cast<number>(given.n, 'integer').as('n'),
        eb
          .fn<string>('concat', [eb.cast(given.word, 'text'), eb.cast(eb.val('!'), 'text')])
          .as('word'),
      ]),
  );
  const ask = makeReusableStatement(build);
  const values = Array.from({ length: 40 }, (_, n) => ({ n, word: `word ${n}` }));
  const rows = await Promise.all(
    values.map((given) =>
      runTransactionByDoor({ services: server.services, door: 'public' }, (db) => ask(db, given)),
    ),
  );
  expect(rows).toEqual(values.map((given) => [{ ...given, word: `${given.word}!` }]));
  expect(build).toHaveBeenCalledTimes(1);
});
