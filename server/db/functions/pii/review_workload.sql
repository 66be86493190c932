-- owner: emails
-- What a reviewer's invitation may say of the work: how much there is and when it is due, nothing of any answer.
create or replace function pii.review_workload(of_link bigint, out answers integer, out words integer, out due_on text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select count(i.id)::integer, coalesce(sum(array_length(regexp_split_to_array(btrim(i.text), '\s+'), 1)), 0)::integer,
    min(s.due_on)::text
  from blind.review_session s join blind.review_item i on i.org_id = s.org_id and i.session_id = s.id
  where s.org_id = core.current_org() and s.link_id = of_link and not s.finished and i.stars is null;
end;
grant execute on function pii.review_workload to evenhand_system;
