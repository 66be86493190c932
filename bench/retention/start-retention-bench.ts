import type pg from 'pg';
import { startTestCluster } from '../../server/test/start-test-cluster.ts';
import {
  findPostgresVersion,
  openBenchOwnerPool,
} from '../create-bench-database-and-open-owner-pool.ts';
import {
  type GeneratedOrganisation,
  generateOrganisation,
  generateSealedPeopleOfJob,
} from '../generate-benchmark-organisation-and-people.ts';
import { insertAdminSession } from '../benchmark-session-headers-and-links.ts';
import {
  type RunningServerUnderTest,
  startServerUnderTest,
} from '../start-benchmark-and-server-under-test.ts';

export const RETENTION_BENCHMARK_APPLICATIONS = 10_000;

type WithAdmin = GeneratedOrganisation & { admin: Record<string, string> };

export type RetentionBench = {
  url: string;
  owner: pg.Pool;
  server: RunningServerUnderTest;
  /** All that it holds has run out: ten thousand applications in twenty roles. */
  over: WithAdmin;
  /** Half of its applications are in its hottest role. */
  kept: WithAdmin & { ofHottest: number };
  postgresVersion: string;
  close: () => Promise<void>;
};

/** A durable PostgreSQL of its own with an organisation to be erased, one whose records are asked for, and the server. */
export async function startRetentionBench(): Promise<RetentionBench> {
  const cluster = await startTestCluster({ durable: true });
  try {
    const owner = openBenchOwnerPool(cluster.url);
    const over = await generateOrganisation(owner, {
      applications: RETENTION_BENCHMARK_APPLICATIONS,
      jobs: 20,
    });
    await letAllRunOut(owner, over);
    const kept = await generateOrganisation(owner, {
      applications: RETENTION_BENCHMARK_APPLICATIONS,
      jobs: 3,
    });
    await owner.query('update core.review_batch set released_at = now() where org_id = $1', [
      kept.orgId,
    ]);
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n
       from core.application where org_id = $1 and job_id = $2`,
      [kept.orgId, kept.hotJobId],
    );
    const admins = {
      over: await insertAdminSession(owner, over),
      kept: await insertAdminSession(owner, kept),
    };
    await owner.query('vacuum (analyze)');
    await owner.query('checkpoint').catch(() => {});
    const server = await startServerUnderTest(cluster.url);
    return {
      url: cluster.url,
      owner,
      server,
      over: { ...over, admin: admins.over },
      kept: { ...kept, admin: admins.kept, ofHottest: rows[0]?.n ?? 0 },
      postgresVersion: await findPostgresVersion(owner),
      close: async () => {
        server.close();
        await owner.end();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** Everybody gets a name, three mails and a reason; the roles ended without anybody, long ago. The night was done already. */
async function letAllRunOut(
  owner: pg.Pool,
  { orgId, adminId }: Pick<GeneratedOrganisation, 'orgId' | 'adminId'>,
): Promise<void> {
  const { rows } = await owner.query<{ id: number }>(
    `select j.id from core.job j where j.org_id = $1
       and not exists (select from pii.candidate_job c where c.org_id = j.org_id and c.job_id = j.id)`,
    [orgId],
  );
  for (const { id: jobId } of rows) await generateSealedPeopleOfJob(owner, { orgId, jobId });
  await owner.query(
    `insert into pii.email_message (org_id, kind, event_id, application_id, to_address, subject, text, html, message_id, sent_at)
     select a.org_id, 'application-submitted', n, a.id, a.id || '@example.com', 'About your application', repeat('Thank you. ', 60),
       repeat('<p>Thank you.</p>', 60), gen_random_uuid()::text, now()
     from core.application a, generate_series(1, 3) n where a.org_id = $1`,
    [orgId],
  );
  await owner.query(
    `insert into core.decision (org_id, application_id, member_id, from_state, to_state, at, reason)
     select org_id, id, $2, 'in_review', 'rejected', now() - interval '3 years', 'Others came closer to what the role looks for.'
     from core.application where org_id = $1 and state = 'in_review'`,
    [orgId, adminId],
  );
  await owner.query(
    `update core.job set closes_at = now() - interval '3 years', status = 'notHired', status_set_at = now() - interval '3 years'
     where org_id = $1`,
    [orgId],
  );
  await owner.query(
    `insert into core.retention_round (org_id, night, finished_at)
     select $1, current_date + n, now() from generate_series(-1, 2) n`,
    [orgId],
  );
}
