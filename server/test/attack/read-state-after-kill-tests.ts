import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { runAsDatabaseOwner } from '../run-as-database-owner.ts';
import type { KillableServer } from './kill-server-under-load-and-verify-audit-trail.ts';
import type { JobOfKillTest } from './plant-jobs-for-kill-tests.ts';

const PATIENCE_MS = 300_000;
const LOOK_EVERY_MS = 20;

type Done = 'erased' | 'ready';

const doneSql: Record<Done, string> = {
  erased: `select count(*)::int as n from core.application where job_id = $1 and state = 'erased'`,
  ready: `select count(*)::int as n from pii.data_export e join pii.data_request r on r.id = e.request_id
    where r.job_id = $1 and e.ready_at is not null`,
};

/** Waits until so many are done, and tells how many were. */
export async function waitUntilDoneForPeopleOfKillTest(
  server: KillableServer,
  { jobId }: JobOfKillTest,
  { done, least }: { done: Done; least: number },
): Promise<number> {
  return runAsDatabaseOwner(server, async (owner) => {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      const { rows } = await owner.query<{ n: number }>(doneSql[done], [jobId]);
      const n = rows[0]?.n ?? 0;
      if (n >= least) return n;
      await sleep(LOOK_EVERY_MS);
    }
    throw new Error(`fewer than ${least} were ${done} in ${PATIENCE_MS / 1000} s`);
  });
}

/** What stands of a role that is being erased, of one moment: each of these is as many as were erased, or as are left. */
export async function countErasedOfJobAfterKill(
  server: KillableServer,
  { orgId, jobId }: JobOfKillTest,
): Promise<{ gone: Record<string, number>; left: Record<string, number> }> {
  return runAsDatabaseOwner(server, async (owner) => {
    const { rows } = await owner.query<{
      gone: Record<string, number>;
      left: Record<string, number>;
    }>(
      `select jsonb_build_object(
          'erased', (select count(*) from core.application where job_id = $2 and state = 'erased'),
          'proven', (select coalesce(sum(applications), 0) from core.erasure_proof where job_id = $2),
          'people proven', (select coalesce(sum((counts ->> 'people')::int), 0) from core.erasure_proof where job_id = $2),
          'tombstones', (select count(*) from core.tombstone where org_id = $1),
          'audited', (select count(*) from audit.entry where org_id = $1 and kind = 'application-erased'),
          'audited once', (select count(distinct subject) from audit.entry where org_id = $1 and kind = 'application-erased')) as gone,
        jsonb_build_object(
          'applications', (select count(*) from core.application where job_id = $2 and state <> 'erased'),
          'identities', (select count(*) from pii.application_identity where job_id = $2),
          'people', (select count(*) from pii.candidate where org_id = $1),
          'with all answers', (select count(*) from (select from core.answer where org_id = $1
            group by application_id having count(*) = 3) whole),
          'with answers', (select count(distinct application_id) from core.answer where org_id = $1),
          'counted', (select coalesce(sum(n), 0) from core.job_delta where job_id = $2 and counter = 'submitted')
            + coalesce((select submitted from core.job_stats where job_id = $2), 0)) as left`,
      [orgId, jobId],
    );
    return rows[0] ?? { gone: {}, left: {} };
  });
}

/** The lines of the file of tombstones that are of this organisation, and the marks in the database, both in order. */
export async function readTombstonesOnDiskAndInDatabase(
  server: KillableServer,
  { orgId }: JobOfKillTest,
): Promise<{ onDisk: string[]; inDatabase: string[] }> {
  const lines = readFileSync(join(server.dataDir, 'tombstones'), 'utf8').split('\n');
  const onDisk = lines.flatMap((line) => {
    const [org, mark = ''] = line.split(' ');
    return org === String(orgId) ? [mark] : [];
  });
  const inDatabase = await runAsDatabaseOwner(server, async (owner) => {
    const { rows } = await owner.query<{ mark: string }>(
      `select encode(mark, 'hex') as mark from core.tombstone where org_id = $1`,
      [orgId],
    );
    return rows.map(({ mark }) => mark);
  });
  return { onDisk: onDisk.toSorted(), inDatabase: inDatabase.toSorted() };
}

/** Of each who has asked for their data: what the file holds, and how often they were told. */
export async function readDataExportsAfterKill(
  server: KillableServer,
  { orgId, jobId }: JobOfKillTest,
): Promise<{ email: string; inFile: string | null; answers: number; emails: number }[]> {
  return runAsDatabaseOwner(server, async (owner) => {
    const { rows } = await owner.query<{ email: string; file: Buffer | null; emails: number }>(
      `select c.email, e.file, (select count(*)::int from pii.email_message m
          where m.application_id = i.application_id and m.kind = 'data-export-ready') as emails
       from pii.application_identity i join pii.candidate c on c.id = i.candidate_id
         join pii.data_export e on e.application_id = i.application_id
         join pii.data_request r on r.id = e.request_id
       where i.org_id = $1 and i.job_id = $2 and (r.closed_at is not null) = (e.ready_at is not null) order by c.email`,
      [orgId, jobId],
    );
    return rows.map(({ email, file, emails }) => {
      const text = file === null ? undefined : unzipSync(file)['everything.json'];
      // Written by the server in this shape.
      const data = (text === undefined ? null : JSON.parse(strFromU8(text))) as {
        person: { email: string };
        answers: { answer: string }[];
      } | null;
      const answers = new Set(
        data?.answers.map(({ answer }) => answer.length === 17_984 && answer),
      );
      return { email, inFile: data?.person.email ?? null, answers: answers.size, emails };
    });
  });
}
