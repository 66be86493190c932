-- An organisation's own words for what candidates are sent, and a role's.

create table core.email_template (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  kind text not null check (kind in ('application-invite', 'application-start', 'application-confirm',
    'applicant-interview', 'applicant-rejection', 'past-application-invite', 'quick-apply-invite',
    'assessment-stage-invite', 'other')),
  name text not null check (length(name) between 1 and 80),
  subject text not null check (length(subject) between 1 and 200),
  body text not null check (length(body) between 1 and 40000),
  is_default boolean not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by bigint not null,
  primary key (org_id, id),
  foreign key (org_id, changed_by) references core.member (org_id, id)
);
-- The default of a type is one, whoever sets it at the same time.
create unique index on core.email_template (org_id, kind) where is_default;
call migration.wall('core.email_template', 'staff', 'worker');
grant select, delete, insert (kind, name, subject, body, is_default, changed_at, changed_by),
  update (name, subject, body, is_default, version, changed_at, changed_by) on core.email_template to evenhand_staff;
grant select on core.email_template to evenhand_worker;

-- What a template was before, and is; the newest has the template's own version.
create table core.email_template_version (
  org_id bigint not null default core.current_org() references core.organisation,
  template_id bigint not null,
  version integer not null,
  name text not null,
  subject text not null,
  body text not null,
  saved_at timestamptz not null,
  saved_by bigint not null,
  primary key (org_id, template_id, version),
  foreign key (org_id, template_id) references core.email_template (org_id, id) on delete cascade,
  foreign key (org_id, saved_by) references core.member (org_id, id)
);
call migration.wall('core.email_template_version', 'staff');
grant select, insert (template_id, version, name, subject, body, saved_at, saved_by)
  on core.email_template_version to evenhand_staff;

-- What one role says instead.
create table core.job_email (
  org_id bigint not null default core.current_org() references core.organisation,
  job_id bigint not null,
  kind text not null,
  subject text not null check (length(subject) between 1 and 200),
  body text not null check (length(body) between 1 and 40000),
  changed_at timestamptz not null default now(),
  primary key (org_id, job_id, kind),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
call migration.wall('core.job_email', 'staff', 'worker');
grant select, delete, insert (job_id, kind, subject, body, changed_at), update (subject, body, changed_at)
  on core.job_email to evenhand_staff;
grant select on core.job_email to evenhand_worker;

-- In which of the organisation's texts a rejection is told; null for the role's own, or the default.
alter table core.decision add column template_id bigint;
create policy tenant_worker on core.decision for select to evenhand_worker using (org_id = (select core.current_org()));
grant select (org_id, id, application_id, to_state, template_id) on core.decision to evenhand_worker;

-- A test goes to whoever asks for it and to nobody else, so staff may not write into the outbox themselves.
create function pii.queue_test_mail(of_event bigint, subject text, body_text text, body_html text, message_id text,
  moment timestamptz)
  returns void language sql security definer set search_path = pg_catalog begin atomic
  insert into pii.email_message (org_id, kind, event_id, member_id, to_address, subject, text, html, message_id,
    created_at, send_at)
  select m.org_id, 'template-test', of_event, m.id, m.email, queue_test_mail.subject, body_text, body_html,
    queue_test_mail.message_id, moment, moment
  from core.member m
  where m.org_id = core.current_org() and m.id = core.current_actor() and m.deactivated_at is null;
end;
revoke all on function pii.queue_test_mail(bigint, text, text, text, text, timestamptz) from public;
grant execute on function pii.queue_test_mail(bigint, text, text, text, text, timestamptz) to evenhand_staff;
