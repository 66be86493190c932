import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { endProcess } from '../../end-process.ts';
import {
  sampleObjectByDeclaredTypes,
  sampleArgumentsOfSignature,
} from './sample-arguments-of-function-signature.ts';
import { type RecordedSqlStatementWithDoors } from './recorded-sql-statement-with-doors-type.ts';

const VARIANTS = 24;
const MOST_OF_ONE_CALL = 40;
const answers: Record<string, unknown>[] = [];
let heard: string[] = [];

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => ({
        executeQuery: async <R>(query: CompiledQuery) => {
          heard.push(query.sql);
          if (heard.length > MOST_OF_ONE_CALL) throw new Error('this never ends');
          // Whatever the row should be, a stand-in answers for it.
          return { rows: answers as R[] };
        },
        streamQuery: async function* () {},
      }),
      beginTransaction: async () => {},
      commitTransaction: async () => {},
      rollbackTransaction: async () => {},
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
  },
});

/** Calls every function of these files with stand-ins for all it takes, and keeps what it would ask of the database. */
async function recordStatements(files: string[]): Promise<RecordedSqlStatementWithDoors[]> {
  const recorded = new Map<string, RecordedSqlStatementWithDoors>();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const withTypes = text + (await importedText(file, text));
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    for (const [name, work] of Object.entries(exported)) {
      if (typeof work !== 'function') continue;
      const signature = signatureOf(text, name);
      const doors = doorsIn(signature);
      for (let variant = 0; variant < VARIANTS; variant += 1) {
        heard = [];
        const variation = { variant, db, text: withTypes };
        answers.splice(
          0,
          1,
          ...(variant % 3 === 2 ? [] : [sampleObjectByDeclaredTypes(variation)]),
        );
        await called(work as Callable, sampleArgumentsOfSignature(signature, variation));
        for (const checked of heard) {
          const key = `${doors.join()} ${checked}`;
          recorded.set(key, { text: checked, doors });
        }
      }
    }
  }
  return [...recorded.values()];
}

/** In which the types that a file uses may be declared. */
async function importedText(file: string, text: string, depth = 2): Promise<string> {
  if (depth === 0) return '';
  const found = text.matchAll(/from '((?:\.|@evenhand\/)[^']+)'/g);
  const texts = await Promise.all(
    [...found].map(async ([, name = '']) => {
      const own = new URL(
        name.startsWith('.') ? name : name.replace('@evenhand/', '../../../'),
        name.startsWith('.') ? pathToFileURL(file) : import.meta.url,
      );
      const imported = await readFile(own, 'utf8');
      return imported + (await importedText(fileURLToPath(own), imported, depth - 1));
    }),
  );
  return texts.join('\n');
}

type Callable = (...given: unknown[]) => unknown;

/** What a stand-in does not stand for ends the call; what was said until then is kept. */
async function called(work: Callable, given: unknown[]): Promise<void> {
  try {
    const made = await work(...given);
    for (const one of [made].flat()) await executeAlone(one);
  } catch {}
}

/** A fragment that a function gives back is executed as a statement of its own, and as a column. */
async function executeAlone(made: unknown): Promise<void> {
  const isFragment = typeof made === 'object' && made !== null && 'toOperationNode' in made;
  // What has such a method here is made by `sql`.
  if (!isFragment) return;
  await (made as RawBuilder<unknown>).execute(db);
  await sql`select ${made}`.execute(db);
}

function signatureOf(text: string, name: string): string {
  const start = text.search(new RegExp(`export (async )?function\\*? ${name}\\b`));
  if (start === -1) return '';
  const body = /\)(: [^\n]*|: [\s\S]*?)? \{\n/.exec(text.slice(start));
  return text.slice(start, start + (body?.index ?? 0) + 1);
}

function doorsIn(signature: string): string[] {
  return [...signature.matchAll(/Db<([^>]*)>/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, door = '']) => door),
  );
}

const recorded = JSON.stringify(await recordStatements(process.argv.slice(2)));
process.stdout.write(recorded, () => endProcess());
