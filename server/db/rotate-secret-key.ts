import pg from 'pg';
import { equalOpportunitiesPseudonym } from '../features/equal-opportunities/equal-opportunities-pseudonym.ts';
import { surveyAnswerPseudonym } from '../features/apply/survey-answer-pseudonym.ts';
import { resealJobviteKeys } from '../features/integrations/reseal-jobvite-keys.ts';
import { resealMemberCalendars } from '../features/interviews/reseal-member-calendars.ts';
import { resealWebhookSecrets } from '../features/integrations/reseal-webhook-secrets.ts';
import { resealDealingSeed } from '../features/review/seal-reseal-or-open-dealing-seed.ts';
import { resealTotpSecrets } from '../features/sign-in/reseal-totp-secrets.ts';
import type { Services } from '../services-type.ts';
import { StartError } from '../outside/start-error.ts';
import { databaseLoginPasswordFingerprint, deriveDatabaseLoginPassword } from './database-roles.ts';

const APPLICATIONS_A_TIME = 5000;
const BATCHES = 'core.review_batch';
/** The same keyed hash stands in both: with the answers, and with what is folded of the application. */
const LINKS = ['eo.link', 'eo.application_fact'] as const;
const SURVEYS = 'core.experience_answer';

type Keys = { from: string; to: string };

/**
 * Goes over to another secret key: what was encrypted is encrypted anew, and what is found by a keyed hash is found by the
 * new one. Doing it again changes nothing, so one that was interrupted is simply run again. Personal links need nothing:
 * they are known by their own hash, whichever key made them.
 */
export async function rotateSecretKey({
  services,
  url,
  prefix,
  from,
  to,
}: Keys & {
  services: Pick<Services, 'pools' | 'roles' | 'config'>;
  url: string;
  prefix: string;
}): Promise<{ secrets: number; seeds: number; links: number }> {
  const config = { ...services.config, SECRET_KEY: to, SECRET_KEY_PREVIOUS: from };
  const secrets =
    (await resealTotpSecrets({ ...services, config })) +
    (await resealWebhookSecrets({ ...services, config })) +
    (await resealJobviteKeys({ ...services, config })) +
    (await resealMemberCalendars({ ...services, config }));
  const client = new pg.Client({
    connectionString: url,
    options: `-c role=${prefix}_owner -c search_path=pg_catalog`,
  });
  await client.connect();
  try {
    await client.query('begin');
    const seeds = await rotateSeeds(client, { from, to });
    const links = await rotateLinks(client, { from, to });
    await rotateSlips(client, { from, to });
    await client.query('commit');
    return { secrets, seeds, links };
  } finally {
    await client.end();
  }
}

/**
 * @throws StartError while a server works on the database, which would go on with the old key; or when the old key is
 * another one than the database was last started with, so that nothing would be found by it
 */
export async function refuseSecretKeyRotation(
  { url, prefix }: { url: string; prefix: string },
  { from, to }: Keys,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and starts_with(usename, $1)',
      [`${prefix}_app`],
    );
    if (rowCount !== 0)
      throw new StartError(
        'Evenhand is running on this database: stop it first, every process of it.',
      );
    const { rows } = await client.query<{ note: string | null }>(
      `select shobj_description(oid, 'pg_authid') as note from pg_roles where rolname = $1`,
      [`${prefix}_app`],
    );
    // The new one is there when a rotation was interrupted.
    if (!rows.some(({ note }) => note === fingerprintOf(from) || note === fingerprintOf(to)))
      throw new StartError('The key before is not the one that this database works with.');
  } finally {
    await client.end();
  }
}

function fingerprintOf(secretKey: string): string {
  return databaseLoginPasswordFingerprint(deriveDatabaseLoginPassword('app', secretKey));
}

type Batch = {
  org_id: string;
  id: string;
  job_id: string;
  seed_commitment: Buffer;
  sealed_seed: Buffer;
};

async function rotateSeeds(client: pg.Client, keys: Keys): Promise<number> {
  const { rows } = await client.query<Batch>(
    `select org_id, id, job_id, seed_commitment, sealed_seed from ${BATCHES} for update`,
  );
  let n = 0;
  for (const { org_id, id, job_id, seed_commitment, sealed_seed } of rows) {
    const kept = { commitment: seed_commitment, sealed: sealed_seed };
    const sealed = resealDealingSeed(kept, { orgId: Number(org_id), jobId: Number(job_id) }, keys);
    if (sealed === undefined) continue;
    await client.query(`update ${BATCHES} set sealed_seed = $3 where org_id = $1 and id = $2`, [
      org_id,
      id,
      sealed,
    ]);
    n += 1;
  }
  return n;
}

/** From an application to its equal-opportunities answers there is no way without the key, so each way is made anew. */
async function rotateLinks(client: pg.Client, { from, to }: Keys): Promise<number> {
  let n = 0;
  let after = 0;
  for (;;) {
    const { rows } = await client.query<{ id: string }>(
      'select id from core.application where id > $1 order by id limit $2',
      [after, APPLICATIONS_A_TIME],
    );
    if (rows.length === 0) return n;
    const ids = rows.map(({ id }) => Number(id));
    const links = (SECRET_KEY: string) =>
      ids.map((id) => equalOpportunitiesPseudonym(id, { SECRET_KEY }));
    for (const table of LINKS) {
      const { rowCount } = await client.query(
        `update ${table} l set link = u.fresh from unnest($1::bytea[], $2::bytea[]) as u(old, fresh) where l.link = u.old`,
        [links(from), links(to)],
      );
      if (table === 'eo.link') n += rowCount ?? 0;
    }
    after = ids.at(-1) ?? after;
  }
}

/** Nobody is asked a second time because the key is another. */
async function rotateSlips(client: pg.Client, { from, to }: Keys): Promise<void> {
  for (const [table, kinds] of [
    ['core.application', ['post-apply', 'post-feedback']],
    ['core.reviewer_link', ['post-review']],
  ] as const) {
    let after = 0;
    for (;;) {
      const { rows } = await client.query<{ id: string }>(
        `select id from ${table} where id > $1 order by id limit $2`,
        [after, APPLICATIONS_A_TIME],
      );
      const ids = rows.map(({ id }) => Number(id));
      if (ids.length === 0) break;
      const slips = (SECRET_KEY: string) =>
        kinds.flatMap((kind) => ids.map((id) => surveyAnswerPseudonym(kind, id, { SECRET_KEY })));
      await client.query(
        `update ${SURVEYS} e set slip = u.fresh from unnest($1::bytea[], $2::bytea[]) as u(old, fresh) where e.slip = u.old`,
        [slips(from), slips(to)],
      );
      after = ids.at(-1) ?? after;
    }
  }
}
