-- What members of staff think of the product itself. Nobody but its author reads or changes it here.
create table core.product_feedback (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  member_id bigint not null default core.current_actor(),
  kind text not null check (kind in ('admin-regular')),
  rating smallint not null check (rating between 1 and 10),
  text text not null default '' check (length(text) <= 2000),
  given_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.product_feedback (org_id, member_id, given_at desc);
call migration.wall('core.product_feedback', variadic '{}'::text[]);
create policy tenant_staff on core.product_feedback to evenhand_staff
  using (org_id = (select core.current_org()) and member_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and member_id = (select core.current_actor()));
grant select on core.product_feedback to evenhand_staff;
grant insert (kind, rating, text, given_at, changed_at) on core.product_feedback to evenhand_staff;
grant update (rating, text, changed_at) on core.product_feedback to evenhand_staff;
