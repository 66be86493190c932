import { listInviteRoundsEndpoint } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { InviteToApplyFromListCard } from './invite-to-apply-from-list-card.tsx';
import { InvitePastApplicantsCard } from './invite-past-applicants-card.tsx';
import { InvitationToApplyRoundsCard } from './invitation-to-apply-rounds-card.tsx';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import styles from './job-invitations-to-apply-panel.module.css';

/** All ways in which people are asked to apply for one role, and how far each has come. */
export function JobInvitationsToApplyPanel({ jobId }: { jobId: number }) {
  const invites = useEndpointQuery(listInviteRoundsEndpoint, { params: { jobId } });

  return (
    <LoadedContentOrFailure
      call={invites}
      what="the invitations"
      skeleton={<Skeleton width="100%" height={420} />}
    >
      {({ isOpen, isSealed, templates, rounds }) => (
        <div className={styles['invites']}>
          {isOpen ? (
            <>
              <InviteToApplyFromListCard jobId={jobId} isSealed={isSealed} templates={templates} />
              <InvitePastApplicantsCard jobId={jobId} templates={templates} />
            </>
          ) : (
            <p className={emptyCardStyles['empty-card']}>
              Nobody can apply for this role now. Publish it, or open it again, and then invite
              people.
            </p>
          )}
          <InvitationToApplyRoundsCard jobId={jobId} rounds={rounds} />
        </div>
      )}
    </LoadedContentOrFailure>
  );
}
