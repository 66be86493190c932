import {
  type enterApplicationForCandidateEndpoint,
  findApplicationEntryFormEndpoint,
} from '@evenhand/contract/adjustments/staff-enters-application-for-candidate.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { EnterApplicationOnBehalfForm } from './enter-application-on-behalf-form.tsx';
import styles from './enter-application-on-behalf-panel.module.css';

type Entry = ResponseOf<typeof findApplicationEntryFormEndpoint>;
type Entered = ResponseOf<typeof enterApplicationForCandidateEndpoint>;

const whyNot: Record<Exclude<Entry['mayEnter'], 'yes'>, string> = {
  'not-published': 'This role is a draft. Applications can be entered once it is published.',
  archived: 'This role is archived. Take it out of the archive to enter an application.',
  'reviews-it':
    'You review answers of this role. Another admin of the role enters applications, so that you score without knowing whose answers they are.',
};

export function EnterApplicationOnBehalfPanel({ jobId }: { jobId: number }) {
  const loaded = useEndpointQuery(findApplicationEntryFormEndpoint, { params: { jobId } });
  const [entered, setEntered] = useState<Entered>();
  return (
    <section className={styles['entry']}>
      <title>Enter an application – Evenhand</title>
      <h2>Enter an application</h2>
      <LoadedContentOrFailure
        call={loaded}
        what="the questions of this role"
        skeleton={<CardSkeletons label="Loading the questions" />}
      >
        {(entry) =>
          entered ? (
            <Done jobId={jobId} entered={entered} onAgain={() => setEntered(undefined)} />
          ) : entry.mayEnter === 'yes' ? (
            <EnterApplicationOnBehalfForm
              key={jobId}
              jobId={jobId}
              entry={entry}
              onEntered={setEntered}
            />
          ) : (
            <p>{whyNot[entry.mayEnter]}</p>
          )
        }
      </LoadedContentOrFailure>
      <p>
        <Link href={staffPagePaths.manage(jobId)}>Back to the candidates</Link>
      </p>
    </section>
  );
}

type DoneProps = { jobId: number; entered: Entered; onAgain: () => void };

function Done({ jobId, entered, onAgain }: DoneProps) {
  const { outcome, reference, applicationId } = entered;
  return (
    <div className={styles['done']} role="status">
      {outcome === 'entered' && applicationId !== null ? (
        <>
          <h3>The application was sent in as {reference}</h3>
          <p>
            They get the same confirmation by e-mail as everybody, with a link of their own: to read
            it, to ask for an adjustment, or to withdraw. It is read without a name, like all
            others.
          </p>
          <p>
            <Link href={staffPagePaths.candidateAdjustments(jobId, applicationId)}>
              Open {reference}
            </Link>
          </p>
        </>
      ) : (
        <>
          <h3>Somebody with this e-mail address has applied already</h3>
          <p>
            Nothing was stored. They can go on by the link that they were sent; you can send it
            again from their place in the list. That you tried is in the audit trail.
          </p>
        </>
      )}
      <Button onClick={onAgain}>Enter another application</Button>
    </div>
  );
}
