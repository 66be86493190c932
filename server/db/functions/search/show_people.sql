-- owner: access
-- The names of these applications, as far as the acting member may see them. From the first time on they are never
-- dealt to them, and what was dealt meanwhile stays sealed.
-- A plan is kept for as long as its connection, for organisations of every size, and is made with the numbers of
-- whichever came first. `offset 0` leaves one way to a name that it can take: by the key of each person. So names of a
-- few people cost as much as these few, however many others an organisation has and a member has seen.
create or replace function search.show_people(applications bigint[])
  returns table (application_id bigint, first_name text, last_name text, email text)
  language plpgsql volatile security definer rows 1000 set search_path = pg_catalog as $$
#variable_conflict use_column
declare
  org bigint := core.current_org();
  actor bigint := core.current_actor();
  masked bigint[] := search.jobs_under_own_review();
  nameable bigint[];
  people bigint[];
  fresh bigint[];
begin
  select array_agg(n.application_id), array_agg(n.candidate_id), array_agg(n.application_id) filter (where
      (select s.first_on from core.identity_seen s
        where s.org_id = org and s.application_id = n.application_id and s.member_id = actor) is null)
    into nameable, people, fresh from search.nameable(applications, masked) n;
  if fresh is not null then
    perform core.note_seen(org, fresh, actor, 'shown');
    -- What was dealt to this member while they waited stays sealed.
    masked := search.jobs_under_own_review();
    select array_agg(n.application_id), array_agg(n.candidate_id) into nameable, people
      from search.nameable(applications, masked) n;
  end if;
  return query select n.application_id, c.first_name, c.last_name, c.email
    from unnest(nameable, people) n (application_id, candidate_id)
    cross join lateral (select p.first_name, p.last_name, p.email from pii.candidate p
      where p.org_id = org and p.id = n.candidate_id offset 0) c;
end $$;
alter function search.show_people owner to evenhand_search;
grant execute on function search.show_people to evenhand_staff;
