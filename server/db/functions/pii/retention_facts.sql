-- owner: retention
-- What decides how long applications are kept, those of one role or one of them: nothing of who they are but until when
-- their person, with their newest application, has agreed to hear of other roles. A hold of a person is one of all
-- their applications, which is why no door can ask this by itself.
create or replace function pii.retention_facts(of_job bigint, of_application bigint, after bigint, most integer)
  returns table (id bigint, job_id bigint, is_unfinished boolean, agreed_until timestamptz, holds jsonb)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select a.id, a.job_id, a.submitted_at is null,
    (select c.contact_until from pii.application_identity i
      join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id
      where i.org_id = a.org_id and i.application_id = a.id and not exists (select from pii.application_identity newer
        where newer.org_id = i.org_id and newer.candidate_id = i.candidate_id
          and newer.application_id > i.application_id)),
    (select coalesce(jsonb_agg(jsonb_build_object('ground', h.ground, 'endsOn', h.ends_on) order by h.ends_on), '[]')
      from core.retention_hold h
      where h.org_id = a.org_id and h.ended_at is null
        and (h.application_id is null and h.job_id = a.job_id or h.application_id = a.id
          or h.covers_person and exists (select from pii.application_identity mine
            join pii.application_identity theirs on theirs.org_id = mine.org_id
              and theirs.candidate_id = mine.candidate_id
            where mine.org_id = a.org_id and mine.application_id = a.id and theirs.application_id = h.application_id)))
  from core.application a
  where a.org_id = core.current_org() and a.state <> 'erased'
    and a.job_id = coalesce(of_job, a.job_id) and a.id = coalesce(of_application, a.id) and a.id > after
  order by a.id limit most;
end;
grant execute on function pii.retention_facts to evenhand_staff, evenhand_system;
