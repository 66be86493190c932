import type pg from 'pg';

export type PlantedOrganisation = { id: number };
export type PlantedMember = { id: number; orgId: number; email: string; session: string };
export type PlantedJob = { id: number; orgId: number; hash: string };
export type PlantedApplication = { id: number; jobId: number; orgId: number; email: string };

/** The one row that was planted. */
export function firstPlantedRow<Row extends pg.QueryResultRow>({ rows }: pg.QueryResult<Row>): Row {
  const row = rows[0];
  if (row === undefined) throw new Error('nothing was planted');
  return row;
}
