-- Names of a few people cost as much as these few, however many others an organisation has and a member has seen.
-- Tolerated from: 040

-- A plan is kept for as long as its connection, for organisations of every size, and is made with the numbers of whichever came
-- first. `offset 0` leaves one way to a name that it can take: by the key of each person.

-- As before: whoever was seen already is asked for once instead of twice.
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

create or replace function search.match_people(applications bigint[], part text) returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select n.application_id from search.nameable(applications, (select search.jobs_under_own_review())) n
    cross join lateral (select p.first_name, p.last_name from pii.candidate p
      where p.org_id = core.current_org() and p.id = n.candidate_id offset 0) c
  where strpos(lower(c.first_name || ' ' || c.last_name), part) > 0;
end;
