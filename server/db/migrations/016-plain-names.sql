-- Names in plain words. A program from before asks for the old ones, so none of them works on this.
-- Tolerated from: 016

do $$
declare
  renamed text[];
  was text;
  found record;
begin
  foreach renamed slice 1 in array array[
    ['core', 'event_todo', 'event_outbox'],
    ['core', 'fact_todo', 'fact_queue'],
    ['core', 'experience_todo', 'experience_queue'],
    ['core', 'fold_state', 'rollup_state'],
    ['core', 'role_template', 'job_template'],
    ['core', 'microsite', 'careers_page'],
    ['core', 'microsite_picture', 'careers_page_picture'],
    ['core', 'mail_round', 'email_round'],
    ['core', 'mail_round_event', 'email_round_event'],
    ['core', 'mail_setting', 'email_setting'],
    ['pii', 'mail_address', 'email_address'],
    ['auth', 'mail_salt', 'email_salt'],
    ['auth', 'mail_pace', 'email_rate_limit'],
    ['eo', 'app_fact', 'application_fact'],
    ['eo', 'cell_draw', 'rounding_draw'],
    ['report', 'table_role', 'period_job'],
    ['report', 'atom_cell', 'published_group']]
  loop
    execute format('alter table %I.%I rename to %I', renamed[1], renamed[2], renamed[3]);
    was := renamed[2] || '\_%';
    -- Constraints first: with one goes its index.
    for found in
      select conname as name from pg_constraint
      where conrelid = format('%I.%I', renamed[1], renamed[3])::regclass and conname like was
    loop
      execute format('alter table %I.%I rename constraint %I to %I', renamed[1], renamed[3], found.name,
        overlay(found.name placing renamed[3] from 1 for length(renamed[2])));
    end loop;
    for found in
      select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = format('%I.%I', renamed[1], renamed[3])::regclass and i.relname like was
    loop
      execute format('alter index %I.%I rename to %I', renamed[1], found.name,
        overlay(found.name placing renamed[3] from 1 for length(renamed[2])));
    end loop;
    if to_regclass(format('%I.%I', renamed[1], renamed[2] || '_id_seq')) is not null then
      execute format('alter sequence %I.%I rename to %I', renamed[1], renamed[2] || '_id_seq',
        renamed[3] || '_id_seq');
    end if;
  end loop;
end $$;

do $$
declare renamed text[];
begin
  foreach renamed slice 1 in array array[
    ['auth', 'login', 'refused_codes_told_at', 'refused_codes_notified_at'],
    ['auth', 'reset_request', 'asked_at', 'requested_at'],
    ['core', 'application', 'form_asked', 'form_shown'],
    ['core', 'feature_request', 'asked_at', 'requested_at'],
    ['core', 'job', 'closing_told', 'closing_notified'],
    ['core', 'job', 'title_folded', 'title_normalised'],
    ['core', 'library_folder', 'name_folded', 'name_normalised'],
    ['core', 'organisation', 'is_house', 'is_operator'],
    ['report', 'published_group', 'atoms', 'cells']]
  loop
    execute format('alter table %I.%I rename %I to %I', renamed[1], renamed[2], renamed[3], renamed[4]);
    -- PostgreSQL has these by name since 18.
    if exists (select from pg_constraint where conrelid = format('%I.%I', renamed[1], renamed[2])::regclass
        and conname = format('%s_%s_not_null', renamed[2], renamed[3])) then
      execute format('alter table %I.%I rename constraint %I to %I', renamed[1], renamed[2],
        format('%s_%s_not_null', renamed[2], renamed[3]), format('%s_%s_not_null', renamed[2], renamed[4]));
    end if;
  end loop;
end $$;
alter index core.feature_request_org_id_feature_asked_at_idx rename to feature_request_org_id_feature_requested_at_idx;
alter table report.published_group rename constraint published_group_atoms_check to published_group_cells_check;

-- Functions of triggers; any other goes and comes with its file.
alter function core.note_mail_seen rename to note_email_seen;
alter function core.keep_closed_for_small_batch rename to refuse_reopening_with_small_batch;
alter trigger keep_closed_for_small_batch on core.job rename to refuse_reopening_with_small_batch;
alter function core.keep_small_batch_closed rename to refuse_small_batch_of_open_job;
alter trigger keep_small_batch_closed on core.review_batch rename to refuse_small_batch_of_open_job;

-- What the server does by itself. Entries of the audit trail keep the word that they were sealed with.
update core.event set actor_kind = 'system' where actor_kind = 'house';
