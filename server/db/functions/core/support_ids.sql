-- owner: access
-- Both ids, for every entry of the audit trail that is written while somebody looks through a member's eyes.
create or replace function core.support_ids() returns jsonb language sql stable parallel safe
  return case when core.current_impersonation() is null then '{}'::jsonb
    else jsonb_build_object('impersonation', core.current_impersonation(),
      'operator', nullif(current_setting('app.operator_id', true), '')::bigint) end;
