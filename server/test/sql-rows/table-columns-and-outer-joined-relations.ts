import type pg from 'pg';

/** A node of what `explain (verbose, format json)` says. */
export type PostgresPlanNode = {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  'CTE Name'?: string;
  'Join Type'?: string;
  Schema?: string;
  'Relation Name'?: string;
  Plans?: PostgresPlanNode[];
};

/** The columns of our tables by the numbers that a described row gives of where it has a column from. */
export type TableColumnsByKey = Map<string, TableColumn>;
type TableColumn = { relation: string; name: string; isNullable: boolean };

export function keyOfTableColumn({ table, column }: { table: number; column: number }): string {
  return `${table}.${column}`;
}

/** Of tables alone: a view does not say of its columns whether they may be null. */
export async function readTableColumns(client: pg.Client): Promise<TableColumnsByKey> {
  const { rows } = await client.query<{
    table: number;
    column: number;
    relation: string;
    name: string;
    nullable: boolean;
  }>(`
    select c.oid::integer as "table", a.attnum::integer as "column", n.nspname || '.' || c.relname as relation,
      a.attname as name, not a.attnotnull as nullable
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`);
  return new Map(
    rows.map(({ relation, name, nullable, ...origin }) => [
      keyOfTableColumn(origin),
      { relation, name, isNullable: nullable },
    ]),
  );
}

/** A statement that compares a column, and does not ask whether it is null, has no row where it is. */
export function isColumnComparedInSql({ name }: TableColumn, text: string): boolean {
  const asked = text.replace(/\bset\b[\s\S]*?\b(?=where|returning|from)/g, '');
  const compared = new RegExp(`\\b${name}"?\\s*(=|<|>|is not null\\b)`);
  return compared.test(asked) && !new RegExp(`\\b${name}"? is null\\b`).test(text);
}

/** The tables of which a statement reads nothing but below an outer join, where a row of theirs may be missing. */
export function findOuterJoinedRelationsInPlan(plan: PostgresPlanNode): Set<string> {
  const ctes = new Map<string, PostgresPlanNode>();
  const scans: { relation: string; isOuter: boolean }[] = [];
  collectCtes(plan, ctes);
  collectScans(plan, { isOuter: false, ctes, scans });
  const sure = new Set(scans.flatMap(({ relation, isOuter }) => (isOuter ? [] : [relation])));
  return new Set(scans.flatMap(({ relation }) => (sure.has(relation) ? [] : [relation])));
}

type Collected = {
  isOuter: boolean;
  ctes: Map<string, PostgresPlanNode>;
  scans: { relation: string; isOuter: boolean }[];
};

function collectCtes(node: PostgresPlanNode, ctes: Map<string, PostgresPlanNode>): void {
  const name = /^CTE (.*)$/.exec(node['Subplan Name'] ?? '')?.[1];
  if (name !== undefined) ctes.set(name, node);
  for (const below of node.Plans ?? []) collectCtes(below, ctes);
}

function collectScans(node: PostgresPlanNode, { isOuter, ctes, scans }: Collected): void {
  const { Schema: schema, 'Relation Name': relation } = node;
  if (relation !== undefined) scans.push({ relation: `${schema}.${relation}`, isOuter });
  const cte = ctes.get(node['CTE Name'] ?? '');
  if (cte !== undefined) collectScans(cte, { isOuter, ctes, scans });
  for (const below of node.Plans ?? []) {
    const side = below['Parent Relationship'] ?? '';
    // A plan within an expression gives no column of its own.
    if (side === 'SubPlan' || side === 'InitPlan') continue;
    const mayMiss = NULLABLE_SIDES[node['Join Type'] ?? '']?.includes(side) ?? false;
    collectScans(below, { isOuter: isOuter || mayMiss, ctes, scans });
  }
}

/** The plan turns joins round: which side of each has the rows that may be missing. */
const NULLABLE_SIDES: Record<string, string[]> = {
  Left: ['Inner'],
  Anti: ['Inner'],
  Right: ['Outer'],
  'Right Anti': ['Outer'],
  Full: ['Inner', 'Outer'],
};
