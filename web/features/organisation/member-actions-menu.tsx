import { resendChoosePasswordLinkEndpoint } from '@evenhand/contract/sign-in/reset-and-change-password.ts';
import {
  changeMemberByPutEndpoint,
  listMembersEndpoint,
  type OrganisationMember,
  reactivateMemberEndpoint,
} from '@evenhand/contract/organisation/organisation-members.ts';
import { endMemberSessionsEndpoint } from '@evenhand/contract/sign-in/two-factor-session-and-reauthentication-endpoints.ts';
import {
  IconDots,
  IconKey,
  IconLogout,
  IconMail,
  IconShieldCheck,
  IconShieldOff,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '../../ui/dropdown-menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

type Props = {
  person: OrganisationMember;
  onRole: (person: OrganisationMember) => void;
  onResetTwoFactor: (person: OrganisationMember) => void;
  onDeactivate: (person: OrganisationMember) => void;
};

/** What can be done about one person; whatever cannot be taken back asks first. */
export function MemberActionsMenu({ person, onRole, onResetTwoFactor, onDeactivate }: Props) {
  const { id, may, role, totpRequired, state } = person;
  const name = `${person.firstName} ${person.lastName}`;
  const refreshes = { refreshes: [listMembersEndpoint] };
  const invite = useEndpointMutation(resendChoosePasswordLinkEndpoint, refreshes);
  const change = useEndpointMutation(changeMemberByPutEndpoint, refreshes);
  const reactivate = useEndpointMutation(reactivateMemberEndpoint, refreshes);
  const endSessions = useEndpointMutation(endMemberSessionsEndpoint, refreshes);
  const toastCallbacks = (text: string) => ({
    onSuccess: () => showToast({ text }),
    onError: (error: Error) => showToast({ text: error.message }),
  });

  const requireTwoFactor = (wanted: boolean, text: string) =>
    change.mutate({ params: { id }, body: { totpRequired: wanted } }, toastCallbacks(text));

  return (
    <DropdownMenu
      label={`What you can do about ${name}`}
      trigger={<IconButton label={`More about ${name}`} icon={<IconDots />} />}
    >
      {may.reactivate && (
        <DropdownMenuItem
          icon={<IconUserCheck aria-hidden="true" />}
          onChoose={() =>
            reactivate.mutate(
              { params: { userId: id } },
              toastCallbacks(`${name} can log in again.`),
            )
          }
        >
          Let in again
        </DropdownMenuItem>
      )}
      {may.resendInvitation && (
        <DropdownMenuItem
          icon={<IconMail aria-hidden="true" />}
          onChoose={() =>
            invite.mutate(
              { body: { userId: id } },
              toastCallbacks(`A new invitation goes to ${name}.`),
            )
          }
        >
          Send the invitation again
        </DropdownMenuItem>
      )}
      {state !== 'deactivated' && (
        <DropdownMenuItem
          icon={<IconKey aria-hidden="true" />}
          whyNot={!may.changeRole && 'Your organisation needs at least one admin who can log in.'}
          onChoose={() => onRole(person)}
        >
          {role === 'ADMIN' ? 'Take admin rights' : 'Make an admin'}
        </DropdownMenuItem>
      )}
      {may.requireTwoFactor && (
        <DropdownMenuItem
          icon={<IconShieldCheck aria-hidden="true" />}
          onChoose={() =>
            totpRequired
              ? requireTwoFactor(false, `${name} may log in without two-factor.`)
              : requireTwoFactor(true, `${name} needs two-factor from the next log-in on.`)
          }
        >
          {totpRequired ? 'No longer require two-factor' : 'Require two-factor'}
        </DropdownMenuItem>
      )}
      {may.resetTwoFactor && (
        <DropdownMenuItem
          icon={<IconShieldOff aria-hidden="true" />}
          onChoose={() => onResetTwoFactor(person)}
        >
          Reset two-factor
        </DropdownMenuItem>
      )}
      {may.endSessions && (
        <DropdownMenuItem
          icon={<IconLogout aria-hidden="true" />}
          onChoose={() =>
            endSessions.mutate(
              { params: { userId: id } },
              toastCallbacks(`${name} is logged out everywhere.`),
            )
          }
        >
          Log out everywhere
        </DropdownMenuItem>
      )}
      {state !== 'deactivated' && (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            icon={<IconUserOff aria-hidden="true" />}
            whyNot={!may.deactivate && 'Ask another admin to deactivate you.'}
            onChoose={() => onDeactivate(person)}
          >
            Deactivate
          </DropdownMenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
