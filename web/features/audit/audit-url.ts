import { AuditQuery } from '@evenhand/contract/activity/audit.ts';
import { useLocation } from 'wouter';
import { useQueryInAddress, writeSearchParams } from '../../net/search-params.ts';

/** What is looked for, which is the state of the address. */
export function useAuditUrl() {
  const [pathname, navigate] = useLocation();
  const { query, change } = useQueryInAddress(AuditQuery);
  return { query, change, clear: () => navigate(pathname) };
}

export function isNarrowed(query: AuditQuery): boolean {
  return writeSearchParams(AuditQuery, { ...query, page: 1 }) !== '';
}
