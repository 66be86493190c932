-- Signing up, logging in by an OpenID provider, and the sample role.

grant usage on schema auth to evenhand_operator;

alter table core.organisation
  -- The installation itself: no member, no job. The letters belong to it that are written to people of no organisation yet.
  add column is_house boolean not null default false,
  -- Whoever was let in by the OpenID provider is not asked for a one-time code as well.
  add column oidc_skips_totp boolean not null default false,
  add column sign_up_reason text check (length(sign_up_reason) <= 2000);
grant update (oidc_skips_totp) on core.organisation to evenhand_staff;

create policy found on core.organisation for insert to evenhand_auth with check (true);
grant insert (slug, name, industry, size, locale, tz, sign_up_reason, is_house) on core.organisation to evenhand_auth;

-- A sign-up that waits until somebody opens the link that was mailed to its address.
create table auth.sign_up (
  id bigint generated always as identity primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  job_title text,
  organisation text not null,
  industry text,
  size text,
  locale text not null,
  tz text,
  reason text not null,
  template_id text,
  -- The hash of the invitation's code, where one was needed.
  invitation bytea,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index on auth.sign_up (created_at);

-- Who may sign up where not everybody may; the code is known to whoever was sent it.
create table auth.invitation (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  used_at timestamptz
);

-- Which person at an OpenID provider a log-in belongs to, from the first time they came that way.
create table auth.oidc_identity (
  login_id bigint primary key references auth.login,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null default now(),
  unique (issuer, subject)
);

-- Round trips to the provider that are over: none brings anybody in twice.
create table auth.oidc_state (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  used_at timestamptz not null default now()
);
create index on auth.oidc_state (used_at);

grant select, insert, update, delete on auth.sign_up, auth.invitation, auth.oidc_identity, auth.oidc_state to evenhand_auth;

-- Made when the first letter needs it: an empty database stays empty.
create function auth.house_organisation() returns bigint language plpgsql volatile security definer
  set search_path = pg_catalog as $$
declare house bigint;
begin
  select org_id into house from core.organisation where is_house;
  if found then return house; end if;
  perform pg_advisory_xact_lock(hashtextextended('house organisation', 0));
  select org_id into house from core.organisation where is_house;
  if found then return house; end if;
  insert into core.organisation (slug, name, is_house) values ('evenhand', 'Evenhand', true) returning org_id into house;
  return house;
end $$;

-- What nobody confirmed within a week is forgotten.
create function auth.begin_sign_up(email text, first_name text, last_name text, job_title text, organisation text, industry text,
  size text, locale text, tz text, reason text, template_id text, invitation bytea) returns bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.sign_up s where s.created_at < now() - interval '7 days';
  insert into auth.sign_up (email, first_name, last_name, job_title, organisation, industry, size, locale, tz, reason, template_id, invitation)
  values (begin_sign_up.email, begin_sign_up.first_name, begin_sign_up.last_name, begin_sign_up.job_title,
    begin_sign_up.organisation, begin_sign_up.industry, begin_sign_up.size, begin_sign_up.locale, begin_sign_up.tz,
    begin_sign_up.reason, begin_sign_up.template_id, begin_sign_up.invitation)
  returning id;
end;

-- For the letter: whether the address has an account is found out where no stranger waits for the answer.
create function auth.find_sign_up(of_id bigint)
  returns table (email text, first_name text, organisation text, link_ends_at timestamptz, known boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select s.email, s.first_name, s.organisation, s.created_at + interval '24 hours',
    exists (select from auth.login l where l.email = s.email)
  from auth.sign_up s where s.id = of_id and s.used_at is null;
end;

-- For whoever holds the mailed link, as long as it works.
create function auth.find_own_sign_up(token_hash bytea)
  returns table (email text, first_name text, last_name text, job_title text, organisation text, template_id text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select s.email, s.first_name, s.last_name, s.job_title, s.organisation, s.template_id
  from auth.token t join auth.sign_up s on s.id = t.reference
  where t.token_hash = find_own_sign_up.token_hash and t.kind = 'sign-up' and t.revoked_at is null and t.expires_at > now()
    and s.used_at is null and not exists (select from auth.login l where l.email = s.email);
end;

-- Makes the organisation of a confirmed sign-up. The link, and the invitation, do it once: of many at once, one gets a row.
create function auth.found_organisation(token_hash bytea, slug text) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  wish auth.sign_up;
  founded bigint;
begin
  update auth.sign_up s set used_at = now() from auth.token t
    where t.token_hash = found_organisation.token_hash and t.kind = 'sign-up' and t.revoked_at is null and t.expires_at > now()
      and s.id = t.reference and s.used_at is null
    returning s.* into wish;
  if not found then return null; end if;
  if wish.invitation is not null then
    update auth.invitation i set used_at = now()
      where i.code_hash = wish.invitation and i.used_at is null and i.expires_at > now();
    if not found then return null; end if;
  end if;
  insert into core.organisation (slug, name, industry, size, locale, tz, sign_up_reason)
    values (found_organisation.slug, wish.organisation, wish.industry, wish.size, wish.locale, wish.tz, wish.reason)
    returning org_id into founded;
  return founded;
end $$;

create function auth.make_invitation(code_hash bytea, email text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.invitation (code_hash, email) values (make_invitation.code_hash, make_invitation.email);
end;
-- The address that a code was made for, while it is good.
create function auth.find_invitation(code_hash bytea) returns text
  language sql stable security definer set search_path = pg_catalog begin atomic
  select i.email from auth.invitation i
  where i.code_hash = find_invitation.code_hash and i.used_at is null and i.expires_at > now();
end;

-- Says whether this is the first time that the round trip comes to its end.
create function auth.use_oidc_state(state_hash bytea) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.oidc_state s where s.used_at < now() - interval '1 hour';
  with used as (
    insert into auth.oidc_state (state_hash) values (use_oidc_state.state_hash) on conflict do nothing returning 1)
  select exists (select from used);
end;

-- The log-in of a person at the provider: the one they are tied to, or else the one of their address that nobody is tied to.
create function auth.find_oidc_login(issuer text, subject text, email text)
  returns table (login_id bigint, org_id bigint, member_id bigint, email text, tied boolean, deactivated boolean,
    org_deactivated boolean, skips_totp boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.org_id, l.member_id, l.email, i.login_id is not null, m.deactivated_at is not null,
    o.deactivated_at is not null, o.oidc_skips_totp
  from auth.login l left join auth.oidc_identity i on i.login_id = l.id
    join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
  where (i.issuer = find_oidc_login.issuer and i.subject = find_oidc_login.subject)
    or (i.login_id is null and l.email = find_oidc_login.email and not exists (select from auth.oidc_identity k
      where k.issuer = find_oidc_login.issuer and k.subject = find_oidc_login.subject));
end;
create function auth.tie_oidc_identity(login_id bigint, issuer text, subject text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.oidc_identity (login_id, issuer, subject)
  values (tie_oidc_identity.login_id, tie_oidc_identity.issuer, tie_oidc_identity.subject);
end;

alter function auth.house_organisation() owner to evenhand_auth;
alter function auth.begin_sign_up(text, text, text, text, text, text, text, text, text, text, text, bytea) owner to evenhand_auth;
alter function auth.find_sign_up(bigint) owner to evenhand_auth;
alter function auth.find_own_sign_up(bytea) owner to evenhand_auth;
alter function auth.found_organisation(bytea, text) owner to evenhand_auth;
alter function auth.make_invitation(bytea, text) owner to evenhand_auth;
alter function auth.find_invitation(bytea) owner to evenhand_auth;
alter function auth.use_oidc_state(bytea) owner to evenhand_auth;
alter function auth.find_oidc_login(text, text, text) owner to evenhand_auth;
alter function auth.tie_oidc_identity(bigint, text, text) owner to evenhand_auth;
set local role evenhand_auth;
revoke all on function auth.house_organisation(),
  auth.begin_sign_up(text, text, text, text, text, text, text, text, text, text, text, bytea), auth.find_sign_up(bigint),
  auth.find_own_sign_up(bytea), auth.found_organisation(bytea, text), auth.make_invitation(bytea, text),
  auth.find_invitation(bytea), auth.use_oidc_state(bytea), auth.find_oidc_login(text, text, text),
  auth.tie_oidc_identity(bigint, text, text) from public;
grant execute on function auth.house_organisation(),
  auth.begin_sign_up(text, text, text, text, text, text, text, text, text, text, text, bytea), auth.find_own_sign_up(bytea),
  auth.found_organisation(bytea, text), auth.find_invitation(bytea), auth.use_oidc_state(bytea),
  auth.find_oidc_login(text, text, text), auth.tie_oidc_identity(bigint, text, text) to evenhand_public;
grant execute on function auth.find_sign_up(bigint) to evenhand_worker;
grant execute on function auth.make_invitation(bytea, text) to evenhand_operator;
set local role evenhand_owner;

-- The invented candidates of a sample role, who have sent in their answers: once, and on no other role. Nobody applied, so
-- nothing is recorded as having happened.
create function pii.plant_sample(of_job bigint, people jsonb) returns bigint[] language plpgsql volatile security definer
  set search_path = pg_catalog as $$
declare
  person jsonb;
  who bigint;
  attempt bigint;
  planted bigint[] := '{}';
begin
  perform 1 from core.job where org_id = core.current_org() and id = of_job and sample for update;
  if not found or exists (select from core.application where org_id = core.current_org() and job_id = of_job) then
    raise exception 'not a sample role, or planted already';
  end if;
  for person in select * from jsonb_array_elements(people) loop
    insert into pii.candidate (org_id, first_name, last_name, email, search)
      values (core.current_org(), person ->> 'firstName', person ->> 'lastName', person ->> 'email', person ->> 'folded')
      returning id into who;
    insert into core.application (org_id, job_id, public_ref, state, honest_at, submitted_at)
      values (core.current_org(), of_job, person ->> 'reference', 'submitted', now(), now()) returning id into attempt;
    insert into core.answer (org_id, application_id, question_id, text)
      select core.current_org(), attempt, q.id, person -> 'answers' ->> (row_number() over (order by q.position) - 1)::integer
      from core.question q where q.org_id = core.current_org() and q.job_id = of_job;
    insert into pii.candidate_job (org_id, candidate_id, job_id) values (core.current_org(), who, of_job);
    insert into pii.application_identity (org_id, application_id, job_id, candidate_id, source)
      values (core.current_org(), attempt, of_job, who, 'Sample');
    planted := planted || attempt;
  end loop;
  insert into core.job_delta (org_id, job_id, counter, n)
    values (core.current_org(), of_job, 'submitted', cardinality(planted)),
      (core.current_org(), of_job, 'awaiting_review', cardinality(planted));
  return planted;
end $$;
revoke all on function pii.plant_sample(bigint, jsonb) from public;
grant execute on function pii.plant_sample(bigint, jsonb) to evenhand_staff;
