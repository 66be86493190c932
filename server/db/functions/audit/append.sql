-- owner: events
-- The only way an entry comes to be; it takes organisation and actor from the door, never from the caller. Of what
-- candidates ask to be adjusted, or about their data, it names no application: whoever reviews may read the trail.
create or replace function audit.append(kind text, subject text, actor_kind text, request_id text, details jsonb)
  returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with written as (
    insert into audit.entry (org_id, actor_kind, actor_id, kind, subject, request_id, details)
    values (core.current_org(), append.actor_kind,
      case when append.actor_kind = 'candidate' and append.subject ~ '^(adjustment|data request) ' then null
        else core.current_actor() end, append.kind, append.subject,
      append.request_id, append.details || core.support_ids())
    returning org_id, id)
  insert into audit.unsealed (org_id, entry_id) select org_id, id from written;
end;
grant execute on function audit.append to evenhand_staff, evenhand_candidate, evenhand_public, evenhand_operator,
  evenhand_system, evenhand_reviewer, evenhand_search;
