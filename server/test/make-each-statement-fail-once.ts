import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { PageRouteAddress } from '../http/add-endpoint-route.ts';
import { allEventTasks } from '../tasks/all-event-periodic-and-start-tasks.ts';
import { queryFirstColumn } from './database-doors-logins-and-table-lists.ts';
import { findDatabaseInconsistencies } from './find-database-inconsistencies.ts';
import {
  fingerprintDatabase,
  freezeSessionSeenTimes,
} from './fingerprint-database-and-freeze-session-times.ts';
import { makeQueriesFail } from './make-queries-fail.ts';
import type { TestServer } from './start-test-server.ts';

type Swept = { address: string; statements: number; lostCommit: boolean };

const MOST_STATEMENTS = 80;
/** `npm run attack` has each fail, also where a transaction asks the same for one row after the other. */
const IS_EACH = process.env['EACH_STATEMENT'] === 'yes';
const ASKS_OUTSIDE = 'POST /api/member-calendar/read';

export const isDataChangingRoute = (address: PageRouteAddress) =>
  address.method !== 'GET' || 'requiresCsrf' in address;

/** Has every statement of what is sent, and of the tasks that follow, fail once, and gathers what was wrong then. */
export function makeEachStatementFailOnce(server: TestServer) {
  const { next, trouble } = makeQueriesFail(server.services.pools, IS_EACH);
  const swept = new Map<string, Swept>();
  const complaints: string[] = [];

  function addressOf({
    method,
    url,
  }: InjectOptions): (PageRouteAddress & { key: string }) | undefined {
    const [path = ''] = (typeof url === 'string' ? url : '').split('?');
    const found = [...server.running.endpoints, ...server.running.pages].find(
      (address) =>
        address.method === method &&
        new RegExp(`^${address.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    return found && { ...found, key: `${found.method} ${found.path}` };
  }

  /** Sends a change again and again, each time with one statement more that has failed, until nothing is left to fail. */
  async function sweep(request: InjectOptions): Promise<LightMyRequestResponse> {
    const { app } = server.running;
    const address = addressOf(request);
    if (address === undefined || !isDataChangingRoute(address) || swept.has(address.key))
      return app.inject(request);
    // The web gives every deed a key of its own, and keeps it when it asks again.
    const isKeyed =
      address.method === 'POST' && address.door === 'staff' && !('notReplayable' in address);
    const asked: InjectOptions = isKeyed
      ? { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }
      : request;
    await freezeSessionSeenTimes(server.given.owner);
    const before = await fingerprintDatabase(server.given.owner);
    let commits = 0;
    const failed = new Set<string>();
    for (let n = 1; n <= MOST_STATEMENTS; n += 1) {
      next({ failBeyond: failed });
      const reply = await app.inject(asked);
      const { hit } = trouble;
      next({});
      if (hit === null)
        return done({ address: address.key, statements: n - 1, lostCommit: false }, reply);
      if (reply.statusCode < 500)
        complaints.push(
          `${address.key}: ${reply.statusCode} although "${hit.slice(0, 60)}" failed`,
        );
      if ((await fingerprintDatabase(server.given.owner)) !== before)
        complaints.push(`${address.key}: half of it stayed when "${hit.slice(0, 60)}" failed`);
      if (hit !== 'commit' || address.method !== 'POST') continue;
      commits += 1;
      const deed = { address: address.key, statements: n, lostCommit: true };
      const lost = await loseCommit(deed, { request: asked, isKeyed, commits });
      // One that only looked, before it asked outside the server, has done nothing yet.
      const mayHaveLooked = isKeyed || address.key === ASKS_OUTSIDE;
      if (!mayHaveLooked || (await fingerprintDatabase(server.given.owner)) !== before)
        return lost();
    }
    throw new Error(`${address.key} has no end`);
  }

  /** The deed is done, but whoever asked does not hear it; asks again by what it gives back. */
  async function loseCommit(
    deed: Swept,
    { request, isKeyed, commits }: { request: InjectOptions; isKeyed: boolean; commits: number },
  ): Promise<() => Promise<LightMyRequestResponse>> {
    next({ loseCommit: commits });
    const lost = await server.running.app.inject(request);
    if (trouble.hit === null) complaints.push(`${deed.address}: the commit was not lost`);
    if (lost.statusCode !== 503)
      complaints.push(`${deed.address}: ${lost.statusCode} for a lost connection`);
    next({});
    return async () => {
      const after = await fingerprintDatabase(server.given.owner);
      const again = await server.running.app.inject(request);
      if (isKeyed && (await fingerprintDatabase(server.given.owner)) !== after)
        complaints.push(`${deed.address}: done twice`);
      return done(deed, again);
    };
  }

  async function done(deed: Swept, reply: LightMyRequestResponse): Promise<LightMyRequestResponse> {
    swept.set(deed.address, deed);
    for (const complaint of await findDatabaseInconsistencies(server.given.owner))
      complaints.push(`after ${deed.address}: ${complaint}`);
    return reply;
  }

  /** The tasks are swept as well: what they do in several steps they do again, and nobody is told twice. */
  function sweepTasks(): void {
    for (const [name, task] of Object.entries(allEventTasks)) {
      const work = task.work;
      allEventTasks[name] = {
        ...task,
        work: async (services, data) => {
          const kind = `${name} ${(await queryFirstColumn(server.given.owner, 'select kind from core.event where id = $1', [data.eventId])).join()}`;
          const failedStatements = new Set<string>();
          for (let at = 1; !swept.has(kind); at += 1) {
            next({ failBeyond: failedStatements });
            const failed = await work(services, data).then(
              () => null,
              (error: Error) => error,
            );
            const { hit } = trouble;
            next({});
            if (hit === null && failed !== null) throw failed;
            if (hit !== null && failed === null)
              complaints.push(`${kind}: went on although "${hit.slice(0, 60)}" failed`);
            if (hit === null)
              await done(
                { address: kind, statements: at - 1, lostCommit: false },
                undefined as never,
              );
          }
          await work(services, data);
        },
      };
    }
  }

  return { sweep, sweepTasks, swept, complaints };
}
