import type { JobOutline } from '@evenhand/contract/apply/candidate-page-props.ts';
import { sql } from 'kysely';
import { callDatabaseFunction } from '../../../access/call-database-function.ts';
import type { Db } from '../../../access/enter-door.ts';
import type { EqualOpportunitiesAnswers } from '../../equal-opportunities/rules/equal-opportunities-form.ts';
import { logoAddress } from '../../organisation/rules/photo-and-logo-address.ts';

export async function saveEqualOpportunitiesAnswers(
  db: Db<'candidate'>,
  form: { link: Buffer; jobId: number; version: string; answers: EqualOpportunitiesAnswers },
): Promise<void> {
  const { link, jobId, version, answers } = form;
  const given = [link, jobId, version, JSON.stringify(answers)] as const;
  await callDatabaseFunction(db, 'eo.save_answers', given);
}

export async function eraseEqualOpportunitiesAnswers(
  db: Db<'candidate'>,
  link: Buffer,
): Promise<void> {
  await callDatabaseFunction(db, 'eo.erase_answers', [link]);
}

export async function findEqualOpportunitiesAnswers(
  db: Db<'candidate'>,
  link: Buffer,
): Promise<EqualOpportunitiesAnswers | undefined> {
  const answers = await callDatabaseFunction(db, 'eo.own_answers', [link]);
  // As they were saved above.
  return (answers as EqualOpportunitiesAnswers | null) ?? undefined;
}

/** The employer above a page that belongs to no role. */
export async function findEmployerOutline(db: Db<'staff'>): Promise<JobOutline> {
  const { rows } = await sql<{
    organisation: string;
    orgId: number;
    logoKey: string | null;
    zone: string;
  }>`
    select name as organisation, org_id as "orgId", logo_key as "logoKey", coalesce(tz, 'Europe/London') as zone
    from core.organisation`.execute(db);
  const { organisation = '', orgId = 0, logoKey = null, zone = 'Europe/London' } = rows[0] ?? {};
  const logo = logoAddress(orgId, logoKey);
  return {
    organisation,
    logo,
    title: 'Your role',
    team: null,
    location: null,
    closesAt: null,
    zone,
  };
}
