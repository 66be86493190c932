import {
  findOrganisationEndpoint,
  listOrganisationsEndpoint,
  type OperatorOrganisation,
  activateOrDeactivateOrganisationEndpoint,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './operator.module.css';

type Props = { organisation: OperatorOrganisation; isOwn: boolean };

/** Shuts an organisation out, after asking, or lets it in again. */
export function DeactivateOrReactivateOrganisationSection({ organisation, isOwn }: Props) {
  const { id, name, deactivatedAt } = organisation;
  const [isAsking, setAsking] = useState(false);
  const set = useEndpointMutation(activateOrDeactivateOrganisationEndpoint, {
    refreshes: [findOrganisationEndpoint, listOrganisationsEndpoint],
  });

  function change(active: boolean) {
    setAsking(false);
    set.mutate(
      { params: { orgId: id }, body: { active } },
      {
        onSuccess: () =>
          showToast({ text: active ? `${name} can log in again.` : `${name} is deactivated.` }),
      },
    );
  }

  return (
    <section className={styles['operator-card']} aria-labelledby="operator-active">
      <h2 id="operator-active">{deactivatedAt ? 'Bring back' : 'Deactivate'}</h2>
      {set.error && <ErrorNote>{set.error.message}</ErrorNote>}
      <p className={styles['operator-says']}>{wordsOf(deactivatedAt !== null, isOwn)}</p>
      {!isOwn && (
        <div className={styles['operator-acts']}>
          {deactivatedAt ? (
            <Button busy={set.isPending} onClick={() => change(true)}>
              Bring the organisation back
            </Button>
          ) : (
            <Button busy={set.isPending} onClick={() => setAsking(true)}>
              Deactivate the organisation
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <Dialog title={`Deactivate ${name}?`} onClose={() => setAsking(false)}>
          <p>
            Everybody there is logged out at once and sees that the account has expired. Nothing is
            deleted, and you can bring it back.
          </p>
          <div className={dialogStyles['dialog-acts']}>
            <Button data-first onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button look="danger" onClick={() => change(false)}>
              Deactivate
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function wordsOf(isGone: boolean, isOwn: boolean): string {
  if (isOwn) return 'This is your own organisation. You would lock yourself out.';
  if (isGone) return 'Nobody there can log in. All roles, candidates and reviews are kept.';
  return 'Logs everybody out and lets nobody in, until you bring the organisation back. Nothing is deleted.';
}
