import { AuditTrailQuery } from '@evenhand/contract/activity/audit-trail.ts';
import { useLocation } from 'wouter';
import {
  useUrlQuery,
  formatSearchParams,
} from '../../net/use-url-query-and-parse-or-format-search-params.ts';

/** What is looked for, which is the state of the address. */
export function useAuditTrailUrlQuery() {
  const [pathname, navigate] = useLocation();
  const { query, addressOf, change } = useUrlQuery(AuditTrailQuery);
  return { query, addressOf, change, clear: () => navigate(pathname) };
}

export function hasAuditTrailFilters(query: AuditTrailQuery): boolean {
  return formatSearchParams(AuditTrailQuery, { ...query, page: 1 }) !== '';
}
