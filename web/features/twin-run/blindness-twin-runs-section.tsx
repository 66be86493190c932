import {
  listTwinRunsEndpoint,
  listTwinRunsForOperatorEndpoint,
  type ReviewerBlindnessAttestation,
  type TwinRun,
} from '@evenhand/contract/twin-run/twin-run-endpoints-and-blindness-attestation.ts';
import { useId } from 'react';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatDateTime } from '../../parts/time/format-date-time.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { StatusTag, type StatusTagColour } from '../../ui/status-tag.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './twin-run.module.css';

type Reader = 'admin' | 'operator';

/** What the last nights found at the reviewers' door, and what is to be done where it told candidates apart. */
export function BlindnessTwinRunsSection({ reader }: { reader: Reader }) {
  const id = useId();
  const call = useEndpointQuery(
    reader === 'admin' ? listTwinRunsEndpoint : listTwinRunsForOperatorEndpoint,
    {},
  );
  return (
    <section className={settingsPartStyles['settings-part']} aria-labelledby={id}>
      <header className={settingsPartStyles['settings-part-head']}>
        <h2 id={id}>Twin runs</h2>
        <p>
          Each night two invented rounds of hiring are played on this installation. They differ in
          who applied, from where and when, and in nothing else, so their reviewers must be answered
          the same, to the byte. Nothing of them is kept, and nobody real sees them.
        </p>
      </header>
      <LoadedContentOrFailure
        call={call}
        what="the twin runs"
        skeleton={<CardSkeletons label="Loading twin runs" />}
      >
        {({ attestation, runs }) => (
          <>
            <Standing attestation={attestation} reader={reader} />
            {runs.length > 0 && (
              <ul className={styles['runs']} aria-label="The last runs">
                {runs.map((run) => (
                  <TwinRunRow key={run.id} run={run} />
                ))}
              </ul>
            )}
          </>
        )}
      </LoadedContentOrFailure>
    </section>
  );
}

const COMMAND = 'npm run twin-run';

function Standing({
  attestation: { kind, at },
  reader,
}: {
  attestation: ReviewerBlindnessAttestation;
  reader: Reader;
}) {
  if (kind === 'alike')
    return <p>Certificates of blindness stand on the run of {at && formatDateTime(at)}.</p>;
  if (kind === 'different') return <WhatToDo reader={reader} />;
  return (
    <p>
      {kind === 'none'
        ? 'No run has come to an end yet, so certificates say that nothing is attested. The first begins a minute after the start.'
        : 'The last run that came to an end is more than two days old, so certificates say that nothing is attested lately.'}{' '}
      {reader === 'operator' ? 'To play one at once: ' : 'Whoever runs Evenhand can play one: '}
      <code>{COMMAND}</code>
    </p>
  );
}

function WhatToDo({ reader }: { reader: Reader }) {
  return (
    <div className={styles['alarm']}>
      <h3>Reviewers may be able to tell who wrote an answer</h3>
      {reader === 'admin' ? (
        <ol>
          <li>Ask your reviewers to stop until a run is alike again. What they scored is kept.</li>
          <li>
            Tell whoever runs Evenhand for you which addresses differ; they stand below. They find
            more in the log, in the lines with <code>twin-run</code>.
          </li>
          <li>
            When a run is alike again this notice and your task go by themselves. Then decide, role
            by role, whether what was scored meanwhile stands or is scored anew.
          </li>
        </ol>
      ) : (
        <ol>
          <li>
            Go back to the version before, or set it up anew where somebody has changed the program
            or the database.
          </li>
          <li>
            Play a run at once: <code>{COMMAND}</code>. It prints what differs; the log has it in
            the lines with <code>twin-run</code>.
          </li>
          <li>
            Tell the maintainers privately, as <code>SECURITY.md</code> says. Admins were mailed,
            and ask reviewers to stop until a run is alike again.
          </li>
        </ol>
      )}
    </div>
  );
}

const outcomes: Record<TwinRun['outcome'], { words: string; colour: StatusTagColour }> = {
  alike: { words: 'Alike', colour: 'green' },
  different: { words: 'Different', colour: 'red' },
  'not-finished': { words: 'Not finished', colour: 'yellow' },
  'going-on': { words: 'Going on', colour: 'grey' },
};

function TwinRunRow({ run: { begunAt, outcome, differing, version } }: { run: TwinRun }) {
  const { words, colour } = outcomes[outcome];
  return (
    <li>
      <div>
        <h3>{formatDateTime(begunAt)}</h3>
        <p>Version {version}</p>
        {differing.length > 0 && (
          <ul className={styles['differing']} aria-label="What differed">
            {differing.map((where) => (
              <li key={where}>
                <code>{where}</code>
              </li>
            ))}
          </ul>
        )}
      </div>
      <StatusTag colour={colour}>{words}</StatusTag>
    </li>
  );
}
