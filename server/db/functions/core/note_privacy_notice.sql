-- owner: privacy-notice
-- The acting candidate says that they have read the notice as it is now; what they read first is kept.
create or replace function core.note_privacy_notice(installation jsonb, moment timestamptz) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  current_facts jsonb := core.privacy_notice_facts(installation);
  digest bytea := sha256(convert_to(current_facts::text, 'UTF8'));
  notice bigint;
begin
  select p.id into notice from core.privacy_notice p where p.org_id = core.current_org() and p.sha256 = digest;
  if notice is null then
    -- Two who are the first to read another wording count it once.
    perform pg_advisory_xact_lock(hashtextextended('privacy notice', core.current_org()));
    insert into core.privacy_notice (org_id, n, sha256, facts, first_read_at)
      select core.current_org(), coalesce(max(p.n), 0) + 1, digest, current_facts, moment
      from core.privacy_notice p where p.org_id = core.current_org()
      on conflict (org_id, sha256) do nothing;
    select p.id into strict notice from core.privacy_notice p
      where p.org_id = core.current_org() and p.sha256 = digest;
  end if;
  insert into core.privacy_notice_read (org_id, application_id, notice_id, read_at)
    select core.current_org(), a.id, notice, moment from core.application a
    where a.org_id = core.current_org() and a.id = core.current_actor()
    on conflict do nothing;
end $$;
grant execute on function core.note_privacy_notice to evenhand_candidate;
