import type { EventEmitter } from 'node:events';
import pg from 'pg';

/** What the database says of a statement before it is done. */
export type DescribedSqlStatement = { parameters: number; columns: Column[] };
type Column = { name: string; type: string; origin: { table: number; column: number } };

/** Has a statement prepared, and described, and not done. */
export function describeSqlStatement(
  client: pg.Client,
  text: string,
): Promise<DescribedSqlStatement> {
  return new Promise((resolve, reject) => {
    const described: DescribedSqlStatement = { parameters: 0, columns: [] };
    const count = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      described.parameters = dataTypeIDs.length;
    };
    const wire = (client as unknown as { connection: Wire }).connection;
    const ignored = () => {};
    const question = {
      submit: () => {
        wire.on('parameterDescription', count);
        wire.parse({ name: '', text, types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription: ({ fields }: { fields: pg.FieldDef[] }) => {
        described.columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          type: nameOf(dataTypeID),
          origin: { table: tableID, column: columnID },
        }));
      },
      handleError: (error: Error) => {
        wire.off('parameterDescription', count);
        reject(error);
      },
      handleReadyForQuery: () => {
        wire.off('parameterDescription', count);
        resolve(described);
      },
      handleDataRow: ignored,
      handleCommandComplete: ignored,
      handleEmptyQuery: ignored,
      handlePortalSuspended: ignored,
    };
    // The driver takes whatever submits itself.
    client.query(question as unknown as pg.Submittable);
  });
}

/** As the catalogue calls it; our tables have no types of their own. */
const names = new Map<number, string>(
  Object.entries(pg.types.builtins).map(([name, oid]) => [Number(oid), name.toLowerCase()]),
);
const arrays: Record<number, string> = {
  1000: '_bool',
  1001: '_bytea',
  1005: '_int2',
  1007: '_int4',
  1009: '_text',
  1016: '_int8',
  1022: '_float8',
  1182: '_date',
  1185: '_timestamptz',
  2951: '_uuid',
  2278: 'void',
  3807: '_jsonb',
};

function nameOf(oid: number): string {
  return names.get(oid) ?? arrays[oid] ?? String(oid);
}

type Wire = Pick<EventEmitter, 'on' | 'off'> & {
  parse: (query: { name: string; text: string; types: number[] }) => void;
  describe: (what: { type: 'S'; name: string }) => void;
  sync: () => void;
};
