import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { hashToken, randomToken } from '../crypto/random-token-and-token-hash.ts';
import {
  moveOrganisation,
  type OrganisationMove,
} from '../db/move-organisation/move-organisation.ts';
import { readRowsOfOrganisation } from './rows-of-organisation.ts';
import { testDatabaseRolePrefix, testSecretKey } from './start-test-cluster.ts';
import type { TestServer } from './start-test-server.ts';
import { startTwoCells } from './start-two-cells.ts';
import type { PlantedApplication, PlantedMember } from './test-data-types.ts';

/** Tables with what a cell knows of moves, which are no rows of an organisation. */
export const tablesOfMoves = ['auth.organisation_move', 'auth.moved_name', 'auth.arriving_rows'];

type OrganisationToMove = {
  id: number;
  admin: PlantedMember;
  application: PlantedApplication;
  /** The candidate's personal link, from before it moves. */
  link: string;
};

/** Two cells, and for each test an organisation in the first of them. */
export async function startTwoCellsWithOrganisationToMove() {
  const { a, b } = await startTwoCells();
  // Filled before each test.
  const organisation = {} as OrganisationToMove;
  beforeEach(async () => {
    const { given } = a;
    const org = await given.organisation();
    const admin = await given.member(org, { role: 'ADMIN' });
    const job = await given.openJob(admin);
    const application = await given.application(job);
    await given.answer(application, await given.question(job), 'I call the repair service.');
    const token = `a${randomToken()}`;
    await given.owner.query(
      `insert into auth.token (token_hash, kind, org_id, reference) values ($1, 'application', $2, $3)`,
      [hashToken(token), org.id, application.id],
    );
    Object.assign(organisation, { id: org.id, admin, application, link: `/application/${token}` });
  });

  return {
    a,
    b,
    organisation,
    rowsOf: async ({ given }: TestServer) => {
      const rows = await readRowsOfOrganisation(given.owner, organisation.id);
      return Object.fromEntries(
        Object.entries(rows).filter(([name]) => !tablesOfMoves.includes(name)),
      );
    },
    move: (changes: Partial<OrganisationMove> = {}) =>
      moveOrganisation({
        organisation: String(organisation.id),
        source: { url: a.url, cell: 'a' },
        target: { url: b.url, cell: 'b' },
        prefix: testDatabaseRolePrefix,
        secretKey: testSecretKey,
        print: () => {},
        ...changes,
      }),
    /** As a member of staff would: fails where the organisation cannot be written. */
    rename: ({ services }: TestServer) => {
      const { id, admin } = organisation;
      const actor = { orgId: id, actorId: admin.id };
      return runTransactionByDoor({ services, door: 'staff', actor }, (db) =>
        sql`update core.organisation set name = 'Renamed' where org_id = ${id}`.execute(db),
      );
    },
  };
}
