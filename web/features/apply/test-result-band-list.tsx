import type { ApplicationStatusPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { scoreBandNames } from '@evenhand/contract/candidate-tests/test-score-band-names.ts';
import { Fragment } from 'react';
import { capitaliseFirstLetter } from './counts-in-words-and-capitalised-text.ts';
import styles from './application-status-page.module.css';

type Props = { bands: ApplicationStatusPageProps['testBands'] };

/** How tests went, in words; nothing before it is known how the application ended. */
export function TestResultBandList({ bands }: Props) {
  if (bands.length === 0) return null;
  return (
    <section className={styles['bands']} aria-labelledby="bands">
      <h2 id="bands">How your {bands.length === 1 ? 'test' : 'tests'} went</h2>
      <dl className={styles['status-facts']}>
        {bands.map(({ name, band }, i) => (
          <Fragment key={i}>
            <dt>{name}</dt>
            <dd>{capitaliseFirstLetter(band)}</dd>
          </Fragment>
        ))}
      </dl>
      <p>From the lowest on: {scoreBandNames.join(', ')}.</p>
    </section>
  );
}
