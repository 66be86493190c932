import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findSessionId } from '../access/session-cookie-and-csrf.ts';
import type { Config } from '../config.ts';

/** What the dashboard asks as soon as it is there, in the words in which it asks. */
const PRELOADED_BY_DASHBOARD = [
  '/api/logged-in',
  '/api/user/current',
  '/job/list-es?sort=dateDesc&page=1',
] as const;
export const PRELOADED_ADDRESSES_BESIDE_JOB_LIST = [
  '/job-counts',
  '/job/filters',
  '/user-dashboard/task-data',
  '/hired-notifications',
  '/api/recent-feedback?type=post-apply',
  '/api/activity?page=1',
] as const;
/** What stands beside the list and takes longer the page asks for itself, rather than nothing being shown until then. */
const PATIENCE_MS = 60;
const OK = 200;

/** Only the dashboard does, for whoever comes with a session. */
export function shouldPreloadDashboardResponses(request: FastifyRequest, config: Config): boolean {
  return request.url === '/dashboard' && findSessionId(request, config) !== null;
}

/**
 * The answers that a page of staff would ask for at once, by the address of each: sent with the page, they need no trips of
 * their own. Each goes in by its own door, as the visitor that asks, so that nothing is told that the call would not tell.
 */
export async function preloadDashboardResponses(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const { cookie = '', 'user-agent': agent = '' } = request.headers;
  const found: Record<string, unknown> = {};
  const ask = async (url: string) => {
    const reply = await app.inject({
      url,
      headers: { cookie, 'user-agent': agent, accept: 'application/json' },
      remoteAddress: request.ip,
    });
    if (reply.statusCode === OK) found[url] = reply.json();
  };
  const list = Promise.allSettled(PRELOADED_BY_DASHBOARD.map(ask));
  const beside = Promise.allSettled(PRELOADED_ADDRESSES_BESIDE_JOB_LIST.map(ask));
  await list;
  await Promise.race([beside, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  return { ...found };
}

/** JSON as the text of an element. */
export function escapeJsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
