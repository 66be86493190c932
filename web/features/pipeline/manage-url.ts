import { listCandidates, stageGroups, type StageGroup } from '@evenhand/contract/pipeline.ts';
import { useLocation, useSearch } from 'wouter';
import * as z from 'zod/mini';

export type ManageUrl = { group: StageGroup; page: number; candidate: number | null };

/** What is shown of a role is in its address: the stage group, the page, the candidate in the drawer. */
export function useManageUrl() {
  const [pathname, navigate] = useLocation();
  const url = readManageUrl(useSearch());

  function addressOf(changes: Partial<ManageUrl>): string {
    const search = writeManageUrl({ ...url, ...changes });
    return search ? `${pathname}?${search}` : pathname;
  }

  function change(changes: Partial<ManageUrl>, how?: { replace: boolean }) {
    navigate(addressOf(changes), how);
  }

  return { url, addressOf, change };
}

export function readManageUrl(search: string): ManageUrl {
  const given = new URLSearchParams(search);
  const list = z.parse(listCandidates.query, {
    group: given.get('group') ?? undefined,
    page: given.get('page') ?? undefined,
  });
  const candidate = Number(given.get('candidate') ?? Number.NaN);
  return {
    ...list,
    candidate: Number.isSafeInteger(candidate) && candidate > 0 ? candidate : null,
  };
}

function writeManageUrl({ group, page, candidate }: ManageUrl): string {
  const written = new URLSearchParams();
  if (group !== stageGroups[0].key) written.set('group', group);
  if (page > 1) written.set('page', String(page));
  if (candidate !== null) written.set('candidate', String(candidate));
  return written.toString();
}
