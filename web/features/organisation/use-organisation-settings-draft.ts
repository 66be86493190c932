import {
  changeOwnOrganisationEndpoint,
  findCurrentOrganisationEndpoint,
  type OwnOrganisation,
  setOrganisationStatementEndpoint,
} from '@evenhand/contract/organisation/organisation-settings.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import type { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { askBeforeLeavingSite } from '../../ui/ask-before-leaving-site.ts';
import { showToast } from '../../ui/toast-store.ts';
import {
  type OrganisationSettingsDraft,
  type OrganisationSettingsField,
  leaveOutSettings,
  pickSettings,
  toOrganisationSettingsRequests,
  findOrganisationSettingsConflicts,
  toOrganisationSettingsValues,
  addChangeToOrganisationSettingsDraft,
} from './organisation-settings-draft.ts';

/** Kept in memory beside the answers of the server, so that looking at another page loses nothing. */
const DRAFT = ['account-draft'];
const keyOf = ({ method, path }: { method: string; path: string }) => [method, path];

type Saved = { clash: OrganisationSettingsField[] };
/** What was changed, and what stood there when it was. */
type Kept = { changes: OrganisationSettingsDraft; before: OrganisationSettingsDraft };
const nothing: Kept = { changes: {}, before: {} };

/** What somebody changes in the account settings until they save it or let it be. */
export function useOrganisationSettingsDraft(org: OwnOrganisation) {
  const client = useQueryClient();
  const { data: draft } = useQuery<Kept>({
    queryKey: DRAFT,
    queryFn: () => nothing,
    initialData: nothing,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const saved = toOrganisationSettingsValues(org);
  const isChanged = Object.keys(draft.changes).length > 0;
  function keep(change: (before: Kept) => Kept) {
    const next = change(client.getQueryData<Kept>(DRAFT) ?? nothing);
    client.setQueryData(DRAFT, next);
    askBeforeLeavingSite('account settings', Object.keys(next.changes).length > 0);
  }

  const save = useMutation<Saved, EndpointCallFailedError>({
    mutationFn: async () => {
      const sent = client.getQueryData<Kept>(DRAFT) ?? nothing;
      // What others have saved until now is seen before anything of theirs is replaced: statements have no version.
      const latest = await callEndpoint(findCurrentOrganisationEndpoint, {});
      client.setQueryData([...keyOf(findCurrentOrganisationEndpoint), {}], latest);
      const theirs = toOrganisationSettingsValues(latest.org);
      const clash = findOrganisationSettingsConflicts(sent.changes, sent.before, theirs);
      if (clash.length > 0) {
        // Whoever saves again has been shown them.
        keep((now) => ({ ...now, before: pickSettings(theirs, now.changes) }));
        return { clash };
      }
      const stored: OrganisationSettingsDraft = {};
      try {
        await saveAll(latest.org, sent.changes, (part) => Object.assign(stored, part));
      } finally {
        // Half of it may be stored; what was typed meanwhile is not.
        await client.invalidateQueries({ queryKey: keyOf(findCurrentOrganisationEndpoint) });
        keep((now) => leaveOutStored(now, stored));
      }
      return { clash: [] };
    },
    onSuccess: ({ clash }) => {
      if (clash.length === 0) showToast({ text: 'The account settings are saved.' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(findCurrentUserEndpoint) }),
  });

  return {
    values: { ...saved, ...draft.changes },
    isChanged,
    change: (change: OrganisationSettingsDraft) =>
      keep(({ changes, before }) => {
        const next = addChangeToOrganisationSettingsDraft(changes, change, saved);
        return {
          changes: next,
          before: { ...pickSettings(saved, next), ...pickSettings(before, next) },
        };
      }),
    discard: () => {
      keep(() => nothing);
      save.reset();
    },
    save: () => save.mutate(),
    isSaving: save.isPending,
    error: save.error,
    clash: save.data?.clash ?? [],
  };
}

/** The settings first, by the version that was looked at; then each statement. */
async function saveAll(
  org: OwnOrganisation,
  draft: OrganisationSettingsDraft,
  onStored: (part: OrganisationSettingsDraft) => void,
): Promise<void> {
  const { changes, statements } = toOrganisationSettingsRequests(draft);
  const { about: _a, honesty: _h, privacy: _p, ...settings } = draft;
  if (Object.keys(changes).length > 0) {
    await callEndpoint(changeOwnOrganisationEndpoint, {
      params: { id: org.id },
      body: { ...changes, version: org.version },
    });
    onStored(settings);
  }
  for (const body of statements) {
    await callEndpoint(setOrganisationStatementEndpoint, { params: { orgId: org.id }, body });
    onStored({ [body.type]: body.text });
  }
}

function leaveOutStored({ changes, before }: Kept, stored: OrganisationSettingsDraft): Kept {
  const left = leaveOutSettings(changes, stored);
  return { changes: left, before: pickSettings({ ...before, ...stored }, left) };
}
