-- Quick apply, invitations to apply, and people who agreed to hear of other roles.

alter table core.job add column quick_apply boolean not null default false;
grant select (quick_apply) on core.job to evenhand_public, evenhand_candidate;
-- Whether the organisation has the feature decides what its public pages offer.
grant select (features) on core.organisation to evenhand_public;

alter table core.application
  -- When somebody showed interest; stays once they apply, so that reports can tell who came that way.
  add column interest_at timestamptz,
  -- When the last invitation to this application was written.
  add column invited_at timestamptz;
create index on core.application (org_id, job_id) where interest_at is not null;
-- An application that was asked for counts from the moment its candidate began it.
grant update (started_at) on core.application to evenhand_candidate;

alter table pii.candidate
  -- Until when this person may be told of other roles; null unless they have agreed.
  add column contact_until timestamptz,
  -- Whoever was invited by address alone has no name until they give it themselves.
  drop constraint candidate_first_name_check,
  drop constraint candidate_last_name_check,
  add constraint candidate_first_name_check check (length(first_name) <= 100),
  add constraint candidate_last_name_check check (length(last_name) <= 100);
create index on pii.candidate (org_id, contact_until) where contact_until is not null;
grant select (contact_until) on pii.candidate to evenhand_candidate;

create table core.invite_round (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  kind text not null check (kind in ('application-invite', 'quick-apply-invite', 'past-application-invite')),
  -- Which of the organisation's texts it is written in; null for its default.
  template_id bigint,
  member_id bigint not null,
  people integer not null check (people between 0 and 10000),
  created_at timestamptz not null,
  -- Until then it can be taken back as a whole.
  leaves_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.invite_round (org_id, job_id, id desc);
call migration.wall('core.invite_round', 'staff', 'worker');
grant select, insert on core.invite_round to evenhand_staff;
grant update (people, cancelled_at) on core.invite_round to evenhand_staff;
grant select on core.invite_round to evenhand_worker;

-- Who is to be invited. Staff write addresses here and never read them back, and an address is forgotten once its turn came.
create table pii.invitee (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  round_id bigint not null,
  address text check (length(address) <= 254),
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  candidate_id bigint,
  application_id bigint,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'cancelled')),
  primary key (org_id, id),
  foreign key (org_id, round_id) references core.invite_round (org_id, id),
  foreign key (org_id, candidate_id) references pii.candidate (org_id, id),
  foreign key (org_id, application_id) references core.application (org_id, id)
);
create index on pii.invitee (org_id, round_id, state);
create index on pii.invitee (org_id, application_id) where application_id is not null;
create index on pii.invitee (org_id, candidate_id) where candidate_id is not null;
call migration.wall('pii.invitee', 'staff', 'worker');
grant insert (round_id, address, first_name, last_name, application_id) on pii.invitee to evenhand_staff;
grant select (org_id, round_id, state), update (state, address, first_name, last_name) on pii.invitee to evenhand_staff;
grant select on pii.invitee to evenhand_worker;
grant update (state, address, first_name, last_name, candidate_id) on pii.invitee to evenhand_worker;

create function core.organisations_with_invitations(moment timestamptz) returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select distinct r.org_id from core.invite_round r
  where r.cancelled_at is null and r.leaves_at <= moment
    and exists (select from pii.invitee i where i.org_id = r.org_id and i.round_id = r.id and i.state = 'waiting');
end;

