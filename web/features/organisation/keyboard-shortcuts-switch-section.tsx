import { changeMemberByPutEndpoint } from '@evenhand/contract/organisation/organisation-members.ts';
import {
  type CurrentUser,
  findCurrentUserEndpoint,
} from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import {
  makeOptimisticChange,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { SettingsSection } from './settings-section.tsx';

export function KeyboardShortcutsSwitchSection({ user }: { user: CurrentUser }) {
  const { mutate, error } = useEndpointMutation(changeMemberByPutEndpoint, {
    refreshes: [findCurrentUserEndpoint],
    expects: makeOptimisticChange(findCurrentUserEndpoint, (answer, { body }) => ({
      user: {
        ...answer.user,
        prefs: { shortcuts: body.prefs?.shortcuts ?? answer.user.prefs.shortcuts },
      },
    })),
  });
  return (
    <SettingsSection title="Keyboard">
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <SwitchField
        label="Shortcuts of a single key"
        says="Such as j and k to move through a list. Switch them off if you press keys by accident or speak to your computer."
        checked={user.prefs.shortcuts}
        onChange={(event) =>
          mutate({
            params: { id: user.id },
            body: { prefs: { shortcuts: event.currentTarget.checked } },
          })
        }
      />
    </SettingsSection>
  );
}
