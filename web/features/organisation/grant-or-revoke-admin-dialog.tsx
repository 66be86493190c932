import {
  listMembersEndpoint,
  type OrganisationMember,
  grantOrRevokeAdminEndpoint,
} from '@evenhand/contract/organisation/organisation-members.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';

export function GrantOrRevokeAdminDialog({
  person,
  onClose,
}: {
  person: OrganisationMember;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useEndpointMutation(grantOrRevokeAdminEndpoint, {
    refreshes: [listMembersEndpoint, findCurrentUserEndpoint],
  });
  const name = `${person.firstName} ${person.lastName}`;
  const isAdmin = person.role === 'ADMIN';
  const words = isAdmin
    ? {
        title: person.isYou ? 'Give up your admin rights?' : `Take admin rights from ${name}?`,
        says: `${person.isYou ? 'You' : 'They'} keep the roles ${person.isYou ? 'you' : 'they'} have a part in, and no longer see the others, the settings or this list. It counts at once.`,
        act: 'Take admin rights',
        done: `${name} is no admin any more.`,
      }
    : {
        title: `Make ${name} an admin?`,
        says: 'They see every role, all settings and all people. They are logged out and log in anew.',
        act: 'Make an admin',
        done: `${name} is an admin now.`,
      };

  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.says}</p>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <div className={dialogStyles['dialog-acts']}>
        <Button data-first onClick={onClose}>
          Cancel
        </Button>
        <Button
          look={isAdmin ? 'danger' : 'primary'}
          busy={isPending}
          onClick={() =>
            mutate(
              { params: { userId: person.id, action: isAdmin ? 'revoke' : 'grant' } },
              {
                onSuccess: () => {
                  showToast({ text: words.done });
                  onClose();
                },
              },
            )
          }
        >
          {words.act}
        </Button>
      </div>
    </Dialog>
  );
}
