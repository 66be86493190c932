type Kept = { seal: boolean; mask: boolean; support: boolean };

/** The function by which names leave the database, with one of its conditions forgotten. */
export function writeNamesFunctionSqlWithoutCondition(forgotten: keyof Kept): string {
  const keptCondition = (condition: keyof Kept, text: string) =>
    condition === forgotten ? '' : text;
  return `create or replace function search.nameable(applications bigint[], masked bigint[])
    returns table (application_id bigint, candidate_id bigint) language sql stable security definer
    set search_path = pg_catalog begin atomic
    select i.application_id, i.candidate_id from pii.application_identity i
    where i.org_id = core.current_org() and i.application_id = any (applications)
      ${keptCondition('seal', 'and i.opened_at is not null')} ${keptCondition('support', 'and core.current_impersonation() is null')}
      ${keptCondition(
        'mask',
        `and i.job_id <> all (masked) and (masked = '{}' or not exists (select from pii.candidate_job j
          where j.org_id = i.org_id and j.candidate_id = i.candidate_id and j.job_id = any (masked)))`,
      )};
    end;`;
}
