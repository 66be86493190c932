import {
  changeOwnOrganisationEndpoint,
  findCurrentOrganisationEndpoint,
  type OwnOrganisation,
  setOrganisationStatementEndpoint,
} from '@evenhand/contract/organisation/organisation-settings.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import {
  type OrganisationSettingsDraft,
  type OrganisationSettingsField,
  toOrganisationSettingsRequests,
  findOrganisationSettingsConflicts,
  toOrganisationSettingsValues,
  addChangeToOrganisationSettingsDraft,
} from './organisation-settings-draft.ts';

/** Kept in memory beside the answers of the server, so that looking at another page loses nothing. */
const DRAFT = ['account-draft'];
const keyOf = ({ method, path }: { method: string; path: string }) => [method, path];

type Saved = { clash: OrganisationSettingsField[] };

/** What somebody changes in the account settings until they save it or let it be. */
export function useOrganisationSettingsDraft(org: OwnOrganisation) {
  const client = useQueryClient();
  const { data: draft } = useQuery<OrganisationSettingsDraft>({
    queryKey: DRAFT,
    queryFn: () => ({}),
    initialData: {},
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const saved = toOrganisationSettingsValues(org);
  const isChanged = Object.keys(draft).length > 0;
  const keep = (next: OrganisationSettingsDraft) =>
    client.setQueryData<OrganisationSettingsDraft>(DRAFT, next);

  const save = useMutation<Saved, EndpointCallFailedError>({
    mutationFn: async () => {
      try {
        await saveAll(org, draft);
      } catch (error) {
        if (!(error instanceof EndpointCallFailedError) || error.problem.code !== 'newer-version')
          throw error;
        const latest = await callEndpoint(findCurrentOrganisationEndpoint, {});
        client.setQueryData([...keyOf(findCurrentOrganisationEndpoint), {}], latest);
        return {
          clash: findOrganisationSettingsConflicts(
            draft,
            saved,
            toOrganisationSettingsValues(latest.org),
          ),
        };
      }
      keep({});
      return { clash: [] };
    },
    onSuccess: async ({ clash }) => {
      if (clash.length === 0) showToast({ text: 'The account settings are saved.' });
      await Promise.all(
        [findCurrentOrganisationEndpoint, findCurrentUserEndpoint].map((each) =>
          client.invalidateQueries({ queryKey: keyOf(each) }),
        ),
      );
    },
  });

  useWarningBeforeLeaving(isChanged);

  return {
    values: { ...saved, ...draft },
    isChanged,
    change: (change: OrganisationSettingsDraft) =>
      keep(addChangeToOrganisationSettingsDraft(draft, change, saved)),
    discard: () => {
      keep({});
      save.reset();
    },
    save: () => save.mutate(),
    isSaving: save.isPending,
    error: save.error,
    clash: save.data?.clash ?? [],
  };
}

/** The settings first, by the version that was looked at; then each statement. */
async function saveAll(org: OwnOrganisation, draft: OrganisationSettingsDraft): Promise<void> {
  const { changes, statements } = toOrganisationSettingsRequests(draft);
  if (Object.keys(changes).length > 0)
    await callEndpoint(changeOwnOrganisationEndpoint, {
      params: { id: org.id },
      body: { ...changes, version: org.version },
    });
  for (const body of statements)
    await callEndpoint(setOrganisationStatementEndpoint, { params: { orgId: org.id }, body });
}

/** The browser asks before the page is left for good; within the app the draft stays, and the toast says so. */
function useWarningBeforeLeaving(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
