import styles from './rating-anchors-illustration.module.css';

const STARS = [1, 2, 3, 4, 5];
const ANCHORS: Record<number, string> = {
  1: 'the plausible mistake',
  3: 'does the obvious, leaves something out',
  5: 'your best colleague on a good day',
};

/** A scale of five of which three points are fixed by words. */
export function RatingAnchorsIllustration() {
  return (
    <figure className={styles['anchors']}>
      <ol>
        {STARS.map((stars) => (
          <li key={stars} className={ANCHORS[stars] ? styles['is-anchor'] : undefined}>
            <span className={styles['anchors-bar']} aria-hidden="true" />
            <strong>{stars === 1 ? '1 star' : `${stars} stars`}</strong>
            <span className={styles['anchors-words']}>{ANCHORS[stars] ?? 'between'}</span>
          </li>
        ))}
      </ol>
      <figcaption>Three anchors hold a scale of five.</figcaption>
    </figure>
  );
}
