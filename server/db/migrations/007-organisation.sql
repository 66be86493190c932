-- What an organisation says of itself, the faces of its people, what it asked the operator for, and dealing reviews again.

alter table core.organisation
  add column version integer not null default 1,
  add column privacy_contact text,
  -- After the outcome of a role, for its candidates.
  add column retention_months smallint not null default 6 check (retention_months between 1 and 36),
  add column sealed_default boolean not null default true,
  -- Part of the logo's address: another picture, another address.
  add column logo_key text check (length(logo_key) >= 22);
grant update (version, privacy_contact, retention_months, sealed_default, logo_key) on core.organisation to evenhand_staff;
grant select (logo_key, privacy_contact, retention_months) on core.organisation to evenhand_public;

alter table core.member
  -- Part of the photo's address; null without a photo.
  add column photo_version integer,
  -- Single keys that do something on their own (WCAG 2.1.4).
  add column shortcuts boolean not null default true;
grant update (photo_version, shortcuts) on core.member to evenhand_staff;

-- Pictures as the house drew them itself, never as they were sent.
create table core.member_photo (
  org_id bigint not null default core.current_org(),
  member_id bigint not null,
  version integer not null,
  image bytea not null check (octet_length(image) between 1 and 102400),
  primary key (org_id, member_id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
call migration.wall('core.member_photo', 'staff');
grant select, insert, update, delete on core.member_photo to evenhand_staff;

create table core.organisation_logo (
  org_id bigint not null default core.current_org() references core.organisation,
  key text not null check (length(key) >= 22),
  image bytea not null check (octet_length(image) between 1 and 102400),
  primary key (org_id)
);
call migration.wall('core.organisation_logo', 'staff');
grant select, insert, update, delete on core.organisation_logo to evenhand_staff;
-- Candidates see it too: whoever knows its random address.
create function core.find_logo(of_org bigint, of_key text) returns bytea language sql stable security definer
  set search_path = pg_catalog begin atomic
  select l.image from core.organisation_logo l join core.organisation o on o.org_id = l.org_id
  where l.org_id = of_org and l.key = of_key and o.deactivated_at is null;
end;
grant execute on function core.find_logo(bigint, text) to evenhand_public;

-- Names that an organisation hires under besides its own.
create table core.brand (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 100),
  primary key (org_id, id),
  -- Two brands may swap their names.
  unique (org_id, name) deferrable initially deferred
);
call migration.wall('core.brand', 'staff', 'public', 'candidate');
grant select, insert, delete on core.brand to evenhand_staff;
grant update (name) on core.brand to evenhand_staff;
grant select on core.brand to evenhand_public, evenhand_candidate;

-- Plain text that candidates read, one of each kind.
create table core.organisation_statement (
  org_id bigint not null default core.current_org() references core.organisation,
  kind text not null check (kind in ('about', 'honesty', 'privacy')),
  text text not null check (length(text) between 1 and 4000),
  written_at timestamptz not null default now(),
  primary key (org_id, kind)
);
call migration.wall('core.organisation_statement', 'staff', 'public', 'candidate');
grant select, insert, update, delete on core.organisation_statement to evenhand_staff;
grant select on core.organisation_statement to evenhand_public, evenhand_candidate;

-- What admins asked whoever runs the installation for.
create table core.feature_request (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  feature text not null check (length(feature) between 1 and 60),
  member_id bigint not null default core.current_actor(),
  asked_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.feature_request (org_id, feature, asked_at desc);
call migration.wall('core.feature_request', 'staff', 'operator', 'worker');
grant select, insert on core.feature_request to evenhand_staff;
grant select on core.feature_request to evenhand_operator, evenhand_worker;
-- Of all organisations, the newest first, while they have not got what they asked for.
create function core.list_feature_requests(most integer)
  returns table (org_id bigint, organisation text, feature text, member_id bigint, asked_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select r.org_id, o.name, r.feature, r.member_id, r.asked_at
  from core.feature_request r join core.organisation o on o.org_id = r.org_id
  where not r.feature = any (o.features) and o.deactivated_at is null
  order by r.asked_at desc, r.org_id, r.id limit most;
end;
grant execute on function core.list_feature_requests(integer) to evenhand_operator;

-- The flags that an organisation switches itself; every other one is the operator's.
create function core.switch_feature(feature text, wanted boolean) returns boolean language sql volatile security definer
  set search_path = pg_catalog begin atomic
  with switched as (
    update core.organisation o
    set features = array_remove(o.features, switch_feature.feature) || case when wanted then array[switch_feature.feature] else '{}'::text[] end
    where o.org_id = core.current_org() and switch_feature.feature in ('quick-apply', 'careers-page', 'text-analysis')
    returning 1)
  select exists (select from switched);
end;
grant execute on function core.switch_feature(text, boolean) to evenhand_staff;

-- Whether the names of a role's candidates stay sealed until its reviews are released.
alter table core.job add column sealed boolean not null default true;
-- Candidates are told which of the two.
grant select (sealed) on core.job to evenhand_candidate, evenhand_public;

create or replace function pii.begin_application(of_job bigint, given_name text, family_name text, address text, folded text,
  came_from text, reference text, out application_id bigint, out existed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare person bigint;
begin
  insert into pii.candidate (org_id, first_name, last_name, email, search)
    values (core.current_org(), given_name, family_name, address, folded)
    on conflict (org_id, email) do nothing;
  select id into strict person from pii.candidate where org_id = core.current_org() and email = address for update;
  select i.application_id into application_id from pii.application_identity i
    where i.org_id = core.current_org() and i.job_id = of_job and i.candidate_id = person;
  existed := found;
  if existed then return; end if;
  insert into core.application (org_id, job_id, public_ref) values (core.current_org(), of_job, reference)
    returning id into application_id;
  insert into pii.candidate_job (org_id, candidate_id, job_id) values (core.current_org(), person, of_job)
    on conflict do nothing;
  insert into pii.application_identity (org_id, application_id, job_id, candidate_id, source, opened_at)
    select core.current_org(), application_id, of_job, person, came_from, case when not j.sealed then now() end
    from core.job j where j.org_id = core.current_org() and j.id = of_job;
end $$;

-- People ------------------------------------------------------------------------------------------------------

-- What the list of people tells of their log-ins, and nothing a log-in could be made of.
create function auth.list_logins(member_ids bigint[])
  returns table (member_id bigint, has_entered boolean, totp_confirmed boolean, seen_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.member_id, l.password_hash is not null or exists (select from auth.oidc_identity i where i.login_id = l.id),
    l.totp_confirmed_at is not null,
    greatest((select max(s.seen_at) from auth.session s where s.login_id = l.id and s.impersonation_id is null),
      (select max(d.last_seen_at) from auth.device d where d.login_id = l.id))
  from auth.login l where l.org_id = core.current_org() and l.member_id = any (member_ids);
end;
alter function auth.list_logins(bigint[]) owner to evenhand_auth;
set local role evenhand_auth;
revoke all on function auth.list_logins(bigint[]) from public;
grant execute on function auth.list_logins(bigint[]) to evenhand_staff;
set local role evenhand_owner;

-- Dealing again -----------------------------------------------------------------------------------------------

grant update (serial) on core.reviewer_link to evenhand_staff;

-- Takes every unscored review from a member and closes their sessions. What is not dealt again or dropped afterwards in
-- the same transaction would be missing for ever; a member who scores at the same time is waited for.
create function blind.take_back(of_member bigint)
  returns table (job_id bigint, batch_id bigint, application_id bigint, question_id bigint, released boolean, in_review boolean)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform 1 from core.member m
    where m.org_id = core.current_org() and m.id = core.current_actor() and m.role = 'ADMIN' and m.deactivated_at is null;
  if not found then raise exception 'only an admin takes reviews back' using errcode = '42501'; end if;
  perform 1 from blind.review_session s join core.reviewer_link l on l.org_id = s.org_id and l.id = s.link_id
    where s.org_id = core.current_org() and l.member_id = of_member and not s.finished order by s.id for update of s;
  return query
    with open_links as (
      select l.id, l.job_id from core.reviewer_link l where l.org_id = core.current_org() and l.member_id = of_member),
    taken as (
      delete from core.review r using open_links
      where r.org_id = core.current_org() and r.link_id = open_links.id and r.stars is null
      returning r.item_id, r.batch_id, r.application_id, r.question_id, open_links.job_id),
    gone as (
      delete from blind.review_item i using taken where i.org_id = core.current_org() and i.id = taken.item_id),
    closed as (
      update blind.review_session s set finished = true from open_links
      where s.org_id = core.current_org() and s.link_id = open_links.id and not s.finished)
    select t.job_id, t.batch_id, t.application_id, t.question_id, b.released_at is not null,
      a.state = 'in_review' and not (a.reviews_expected > 0 and a.reviews_scored = a.reviews_expected)
    from taken t join core.review_batch b on b.org_id = core.current_org() and b.id = t.batch_id
      join core.application a on a.org_id = core.current_org() and a.id = t.application_id;
end $$;

-- Applications go on with one review less for each time they are named.
create function blind.expect_fewer(applications bigint[]) returns void language plpgsql volatile security definer
  set search_path = pg_catalog as $$
declare fewer record;
begin
  for fewer in
    update core.application a set reviews_expected = a.reviews_expected - d.n
    from (select u.id, count(*)::integer as n from unnest(applications) as u (id) group by u.id) d
    where a.org_id = core.current_org() and a.id = d.id
    returning a.id, a.job_id, d.n, a.state = 'in_review' and a.reviews_expected > 0
      and a.reviews_scored = a.reviews_expected as complete
  loop
    insert into core.job_delta (org_id, job_id, counter, n) values (core.current_org(), fewer.job_id, 'reviews_total', -fewer.n);
    if fewer.complete then perform blind.note_complete(fewer.job_id, fewer.id); end if;
  end loop;
end $$;
revoke all on function blind.take_back(bigint), blind.expect_fewer(bigint[]) from public;
grant execute on function blind.take_back(bigint), blind.expect_fewer(bigint[]) to evenhand_staff;

revoke all on all functions in schema core, blind from public;
