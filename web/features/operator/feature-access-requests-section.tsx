import {
  answerFeatureRequestEndpoint,
  type FeatureRequest,
  findOrganisationEndpoint,
  listOrganisationsEndpoint,
  listFeatureRequestsEndpoint,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { Link } from 'wouter';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import operatorStyles from './operator.module.css';
import peopleSectionStyles from './operator-organisation-members-section.module.css';

/** What organisations have asked for; absent while nobody waits. Answered in their own cell alone. */
export function FeatureAccessRequestsSection({ cell }: { cell: string }) {
  const { data, error, refetch } = useEndpointQuery(listFeatureRequestsEndpoint, {
    query: { cell },
  });
  const answer = useEndpointMutation(answerFeatureRequestEndpoint, {
    refreshes: [listFeatureRequestsEndpoint, listOrganisationsEndpoint, findOrganisationEndpoint],
  });
  const requests = data?.requests ?? [];
  const elsewhere = data?.elsewhere ?? null;

  function decide({ orgId, id, organisation, title }: FeatureRequest, granted: boolean) {
    const message = granted
      ? `${organisation} has ${title}.`
      : `Declined: ${title}, ${organisation}.`;
    answer.mutate(
      { params: { orgId, requestId: id }, body: { granted } },
      { onSuccess: () => showToast({ text: message }) },
    );
  }

  if (error) {
    return (
      <LoadFailureNote onRetry={refetch}>
        We could not load what was asked for. {error.message}
      </LoadFailureNote>
    );
  }
  if (requests.length === 0) return null;
  return (
    <section className={operatorStyles['operator-card']} aria-labelledby="operator-requests">
      <h2 id="operator-requests">Asked for</h2>
      {answer.error && <ErrorNote>{answer.error.message} Nothing was changed.</ErrorNote>}
      <ul className={peopleSectionStyles['operator-people']}>
        {requests.map((request) => (
          <li key={request.id}>
            <div>
              <h3>{request.title}</h3>
              <p>
                <Link href={staffPagePaths.organisation(request.orgId, { cell })}>
                  {request.organisation}
                </Link>
                , by {request.askedBy}, {formatDayOfMomentShort(request.askedAt)}
              </p>
            </div>
            {elsewhere === null && (
              <div className={operatorStyles['operator-acts']}>
                <Button
                  size="small"
                  aria-label={`Decline ${request.title} for ${request.organisation}`}
                  onClick={() => decide(request, false)}
                >
                  Decline
                </Button>
                <Button
                  size="small"
                  look="primary"
                  aria-label={`Switch on ${request.title} for ${request.organisation}`}
                  onClick={() => decide(request, true)}
                >
                  Switch on
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
