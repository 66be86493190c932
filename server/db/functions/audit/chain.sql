-- owner: events
-- SHA-256 over the previous hash, the ids and the digests of one seal.
create or replace function audit.chain(previous bytea, ids bigint[], digests bytea[]) returns bytea
  language sql immutable parallel safe begin atomic
  select sha256(coalesce(previous, ''::bytea) || convert_to(array_to_string(ids, ','), 'UTF8')
    || convert_to(array_to_string(digests, ','), 'UTF8'));
end;
grant execute on function audit.chain to evenhand_system, evenhand_staff;
