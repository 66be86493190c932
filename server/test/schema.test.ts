import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { describeSchema, fingerprintsOf } from './describe-schema.ts';
import { prefix } from './cluster.ts';

/** Of every object but functions and views, as the chain of version 0.1.0 left it: equal on PostgreSQL 15 and 18. */
const OF_OLD_CHAIN = new URL('old-chain.schema.json', import.meta.url);

test('the migrations make what they have made before, to the letter', async () => {
  const client = new pg.Client({
    connectionString: inject('templateUrl'),
    options: `-c role=${prefix}_owner`,
  });
  await client.connect();
  const schema = await describeSchema(client).finally(() => client.end());
  const made = Object.entries(fingerprintsOf(schema)).filter(
    ([name]) => !/^(function|view) /.test(name),
  );
  expect(Object.fromEntries(made)).toEqual(JSON.parse(await readFile(OF_OLD_CHAIN, 'utf8')));
});
