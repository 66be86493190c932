import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Statements whose text never changes are fewer; what comes after these is planned anew each time, which is only slower. */
const PREPARED_MAX = 300;
/** More values than this make a list of rows, whose text is another one for each length. */
const VALUES_MAX = 20;

const names = new Map<string, string>();
let generation = 0;
const suffix = () => `_${generation}`;

/** Told of each connection that is lent, until it is given back; gives nothing where nobody wants to know. */
export type ObserveConnection = () =>
  | { query: <T>(text: string, work: () => Promise<T>) => Promise<T>; end: () => void }
  | undefined;

/**
 * The pool, with each connection keeping the plans of its statements: planning the list of jobs behind the walls takes
 * longer than answering it. A plan made for one role is made again for another, by PostgreSQL itself. And a transaction
 * begins with its first statement, not by a way to the database and back of its own. What begins with the comment "ahead", has
 * no parameters and gives nothing that is wanted goes there together with the statement that follows.
 */
export function poolWithPreparedStatements(
  pool: pg.Pool,
  observe: ObserveConnection = () => undefined,
): PostgresPool {
  return {
    connect: async () => {
      const observer = observe();
      const client = await pool.connect().catch((error: unknown) => {
        observer?.end();
        throw error;
      });
      /** What goes ahead of the next statement. */
      let held: string[] = [];
      const query = async (text: string, values: unknown[]) => {
        if (BEGINS.test(text) || AHEAD.test(text)) {
          held.push(text.replace(AHEAD, ''));
          return { rows: [] };
        }
        const first = held;
        held = [];
        if (ENDS.test(text)) {
          // Nothing was asked in between; who was to ask next is given up with the rest.
          if (BEGINS.test(first[0] ?? '')) return { rows: [] };
          return client.query(text);
        }
        if (values.length === 0) {
          // Of several statements in one message the driver gives all results.
          const results: unknown = await client.query([...first, text].join('; '));
          return Array.isArray(results) ? (results.at(-1) as unknown) : results;
        }
        // With values there is one statement to a message: the second goes before the first is answered.
        const gone = first.length === 0 ? undefined : client.query(first.join('; '));
        const name = nameOf(text, values);
        const asked = client.query({ ...name, text, values }).catch((error: unknown) => {
          if (isOfOldPlan(error)) forgetPlans(name);
          if (error instanceof pg.DatabaseError) failedStatements.set(error, text);
          throw error;
        });
        // Where both fail, it is the first that says why; either way both are answered before anything else is sent.
        const [before, answer] = await Promise.allSettled([gone, asked]);
        for (const reply of [before, answer]) if (reply.status === 'rejected') throw reply.reason;
        return asked;
      };
      // Of the two kinds of query that Kysely knows, nobody uses a cursor.
      return {
        query: (observer === undefined
          ? query
          : (text: string, values: unknown[]) =>
              observer.query(text, () =>
                query(text, values),
              )) as unknown as PostgresPoolClient['query'],
        release: (destroy) => {
          client.release(destroy);
          observer?.end();
        },
      };
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

const BEGINS = /^(begin|start transaction\b[^;]*)$/;
const AHEAD = /^\s*\/\* ahead \*\/\s*/;
const ENDS = /^(commit|rollback\b.*)$/;

const failedStatements = new WeakMap<Error, string>();
const WORDS_LENGTH = 120;

/** How the statement begins that failed so, where it had parameters: words of ours, and no value. */
export function findWordsOfFailedStatement(error: Error): string | undefined {
  return failedStatements.get(error)?.trim().replace(/\s+/g, ' ').slice(0, WORDS_LENGTH);
}

/** The same text gets the same name on every connection; what has no parameters may be several statements. */
function nameOf(text: string, values: readonly unknown[]): { name?: string } {
  if (values.length === 0 || values.length > VALUES_MAX) return {};
  const name = names.get(text) ?? (names.size < PREPARED_MAX ? `s${names.size}` : undefined);
  if (name === undefined) return {};
  names.set(text, name);
  return { name: name + suffix() };
}

/** A migration has changed the columns that a kept plan gives back: that plan never works again, on no connection. */
function isOfOldPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000';
}

/** From now on everything is prepared under a new name; those who meet the old plan at the same time do it once. */
function forgetPlans({ name }: { name?: string }): void {
  if (name?.endsWith(suffix())) generation += 1;
}
