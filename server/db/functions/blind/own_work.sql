-- owner: to-dos
-- What waits for the acting member as a reviewer: how much there is to read and when it is due, nothing of any answer.
create or replace function blind.own_work()
  returns table (link_id bigint, serial integer, job_id bigint, total integer, scored integer, words integer,
    due_on text, sent_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.serial, l.job_id, count(i.id)::integer, count(i.stars)::integer,
    coalesce(sum(array_length(regexp_split_to_array(btrim(i.text), '\s+'), 1)) filter (where i.stars is null),
      0)::integer,
    min(s.due_on)::text, max(b.sent_at)
  from core.reviewer_link l
    join blind.review_session s on s.org_id = l.org_id and s.link_id = l.id and s.ready and not s.finished
    join blind.review_item i on i.org_id = s.org_id and i.session_id = s.id
    join core.review_batch b on b.org_id = s.org_id and b.id = s.batch_id
  where l.org_id = core.current_org() and l.member_id = core.current_actor()
  group by l.id, l.serial, l.job_id;
end;
grant execute on function blind.own_work to evenhand_staff;
