import {
  type PersonalDataRequest,
  listPersonalDataRequestsEndpoint,
} from '@evenhand/contract/data-requests/list-and-answer-personal-data-requests.ts';
import { useId } from 'react';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { PersonalDataRequestListItem } from './personal-data-request-list-item.tsx';
import { UnsentDataRequestAnswer } from './unsent-data-request-answer.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './data-requests.module.css';

/** What candidates ask about their data: what waits with its days left, and what became of the rest. */
export function DataRequestsSection() {
  const call = useEndpointQuery(listPersonalDataRequestsEndpoint, {});
  const id = useId();
  return (
    <section className={settingsPartStyles['settings-part']} aria-labelledby={id}>
      <header className={settingsPartStyles['settings-part-head']}>
        <h2 id={id}>Requests</h2>
        <p>
          Candidates ask from their own page. Complaints and objections wait for your answer, for 30
          days; files, corrections and erasures are done by Evenhand itself. Requests on roles whose
          answers you still review are shown to other admins, and to you once your reviews are in.
        </p>
      </header>
      <LoadedContentOrFailure
        call={call}
        what="the requests"
        skeleton={<CardSkeletons label="Loading requests" />}
      >
        {({ requests }) => <Requests requests={requests} />}
      </LoadedContentOrFailure>
    </section>
  );
}

function Requests({ requests }: { requests: readonly PersonalDataRequest[] }) {
  const waiting = requests.filter(({ closed }) => closed === null);
  const closed = requests.filter((request) => request.closed !== null);
  return (
    <>
      {closed.map((request) => (
        <UnsentDataRequestAnswer key={request.id} request={request} />
      ))}
      {waiting.length === 0 && <p>Nothing waits for an answer.</p>}
      {waiting.length > 0 && (
        <ul className={styles['rows']} aria-label="Waiting">
          {waiting.map((request) => (
            <PersonalDataRequestListItem key={request.id} request={request} />
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <details className={styles['closed']}>
          <summary>
            Closed <span>{closed.length}</span>
          </summary>
          <ul className={styles['rows']} aria-label="Closed">
            {closed.map((request) => (
              <PersonalDataRequestListItem key={request.id} request={request} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
