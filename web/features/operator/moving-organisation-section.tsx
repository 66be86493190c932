import type { OperatorOrganisation } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { formatDateTime } from '../../parts/time/format-date-time.ts';
import styles from './operator.module.css';

type Props = {
  organisation: Pick<OperatorOrganisation, 'slug'> & {
    move: NonNullable<OperatorOrganisation['move']>;
  };
};

/** A move takes minutes: one that is older was interrupted, and nobody of the organisation can save anything until it goes on. */
export function MovingOrganisationSection({ organisation: { slug, move } }: Props) {
  return (
    <section className={styles['operator-card']} aria-labelledby="operator-move">
      <h2 id="operator-move">{`On its way to cell ${move.cell}`}</h2>
      <p className={styles['operator-says']}>
        {`Since ${formatDateTime(move.since)} its people and candidates can read, and whoever saves is asked to come again. `}
        A move takes minutes. If it was interrupted,{' '}
        <code>{`npm run operator -- move ${slug} ${move.cell}`}</code> goes on with it, with the
        settings of the cell that it is in; the same with <code>--undo</code> takes it back.
      </p>
    </section>
  );
}
