/** What is published, a row a cell, to read from in SQL. */
export const STORED_FIGURE_CELLS_SQL = `(
  select org_id, table_id, group_value, category, option, furthest, n::int as n
  from report.published_group, jsonb_each(cells) as by_category (category, options), jsonb_each(options) as by_option (option, steps),
    jsonb_each_text(steps) as by_step (furthest, n)) stored_cells`;
