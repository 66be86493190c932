import type pg from 'pg';
import { deriveCsrfToken } from '../server/access/session-cookie-and-csrf.ts';
import { hashToken, randomToken } from '../server/crypto/random-token-and-token-hash.ts';
import { derivePersonalLinkToken } from '../server/access/derive-personal-link-token.ts';
import { testSecretKey } from '../server/test/start-test-cluster.ts';
import type { GeneratedOrganisation } from './generate-benchmark-organisation-and-people.ts';

/** The part of the configuration that tokens follow from; the server under test has the same. */
export const benchTokenConfig = { BASE_URL: 'http://127.0.0.1:3000', SECRET_KEY: testSecretKey };

/** Headers of a member who is logged in. */
export async function insertAdminSession(
  owner: pg.Pool,
  { orgId, adminId }: Pick<GeneratedOrganisation, 'orgId' | 'adminId'>,
): Promise<Record<string, string>> {
  const session = randomToken();
  await owner.query(
    `with login as (insert into auth.login (email, org_id, member_id) values ($1, $2, $3) returning id)
     insert into auth.session (token_hash, login_id) select $4, id from login`,
    [`admin${orgId}@bench.test`, orgId, adminId, hashToken(session)],
  );
  return { cookie: `sid=${session}` };
}

/** The link of the reviewer with most to read in the batch of a role, and one of their reviews. */
export async function issueReviewerLink(owner: pg.Pool, orgId: number, jobId: number) {
  const { rows } = await owner.query<{ id: number; serial: number; item: string; answers: number }>(
    `select l.id, l.serial, (array_agg(i.id))[1] as item, count(*)::int as answers
     from core.reviewer_link l join blind.review_session s on s.org_id = l.org_id and s.link_id = l.id
     join blind.review_item i on i.org_id = s.org_id and i.session_id = s.id
     where l.org_id = $1 and l.job_id = $2 group by l.id, l.serial order by count(*) desc limit 1`,
    [orgId, jobId],
  );
  const link = only(rows);
  const token = derivePersonalLinkToken('review', link, benchTokenConfig);
  await issue(owner, { token, kind: 'review', orgId, reference: link.id });
  return { token, item: link.item, answers: link.answers };
}

/** An application that was begun and not sent, by its personal link. */
export async function issueUnsentApplicationLink(
  owner: pg.Pool,
  orgId: number,
  jobId: number,
): Promise<string> {
  const { rows } = await owner.query<{ id: number }>(
    `select id from core.application where org_id = $1 and job_id = $2 and state = 'started' limit 1`,
    [orgId, jobId],
  );
  return issueApplicationLinkById(owner, orgId, only(rows).id);
}

export async function issueApplicationLinkById(
  owner: pg.Pool,
  orgId: number,
  id: number,
): Promise<string> {
  const token = derivePersonalLinkToken('application', { id, serial: 1 }, benchTokenConfig);
  await issue(owner, { token, kind: 'application', orgId, reference: id });
  return token;
}

/** The public link of a role, and the ids of its questions. */
export async function issueJobLinkWithQuestionIds(owner: pg.Pool, orgId: number, jobId: number) {
  const { rows } = await owner.query<{ hash: string; questions: number[] }>(
    `select j.hash, array(select q.id from core.question q where q.org_id = j.org_id and q.job_id = j.id order by q.position) as questions
     from core.job j where j.org_id = $1 and j.id = $2`,
    [orgId, jobId],
  );
  const job = only(rows);
  await issue(owner, { token: job.hash, kind: 'job', orgId, reference: jobId });
  return job;
}

/** Headers and anti-forgery token of somebody who has just opened a job page. */
export function makeVisitorSessionHeaders() {
  const session = randomToken();
  return {
    headers: { cookie: `sid=${session}`, 'sec-fetch-site': 'same-origin' },
    csrf: deriveCsrfToken(session, benchTokenConfig),
  };
}

async function issue(
  owner: pg.Pool,
  {
    token,
    kind,
    orgId,
    reference,
  }: { token: string; kind: string; orgId: number; reference: number },
): Promise<void> {
  await owner.query(
    'insert into auth.token (token_hash, kind, org_id, reference) values ($1, $2, $3, $4) on conflict do nothing',
    [hashToken(token), kind, orgId, reference],
  );
}

function only<T>(rows: readonly T[]): T {
  const row = rows[0];
  if (row === undefined) throw new Error('the generated organisation lacks it');
  return row;
}
