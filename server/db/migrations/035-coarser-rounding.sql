-- Answers that are about as common as each other are rounded more coarsely (docs/decisions/040): each cell by a step of its own.
-- Tolerated from: 035

alter table eo.cell_draw add column step smallint not null default 5 check (step in (5, 10, 20, 40));
alter table eo.cell_draw drop constraint cell_draw_draw_check;
alter table eo.cell_draw add check (draw between 0 and step - 1);

-- {category: {option: step}} of a group, of those that are rounded to more than five; whether anybody gave the answer or not.
alter table report.atom_cell add column coarse jsonb not null default '{}' check (jsonb_typeof(coarse) = 'object');
grant update (atoms, coarse) on report.atom_cell to evenhand_aggregate;
