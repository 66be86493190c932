import { findDataProcessingRecordsEndpoint } from '@evenhand/contract/data-requests/data-processing-records.ts';
import type {
  DataProcessingActivity,
  DataProcessingRecords,
} from '@evenhand/contract/data-requests/data-processing-records.ts';
import { useId } from 'react';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './data-requests.module.css';

/** Records of processing and the notice to candidates, both as the settings have it today. */
export function ProcessingRecordsSection() {
  const call = useEndpointQuery(findDataProcessingRecordsEndpoint, {});
  const id = useId();
  return (
    <section className={settingsPartStyles['settings-part']} aria-labelledby={id}>
      <header className={settingsPartStyles['settings-part-head']}>
        <h2 id={id}>Records of processing</h2>
        <p>
          Filled from your settings and from those of this installation, like the notice that
          candidates read before they apply. Print this page for an authority that asks.
        </p>
      </header>
      <LoadedContentOrFailure
        call={call}
        what="the records"
        skeleton={<CardSkeletons label="Loading records" />}
      >
        {(records) => <Records {...records} />}
      </LoadedContentOrFailure>
    </section>
  );
}

function Records({
  controller,
  contact,
  activities,
  recipients,
  measures,
  notice,
}: DataProcessingRecords) {
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>Controller</dt>
          <dd>{controller}</dd>
        </div>
        <div>
          <dt>Contact</dt>
          <dd>{contact ?? 'None is set: candidates ask from their own page.'}</dd>
        </div>
        <div>
          <dt>Recipients and processors</dt>
          <dd>
            {recipients.length === 0
              ? 'None outside this installation'
              : recipients.map(({ name, gets }) => `${name}, which ${gets}`).join('; ')}
          </dd>
        </div>
      </dl>
      <ul className={styles['rows']} aria-label="Activities">
        {activities.map((activity) => (
          <Activity key={activity.name} activity={activity} />
        ))}
      </ul>
      <details className={styles['closed']}>
        <summary>What protects it</summary>
        <ul className={styles['points']}>
          {measures.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
        </ul>
      </details>
      <details className={styles['closed']}>
        <summary>
          The notice to candidates{' '}
          <span>{notice.versions === 1 ? '1 version' : `${notice.versions} versions`} read</span>
        </summary>
        {notice.sections.map(({ title, paragraphs }) => (
          <section key={title} className={styles['notice']}>
            <h3>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </details>
    </>
  );
}

function Activity({ activity }: { activity: DataProcessingActivity }) {
  const { name, purpose, people, categories, legalGround, kept } = activity;
  return (
    <li>
      <div className={styles['request']}>
        <h3>{name}</h3>
        <p>{purpose}.</p>
        <dl className={styles['facts']}>
          <div>
            <dt>People</dt>
            <dd>{people}</dd>
          </div>
          <div>
            <dt>Data</dt>
            <dd>{categories.join('; ')}</dd>
          </div>
          <div>
            <dt>Legal ground</dt>
            <dd>{legalGround}</dd>
          </div>
          <div>
            <dt>Kept</dt>
            <dd>{kept}</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}
