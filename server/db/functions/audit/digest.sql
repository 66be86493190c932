-- owner: events
create or replace function audit.digest(e audit.entry) returns bytea language sql stable parallel safe begin atomic
  select sha256(convert_to(concat_ws('|', e.org_id, e.id, to_char(e.at at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.US'),
    e.actor_kind, coalesce(e.actor_id::text, '-'), e.kind, coalesce(e.subject, '-'), coalesce(e.request_id, '-'),
      e.details::text), 'UTF8'));
end;
grant execute on function audit.digest to evenhand_system, evenhand_staff;
