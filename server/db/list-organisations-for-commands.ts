import { sql } from 'kysely';
import { openOwnerDatabase } from './open-owner-database.ts';

/** Every organisation of the installation, for an operator's commands; no door can list them. */
export async function listOrganisationsForCommands(
  url: string,
  prefix: string,
): Promise<{ id: number; slug: string }[]> {
  const db = openOwnerDatabase(url, prefix);
  try {
    const { rows } = await sql<{
      id: number;
      slug: string;
    }>`select org_id as id, slug from core.organisation order by org_id`.execute(db);
    return rows;
  } finally {
    await db.destroy();
  }
}
