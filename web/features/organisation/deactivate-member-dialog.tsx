import {
  deactivateMemberEndpoint,
  listMembersEndpoint,
  type OrganisationMember,
} from '@evenhand/contract/organisation/organisation-members.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';

/** Asks first, and once more where reviews would be lost. */
export function DeactivateMemberDialog({
  person,
  onClose,
}: {
  person: OrganisationMember;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useEndpointMutation(deactivateMemberEndpoint, {
    refreshes: [listMembersEndpoint],
  });
  const name = `${person.firstName} ${person.lastName}`;
  const mustConfirm = error?.problem.code === 'needs-confirmation';

  return (
    <Dialog title={`Deactivate ${name}?`} onClose={onClose}>
      <p>
        They are logged out at once and cannot log in any more. Answers they have not scored go to
        other reviewers; what they have done stays. Marks that should not count are voided in the
        review progress of each role. You can let them in again later.
      </p>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <div className={dialogStyles['dialog-acts']}>
        <Button data-first onClick={onClose}>
          Cancel
        </Button>
        <Button
          look="danger"
          busy={isPending}
          onClick={() =>
            mutate(
              { params: { userId: person.id }, body: mustConfirm ? { confirmed: true } : {} },
              {
                onSuccess: ({ dealtAgain, givenUp }) => {
                  showToast({
                    text: `${name} is deactivated.${whatOfReviews(dealtAgain, givenUp)}`,
                  });
                  onClose();
                },
              },
            )
          }
        >
          {mustConfirm ? 'Deactivate all the same' : 'Deactivate'}
        </Button>
      </div>
    </Dialog>
  );
}

function whatOfReviews(dealtAgain: number, givenUp: number): string {
  const dealt = dealtAgain === 1 ? '1 review goes' : `${dealtAgain} reviews go`;
  return [
    dealtAgain > 0 ? ` ${dealt} to others.` : '',
    givenUp > 0 ? ` ${givenUp} ${givenUp === 1 ? 'is' : 'are'} given up.` : '',
  ].join('');
}
