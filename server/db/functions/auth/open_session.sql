-- owner: sign-in
create or replace function auth.open_session(login_id bigint, token_hash bytea, agent text, network text) returns bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.session (token_hash, login_id, agent, network)
  values (open_session.token_hash, open_session.login_id, open_session.agent, open_session.network) returning id;
end;
alter function auth.open_session owner to evenhand_auth;
grant execute on function auth.open_session to evenhand_public;