-- Interest in a role: an attempt that has not begun. Finds the attempt of whoever has one, and says no more of it.
create function pii.note_interest(of_job bigint, given_name text, family_name text, address text, folded text, came_from text,
  reference text, moment timestamptz, out application_id bigint, out existed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  if not exists (select from core.job j join core.organisation o on o.org_id = j.org_id
      where j.org_id = core.current_org() and j.id = of_job and j.quick_apply and 'quick-apply' = any (o.features)) then
    return;
  end if;
  select b.application_id, b.existed into application_id, existed
    from pii.begin_application(of_job, given_name, family_name, address, folded, came_from, reference) b;
  if existed then return; end if;
  update core.application a set state = 'quick_applied', interest_at = moment
    where a.org_id = core.current_org() and a.id = application_id;
end $$;

-- One invitation that has come to its turn: the application it is for, or null where nothing is to be sent. Whoever has applied
-- already, was invited before, showed interest and was asked this week, or no longer agrees is left out, and nothing tells so.
create function pii.invite_person(of_invitee bigint, folded text, refs text[], moment timestamptz) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  asked record;
  person record;
  made record;
  reference text;
  invited bigint;
begin
  select i.id, i.address, i.first_name, i.last_name, i.candidate_id, i.application_id, r.job_id, r.kind into asked
    from pii.invitee i join core.invite_round r on r.org_id = i.org_id and r.id = i.round_id
    where i.org_id = core.current_org() and i.id = of_invitee and i.state = 'waiting' and r.cancelled_at is null for update of i;
  if not found then return null; end if;
  update pii.invitee set state = 'done', address = null, first_name = '', last_name = '', candidate_id = null
    where org_id = core.current_org() and id = of_invitee;
  if not exists (select from core.job j where j.org_id = core.current_org() and j.id = asked.job_id and not j.sample
      and j.published_at <= moment and j.archived_at is null and coalesce(j.closes_at, 'infinity') > moment) then
    return null;
  end if;
  if asked.kind = 'quick-apply-invite' then
    update core.application a set invited_at = moment
      where a.org_id = core.current_org() and a.id = asked.application_id and a.state = 'quick_applied'
        and coalesce(a.invited_at <= moment - interval '7 days', true)
      returning a.id into invited;
    return invited;
  end if;
  if asked.kind = 'past-application-invite' then
    select c.first_name, c.last_name, c.email, c.search into person from pii.candidate c
      where c.org_id = core.current_org() and c.id = asked.candidate_id and c.contact_until > moment;
  else
    select asked.first_name, asked.last_name, asked.address as email, folded as search into person;
  end if;
  if person.email is null then return null; end if;
  select r.ref into reference from unnest(refs) with ordinality r (ref, n)
    where not exists (select from core.application a
      where a.org_id = core.current_org() and a.job_id = asked.job_id and a.public_ref = r.ref)
    order by r.n limit 1;
  select b.application_id, b.existed into made
    from pii.begin_application(asked.job_id, person.first_name, person.last_name, person.email, person.search,
      case asked.kind when 'application-invite' then 'invitation' else 'past-application' end, reference) b;
  if made.existed then return null; end if;
  update core.application a set state = 'invited', invited_at = moment
    where a.org_id = core.current_org() and a.id = made.application_id;
  update pii.invitee set application_id = made.application_id where org_id = core.current_org() and id = of_invitee;
  return made.application_id;
end $$;

-- How many people of each past role may be told of another one: figures, whoever asks and whatever is sealed.
create function pii.count_past_applicants(moment timestamptz) returns table (job_id bigint, applied integer, interviewed integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select a.job_id, count(*)::integer, count(a.interviewed_at)::integer
  from pii.candidate c
    join pii.application_identity i on i.org_id = c.org_id and i.candidate_id = c.id
    join core.application a on a.org_id = i.org_id and a.id = i.application_id
    join core.job j on j.org_id = a.org_id and j.id = a.job_id and not j.sample
  where c.org_id = core.current_org() and c.contact_until > moment and a.submitted_at is not null
    and a.state not in ('hired', 'erased') and core.current_impersonation() is null
  group by a.job_id;
end;

-- Puts them on the list of a round, each once; says how many they are and never who.
create function pii.choose_past_applicants(of_round bigint, applied_to bigint[], interviewed_for bigint[], moment timestamptz)
  returns integer language sql volatile security definer set search_path = pg_catalog begin atomic
  with chosen as (
    insert into pii.invitee (org_id, round_id, candidate_id)
    select distinct c.org_id, of_round, c.id
    from pii.candidate c
      join pii.application_identity i on i.org_id = c.org_id and i.candidate_id = c.id
      join core.application a on a.org_id = i.org_id and a.id = i.application_id
      join core.job j on j.org_id = a.org_id and j.id = a.job_id and not j.sample
    where c.org_id = core.current_org() and c.contact_until > moment and a.submitted_at is not null
      and a.state not in ('hired', 'erased') and core.current_impersonation() is null
      and (a.job_id = any (applied_to) or a.job_id = any (interviewed_for) and a.interviewed_at is not null)
    returning 1)
  select count(*)::integer from chosen;
end;

-- The candidate of a personal link says whether they want to hear of other roles; null takes it back.
create function pii.agree_to_contact(until timestamptz) returns void language sql volatile security definer
  set search_path = pg_catalog begin atomic
  update pii.candidate c set contact_until = until
  from pii.application_identity i
  where i.org_id = core.current_org() and i.application_id = core.current_actor()
    and c.org_id = i.org_id and c.id = i.candidate_id;
end;

-- Whoever was invited without a name gives it when they begin; a name that is there is never changed by a link.
create function pii.give_name(given_name text, family_name text, folded text) returns void language sql volatile security definer
  set search_path = pg_catalog begin atomic
  update pii.candidate c set first_name = given_name, last_name = family_name, search = folded
  from pii.application_identity i
  where i.org_id = core.current_org() and i.application_id = core.current_actor()
    and c.org_id = i.org_id and c.id = i.candidate_id and (c.first_name = '' or c.last_name = '');
end;

revoke all on function core.organisations_with_invitations(timestamptz), pii.invite_person(bigint, text, text[], timestamptz),
  pii.note_interest(bigint, text, text, text, text, text, text, timestamptz), pii.count_past_applicants(timestamptz),
  pii.choose_past_applicants(bigint, bigint[], bigint[], timestamptz), pii.agree_to_contact(timestamptz),
  pii.give_name(text, text, text) from public;
grant execute on function core.organisations_with_invitations(timestamptz), pii.invite_person(bigint, text, text[], timestamptz)
  to evenhand_worker;
grant execute on function pii.note_interest(bigint, text, text, text, text, text, text, timestamptz) to evenhand_public;
grant execute on function pii.count_past_applicants(timestamptz), pii.choose_past_applicants(bigint, bigint[], bigint[], timestamptz)
  to evenhand_staff;
grant execute on function pii.agree_to_contact(timestamptz), pii.give_name(text, text, text) to evenhand_candidate;
