import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { NumericIdInPath } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { may } from '../server/access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../server/http/add-endpoint-route.ts';

const found = z.strictObject({ found: z.int() });

const staffRead = {
  method: 'GET',
  path: '/bench/staff/{id}',
  door: 'staff',
  summary: 'One row by its key.',
  params: z.strictObject({ id: NumericIdInPath }),
  output: found,
} as const satisfies Endpoint;

const reviewerRead = {
  method: 'GET',
  path: '/bench/reviewer/{hash}/{id}',
  door: 'reviewer',
  summary: 'One row by its key.',
  params: z.strictObject({ hash: z.string(), id: z.uuid() }),
  output: found,
} as const satisfies Endpoint;

/** Routes like any other of their door, which read one row by its primary key: what the door itself costs. */
export function addOneRowReadBenchmarkRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    staffRead,
    may.anyMember,
  )(async ({ db, params }) => {
    const { rows } = await sql<{
      id: number;
    }>`select id from core.application where id = ${params.id}`.execute(db);
    return { found: rows.length };
  });
  addEndpointRoute(
    server,
    reviewerRead,
    may.anyone,
  )(async ({ db, params }) => {
    const { rows } = await sql<{
      id: string;
    }>`select id from blind.review_item where id = ${params.id}`.execute(db);
    return { found: rows.length };
  });
}
