-- owner: apply
create or replace function eo.erase_answers(whose bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from eo.response r using eo.link l where l.org_id = core.current_org() and l.link = whose
    and r.org_id = l.org_id and r.subject = l.subject;
  insert into core.fact_queue (org_id, application_id) values (core.current_org(), core.current_actor());
end;
grant execute on function eo.erase_answers to evenhand_candidate;
