-- owner: sign-in
-- The id of the device if it is new to somebody who had others before.
create or replace function auth.note_device(login_id bigint, words text) returns bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with noted as (
    insert into auth.device as d (login_id, words) values (note_device.login_id, note_device.words)
    on conflict (login_id, words) do update set last_seen_at = now()
    returning d.id, d.first_seen_at = d.last_seen_at as is_new)
  select noted.id from noted
  where noted.is_new and exists (select from auth.device o where o.login_id = note_device.login_id);
end;
alter function auth.note_device owner to evenhand_auth;
grant execute on function auth.note_device to evenhand_public;
