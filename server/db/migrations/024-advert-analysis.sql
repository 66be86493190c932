-- What is kept of the advert analysis: scores and waved-through findings by role, and the advert that somebody signs up with.

create table core.advert_analysis (
  org_id bigint not null default core.current_org() references core.organisation,
  job_id bigint not null,
  -- What findings are about that the author does not want to hear of again (contract/text-analysis.ts, `key`).
  ignored text[] not null default '{}' check (cardinality(ignored) <= 200),
  -- One score for each edit, the oldest first: rows of their own would only ever be read and written together.
  history jsonb not null default '[]' check (jsonb_typeof(history) = 'array' and jsonb_array_length(history) <= 30),
  primary key (org_id, job_id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
call migration.wall('core.advert_analysis', 'staff');
grant select, insert (job_id, ignored), update (ignored, history) on core.advert_analysis to evenhand_staff;

alter table auth.sign_up add column advert text check (length(advert) between 1 and 20000);

-- Of a sign-up that was begun in this very transaction: nobody adds a text to somebody else's.
create function auth.attach_advert(of_sign_up bigint, advert text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.sign_up s set advert = attach_advert.advert
  where s.id = of_sign_up and s.created_at = now() and s.used_at is null;
end;

-- For whoever holds the mailed link, as long as it works.
create function auth.find_own_advert(token_hash bytea) returns text
  language sql stable security definer set search_path = pg_catalog begin atomic
  select s.advert from auth.token t join auth.sign_up s on s.id = t.reference
  where t.token_hash = find_own_advert.token_hash and t.kind = 'sign-up' and t.revoked_at is null and t.expires_at > now()
    and s.used_at is null;
end;

alter function auth.attach_advert(bigint, text) owner to evenhand_auth;
alter function auth.find_own_advert(bytea) owner to evenhand_auth;
set local role evenhand_auth;
revoke all on function auth.attach_advert(bigint, text), auth.find_own_advert(bytea) from public;
grant execute on function auth.attach_advert(bigint, text), auth.find_own_advert(bytea) to evenhand_public;
set local role evenhand_owner;
