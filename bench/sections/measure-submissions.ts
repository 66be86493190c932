import type { VisitorRequestContext } from '../../server/access/visitor-request-context.ts';
import { randomBytes, randomInt } from 'node:crypto';
import pg from 'pg';
import { databaseUrlForLogin } from '../../server/db/database-url-for-login.ts';
import {
  continueTransactionAsFoundVisitor,
  runTransactionByDoor,
} from '../../server/access/transactions-by-door-or-token.ts';
import {
  closeDatabasePools,
  openDatabasePools,
} from '../../server/access/database-pools-and-logins-by-door.ts';
import { withUnusedApplicationReference } from '../../server/features/apply/begin-application-send-link-and-limit-attempts.ts';
import { buildInsertOrFindApplicationStatement } from '../../server/features/apply/sql/public-jobs-new-applications-and-attempt-counts.ts';
import { submitApplication } from '../../server/features/pipeline/submit-application.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../server/test/start-test-cluster.ts';
import { medianComparisonOfRounds, measureBareAndRealInTurns } from '../compare-real-with-bare.ts';
import { issueJobLinkWithQuestionIds } from '../benchmark-session-headers-and-links.ts';
import { runWorkInParallel } from '../run-work-in-parallel.ts';
import { waitUntilWorkerIsIdle } from '../wait-until-worker-is-idle.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';

const ROUNDS = 5;
const APPLICATIONS_A_ROUND = 160;
const TEXT = 'I would first look at what we know, then ask those who were there. '.repeat(6);

/**
 * Goal 9: one transaction an application, a connection for each client, all on one role. Bare: the rows alone, as the owner.
 * Real: the same through the doors, with the verb that submits: locks, counters, events and their tasks, audit trail.
 */
export async function measureSubmissions(stage: RunningBenchmark): Promise<BenchmarkResult[]> {
  const { orgId, hotJobId } = stage.small;
  const { questions } = await issueJobLinkWithQuestionIds(stage.owner, orgId, hotJobId);
  const on = { orgId, jobId: hotJobId, questions };
  const rows: BenchmarkResult[] = [];
  for (const { clients, goal } of [
    { clients: 8, goal: 0.75 },
    { clients: 32, goal: 0.65 },
  ]) {
    const bare = new pg.Pool({
      connectionString: stage.url,
      max: clients,
      options: `-c role=${testDatabaseRolePrefix}_owner -c search_path=pg_catalog`,
    });
    // The end of the database closes what a failed round left open.
    bare.on('connect', (connection) => connection.on('error', () => {}));
    bare.on('error', () => {});
    const url = (login: 'app' | 'app_house' | 'app_reviewer') =>
      databaseUrlForLogin(stage.url, login, {
        prefix: testDatabaseRolePrefix,
        secretKey: testSecretKey,
      });
    const pools = openDatabasePools(
      { app: url('app'), system: url('app_house'), reviewer: url('app_reviewer') },
      { app: clients, system: 1, reviewer: 1 },
      // All connect at once, in the first round: what is measured begins after that.
      { connectionMs: 30_000, statementMs: 60_000 },
    );
    const services = { pools, roles: (door: string) => `${testDatabaseRolePrefix}_${door}` };
    const aSecond = async (submit: (email: string) => Promise<void>) => {
      const ms = await runWorkInParallel(
        clients,
        Array.from({ length: APPLICATIONS_A_ROUND }, someAddress),
        submit,
      );
      await waitUntilWorkerIsIdle(stage);
      return (APPLICATIONS_A_ROUND * 1000) / ms;
    };
    const compared = medianComparisonOfRounds(
      await measureBareAndRealInTurns(ROUNDS, {
        bare: () => aSecond((email) => insertBare(bare, on, email)),
        real: () => aSecond((email) => submitThroughDoors(services, on, email)),
      }),
    );
    rows.push({
      what: `submissions a second, ${clients} clients: real ÷ bare`,
      measured: compared.ratio,
      unit: '×',
      goal: { atLeast: goal },
      seen: `${compared.real.toFixed(0)} and ${compared.bare.toFixed(0)} a second`,
    });
    await Promise.all([bare.end(), closeDatabasePools(pools)]);
  }
  return rows;
}

type On = { orgId: number; jobId: number; questions: number[] };

async function submitThroughDoors(
  services: Parameters<typeof runTransactionByDoor>[0]['services'],
  { orgId, jobId, questions }: On,
  email: string,
): Promise<void> {
  await runTransactionByDoor(
    { services, door: 'public', actor: { orgId, actorId: null } },
    async (db) => {
      const person = {
        jobId,
        firstName: 'Some',
        lastName: 'One',
        email,
        normalised: `some one ${email}`,
        source: 'Direct',
      };
      const begun = await withUnusedApplicationReference(() =>
        continueTransactionAsFoundVisitor(db, {
          roles: services.roles,
          door: 'candidate',
          lookUp: buildInsertOrFindApplicationStatement(person, someReference()),
        }),
      );
      const { db: own, visitor } = begun;
      for (const question of questions) {
        await own
          .insertInto('core.answer')
          .values({ application_id: visitor.actorId, question_id: question, text: TEXT })
          .execute();
      }
      // Submitting reads no setting.
      const visit = {
        db: own,
        visitor,
        now: new Date(),
        requestId: email,
      } as unknown as VisitorRequestContext<'candidate'>;
      await submitApplication(visit, { applicationId: visitor.actorId });
    },
  );
}

async function insertBare(
  pool: pg.Pool,
  { orgId, jobId, questions }: On,
  email: string,
): Promise<void> {
  const client = await pool.connect();
  const one = async (text: string, values: unknown[]) =>
    (await client.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
  try {
    await client.query('begin');
    const person = await one(
      `insert into pii.candidate (org_id, first_name, last_name, email, search) values ($1, 'Some', 'One', $2, $3) returning id`,
      [orgId, email, `some one ${email}`],
    );
    const id = await one(
      `insert into core.application (org_id, job_id, public_ref, state, submitted_at, honest_at) values ($1, $2, $3, 'submitted', now(), now()) returning id`,
      [orgId, jobId, someReference()],
    );
    await one('insert into pii.candidate_job (org_id, candidate_id, job_id) values ($1, $2, $3)', [
      orgId,
      person,
      jobId,
    ]);
    await one(
      'insert into pii.application_identity (org_id, application_id, job_id, candidate_id) values ($1, $2, $3, $4)',
      [orgId, id, jobId, person],
    );
    for (const question of questions) {
      await one(
        'insert into core.answer (org_id, application_id, question_id, text) values ($1, $2, $3, $4)',
        [orgId, id, question, TEXT],
      );
    }
    const event = await one(
      `insert into core.event (org_id, kind, actor_kind, actor_id, job_id, subject_id) values ($1, 'application-submitted', 'candidate', $2, $3, $2) returning id`,
      [orgId, id, jobId],
    );
    await one(
      `insert into pii.email_message (org_id, kind, event_id, application_id, to_address, subject, text, html, message_id, sent_at)
       values ($1, 'submitted', $2, $3, $4, 'About your application', $5, $5, $4, now())`,
      [orgId, event, id, email, TEXT.repeat(3)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const someAddress = () => `${randomBytes(9).toString('hex')}@example.com`;

let given = randomInt(1_000_000);

/** None twice in a run, and none that the generator gives: those begin with A. */
function someReference(): string {
  given += 1;
  const letter = (n: number) => String.fromCharCode(66 + (n % 25));
  return `${letter(given)}${letter(Math.floor(given / 25))}-${1000 + (Math.floor(given / 625) % 9000)}`;
}
