-- owner: access
-- The only way in, for functions alone. A dealing of the same role is waited for, so that of the two the second sees
-- the first.
create or replace function core.note_seen(of_org bigint, applications bigint[], whose bigint, by_way_of text)
  returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('deal', j.job_id)) from (
    select distinct a.job_id from core.application a
    where a.org_id = of_org and a.id = any (applications) order by 1) j;
  insert into core.identity_seen (org_id, application_id, member_id, how, dealt_before)
    select a.org_id, a.id, whose, by_way_of, exists (select from core.review r
      join core.reviewer_link l on l.org_id = r.org_id and l.id = r.link_id
      where r.org_id = a.org_id and r.application_id = a.id and l.member_id = whose)
    from core.application a
    where a.org_id = of_org and a.id = any (applications)
    order by a.id
    on conflict do nothing;
end $$;
grant execute on function core.note_seen to evenhand_search;
