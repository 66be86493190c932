import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** Lets the invitations of a role leave now: the half minute in which they can be taken back is held by the server's tests. */
export async function sendInvitationsToApplyNow(jobId: number): Promise<void> {
  const folder = join(inject('dataDir'), 'postgres-18');
  const line = (file: string, n: number) =>
    readFileSync(join(folder, file), 'utf8').split('\n')[n]?.trim() ?? '';
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(line('postmaster.pid', 3)),
    user: 'postgres',
    password: line('superuser-password', 0),
    database: 'evenhand',
  });
  await client.connect();
  await client.query(
    'update core.invite_round set leaves_at = created_at where job_id = $1 and cancelled_at is null',
    [jobId],
  );
  await client.end();
}
