import { logOutEndpoint } from '@evenhand/contract/sign-in.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './operator.module.css';

type Props = {
  cell: string;
  /** Where the operator goes on once they are in. */
  path: string;
};

/** What is read from another cell is changed there alone, by whoever is its operator. */
export function LogInToOtherCellSection({ cell, path }: Props) {
  const leave = useEndpointMutation(logOutEndpoint, { refreshes: [] });
  return (
    <section className={styles['operator-card']} aria-labelledby="operator-other-cell">
      <h2 id="operator-other-cell">{`In cell ${cell}`}</h2>
      {leave.error && <ErrorNote>You are still logged in here. Try again.</ErrorNote>}
      <p className={styles['operator-says']}>
        You look at it from your own cell, where nothing of it can be changed. To act on it, log in
        with your log-in of cell {cell}. If you have none, <code>npm run operator -- add</code>{' '}
        makes one there.
      </p>
      <div className={styles['operator-acts']}>
        <Button
          busy={leave.isPending}
          onClick={() =>
            // By a full load, so that nothing of the one log-in stays in memory for the other.
            leave.mutate({}, { onSuccess: () => location.assign(staffPagePaths.login({ path })) })
          }
        >
          {`Log in to cell ${cell}`}
        </Button>
      </div>
    </section>
  );
}
