import type { CurrentUser } from '@evenhand/contract/sign-in.ts';
import { sql } from 'kysely';
import type { Db } from '../../doors/enter.ts';
import { hashToken } from '../../doors/session.ts';
import type { Member } from '../../doors/staff.ts';
import { tierTitles } from './rules/tiers.ts';

export type Login = {
  loginId: number;
  orgId: number;
  memberId: number;
  passwordHash: string | null;
  deactivated: boolean;
  orgDeactivated: boolean;
};

export async function findLogin(db: Db<'public'>, email: string): Promise<Login | undefined> {
  const { rows } =
    await sql<Login>`select login_id as "loginId", org_id as "orgId", member_id as "memberId",
    password_hash as "passwordHash", deactivated, org_deactivated as "orgDeactivated"
    from auth.find_login(${email})`.execute(db);
  return rows[0];
}

export async function openSession(
  db: Db<'public'>,
  loginId: number,
  session: string,
): Promise<void> {
  await sql`select auth.open_session(${loginId}, ${hashToken(session)})`.execute(db);
}

export async function closeSession(db: Db<'public'>, session: string): Promise<void> {
  await sql`select auth.close_session(${hashToken(session)})`.execute(db);
}

export async function findFailures(db: Db<'public'>, keys: { account: string; network: string }) {
  const { rows } = await sql<{ key: string; failures: number; secondsAgo: number }>`
    select key, failures, seconds_ago as "secondsAgo"
    from auth.find_failures(array[${keys.account}, ${keys.network}])`.execute(db);
  return rows;
}

export async function noteFailure(db: Db<'public'>, key: string): Promise<void> {
  await sql`select auth.note_failure(${key})`.execute(db);
}

export async function forgetFailures(db: Db<'public'>, key: string): Promise<void> {
  await sql`select auth.forget_failures(${key})`.execute(db);
}

export async function findCurrentUser(
  db: Db<'staff'>,
  member: Member,
): Promise<Omit<CurrentUser, 'may'>> {
  const person = await db
    .selectFrom('core.member')
    .select(['id', 'first_name', 'last_name', 'job_title', 'role', 'created_at'])
    .where('id', '=', member.actorId)
    .executeTakeFirstOrThrow();
  const org = await db
    .selectFrom('core.organisation')
    .select([
      'org_id',
      'slug',
      'name',
      'contact_email',
      'industry',
      'size',
      'locale',
      'tz',
      'tier',
      'features',
    ])
    .executeTakeFirstOrThrow();
  const jobs = await db
    .selectFrom('core.job_member')
    .select('job_id')
    .where('member_id', '=', member.actorId)
    .where('role', '=', 'admin')
    .execute();
  return {
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    email: member.email,
    photo: null,
    jobTitle: person.job_title,
    role: person.role,
    OrgId: org.org_id,
    createdAt: person.created_at,
    Org: {
      id: org.org_id,
      slug: org.slug,
      name: org.name,
      contactEmail: org.contact_email,
      industry: org.industry,
      size: org.size,
      locale: org.locale,
      tz: org.tz,
      OrgTiers: [{ Tier: { code: org.tier, title: tierTitles[org.tier] } }],
      limitedLibraryEnabled: org.features.includes('limited-library'),
      hasGlobalReporting: org.features.includes('global-reporting'),
      features: org.features,
    },
    JobUsers: jobs.map(({ job_id }) => ({ JobId: job_id })),
    inImpersonatedAccount: false,
  };
}
