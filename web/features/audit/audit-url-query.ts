import { AuditQuery } from '@evenhand/contract/activity/audit-trail.ts';
import { useLocation } from 'wouter';
import { useUrlQuery, formatSearchParams } from '../../net/search-params.ts';

/** What is looked for, which is the state of the address. */
export function useAuditUrlQuery() {
  const [pathname, navigate] = useLocation();
  const { query, change } = useUrlQuery(AuditQuery);
  return { query, change, clear: () => navigate(pathname) };
}

export function hasAuditFilters(query: AuditQuery): boolean {
  return formatSearchParams(AuditQuery, { ...query, page: 1 }) !== '';
}
