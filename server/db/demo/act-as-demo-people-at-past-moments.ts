import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import { sql } from 'kysely';
import {
  closeDatabasePools,
  openDatabasePools,
} from '../../access/database-pools-and-logins-by-door.ts';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  makeVisitorRequestContext,
  type VisitorRequestContext,
} from '../../access/visitor-request-context.ts';
import { parseConfig } from '../../config.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import type { Services } from '../../services-type.ts';
import { databaseUrlForLogin } from '../database-url-for-login.ts';
import { openOwnerDatabase } from '../open-owner-database.ts';

const REQUEST_ID = 'demo';
/** One at a time, in the order in which it happened. */
const CONNECTIONS = 1;

/** Nobody waits for an answer, and what was planted a moment ago the database does not know well yet. */
const PATIENCE = { connectionMs: 60_000, statementMs: 60_000 };

export type ActingDemoMember = { id: number; role: MemberRole };
export type ServicesForSystemTasks = Pick<Services, 'pools' | 'roles' | 'now' | 'hint' | 'config'>;
type CandidatePage = (context: PageContext<'candidate'>) => Promise<PageResponse>;

export type DemoDatabaseDoors = Awaited<ReturnType<typeof openDemoDatabaseDoors>>;

/** The doors that people come in by, for whatever the demo's people did at moments of the last days. */
export async function openDemoDatabaseDoors(
  { url, prefix, secretKey }: { url: string; prefix: string; secretKey: string },
  orgId: number,
) {
  const login = (name: 'app' | 'app_house' | 'app_reviewer') =>
    databaseUrlForLogin(url, name, { prefix, secretKey });
  const pools = openDatabasePools(
    { app: login('app'), system: login('app_house'), reviewer: login('app_reviewer') },
    { app: CONNECTIONS, system: CONNECTIONS, reviewer: CONNECTIONS },
    PATIENCE,
  );
  const owner = openOwnerDatabase(url, prefix);
  const services = { pools, roles: (door: string) => `${prefix}_${door}` };
  // Where the installation is, so that e-mails of those days lead there.
  const { BASE_URL, HOST, PORT } = process.env;
  // Runners of tests set it to a path.
  const base = BASE_URL?.startsWith('http') ? { BASE_URL } : {};
  const config = parseConfig({ ...base, HOST, PORT, DATABASE_URL: url, SECRET_KEY: secretKey });
  let last = await findLastIds();

  async function findLastIds(): Promise<{ event: number; entry: number }> {
    const { rows } = await sql<{ event: number; entry: number }>`
      select coalesce((select max(id) from core.event where org_id = ${orgId}), 0)::int as event,
        coalesce((select max(id) from audit.entry where org_id = ${orgId}), 0)::int as entry`.execute(
      owner,
    );
    return rows[0] ?? { event: 0, entry: 0 };
  }

  /** What was recorded of it is of the moment at which it happened, and nobody is told of it now. */
  async function date(at: Date): Promise<void> {
    const { event, entry } = last;
    await sql`update core.event set at = ${at} where org_id = ${orgId} and id > ${event}`.execute(
      owner,
    );
    await sql`update audit.entry set at = ${at} where org_id = ${orgId} and id > ${entry}`.execute(
      owner,
    );
    await sql`delete from core.event_outbox where org_id = ${orgId} and event_id > ${event}`.execute(
      owner,
    );
    last = await findLastIds();
  }

  async function asMember<T>(
    { id, role }: ActingDemoMember,
    now: Date,
    work: (visit: VisitorRequestContext) => Promise<T>,
  ): Promise<T> {
    const member = { orgId, actorId: id, role, impersonationId: null };
    const did = await runTransactionByDoor(
      { services, door: 'staff', actor: { orgId, actorId: id } },
      async (db) => work({ db, now, requestId: REQUEST_ID, config, member }),
    );
    await date(now);
    return did;
  }

  /** What a form of the candidate's own pages does. */
  async function asCandidate(
    { id, now, form, number }: CandidateForm,
    page: CandidatePage,
  ): Promise<void> {
    const visitor = { orgId, actorId: id };
    const said = await runTransactionByDoor(
      { services, door: 'candidate', actor: visitor },
      async (db) => {
        const visit = makeVisitorRequestContext({
          services: { config },
          door: 'candidate',
          db,
          visitor,
          now,
          requestId: REQUEST_ID,
        });
        const params = { token: 'demo', number: String(number ?? '') };
        const context = { visit, db, visitor, params, query: {}, form, formToken: () => '' };
        // These pages ask neither for the request nor for what lies outside.
        return page(context as unknown as PageContext<'candidate'>);
      },
    );
    if (!('goTo' in said))
      throw new Error(`application ${id} was refused: ${JSON.stringify(said)}`);
    await date(now);
  }

  async function asSystem(
    now: Date,
    work: (services: ServicesForSystemTasks) => Promise<void>,
  ): Promise<void> {
    await work({ ...services, config, now: () => now, hint: () => {} });
    await date(now);
  }

  return {
    owner,
    asMember,
    asCandidate,
    asSystem,
    close: async () => {
      await closeDatabasePools(pools);
      await owner.destroy();
    },
  };
}

type CandidateForm = {
  id: number;
  now: Date;
  form: Record<string, string>;
  /** Of their tasks. */
  number?: number;
};
