import { type Kysely, sql } from 'kysely';
import { hashToken } from '../../crypto/random-token-and-token-hash.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import { continueIdSequenceOfTable } from './insert-demo-rows-and-continue-ids.ts';
import type { DemoIdCounters } from './demo-id-counters.ts';

/** Who has shown interest, how many days ago, and whether they were asked to apply since. */
const interested = [
  ['Wanjiru', 'Kamau', -9, true],
  ['Piotr', 'Lewandowski', -6, true],
  ['Sunniva', 'Haugland', -4, false],
  ['Tariq', 'Mansour', -3, false],
  ['Bronagh', 'McAteer', -1, false],
] as const;
const INVITED_DAY = -2;
const AGREED_DAYS = 300;
/** One in so many of those who applied has agreed to hear of other roles. */
const AGREED_EACH = 17;

/** One open role with quick apply, and people of earlier roles who may be told of it. */
export async function plantDemoQuickApplyInterest(
  db: Kysely<unknown>,
  orgId: number,
  {
    memberId,
    today,
    secretKey,
    numbers,
  }: { memberId: number; today: Date; secretKey: string; numbers: DemoIdCounters },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update core.job set quick_apply = true where org_id = ${orgId} and id = (
      select id from core.job where org_id = ${orgId} and not sample and archived_at is null
        and published_at < ${dateFromToday(today, -10)}
        and coalesce(closes_at, 'infinity') > now() order by id desc limit 1)
    returning id`.execute(db);
  const jobId = rows[0]?.id;
  if (jobId === undefined) return;
  const ids: number[] = [];
  for (const [n, [firstName, lastName, day, isInvited]] of interested.entries()) {
    const email = `${firstName}.${lastName}@example.com`.toLowerCase();
    const id = await plantPerson(db, {
      ids: { application: numbers.next('application'), candidate: numbers.next('candidate') },
      orgId,
      jobId,
      ref: `ZY-10${n + 11}`,
      person: {
        firstName,
        lastName,
        email,
        normalised: normaliseForSearch(`${firstName} ${lastName} ${email}`),
      },
      at: dateFromToday(today, day),
      invitedAt: isInvited ? dateFromToday(today, INVITED_DAY) : null,
      secretKey,
    });
    if (isInvited) ids.push(id);
  }
  await sql`
    with round as (
      insert into core.invite_round (org_id, job_id, kind, member_id, people, created_at, leaves_at)
      values (${orgId}, ${jobId}, 'quick-apply-invite', ${memberId}, ${ids.length},
        ${dateFromToday(today, INVITED_DAY)}, ${dateFromToday(today, INVITED_DAY)}) returning id)
    insert into pii.invitee (org_id, round_id, application_id, state)
    select ${orgId}, round.id, unnest(${ids}::bigint[]), 'done' from round`.execute(db);
  for (const table of ['core.application', 'pii.candidate'])
    await continueIdSequenceOfTable(db, table);
  await sql`update pii.candidate set contact_until = ${dateFromToday(today, AGREED_DAYS)}
    where org_id = ${orgId} and id % ${AGREED_EACH} = 3`.execute(db);
}

type Planted = {
  ids: { application: number; candidate: number };
  orgId: number;
  jobId: number;
  ref: string;
  person: { firstName: string; lastName: string; email: string; normalised: string };
  at: Date;
  invitedAt: Date | null;
  secretKey: string;
};

async function plantPerson(db: Kysely<unknown>, planted: Planted): Promise<number> {
  const { ids, orgId, jobId, ref, person, at, invitedAt, secretKey } = planted;
  await sql`
    with person as (
      insert into pii.candidate (org_id, id, first_name, last_name, email, search, created_at) overriding system value
      values (${orgId}, ${ids.candidate}, ${person.firstName}, ${person.lastName}, ${person.email},
        ${person.normalised}, ${at}) returning id),
    attempt as (
      insert into core.application (org_id, id, job_id, public_ref, state, started_at, interest_at,
        invited_at) overriding system value
      values (${orgId}, ${ids.application}, ${jobId}, ${ref}, 'quick_applied', ${at}, ${at}, ${invitedAt})
        returning id),
    tie as (
      insert into pii.candidate_job (org_id, candidate_id, job_id) select ${orgId}, id, ${jobId} from person)
    insert into pii.application_identity (org_id, application_id, job_id, candidate_id)
    select ${orgId}, attempt.id, ${jobId}, person.id from attempt, person`.execute(db);
  const id = ids.application;
  const token = derivePersonalLinkToken(
    'application',
    { id, serial: 1 },
    { SECRET_KEY: secretKey },
  );
  await sql`insert into auth.token (token_hash, kind, org_id, reference)
    values (${hashToken(token)}, 'application', ${orgId}, ${id})`.execute(db);
  return id;
}
