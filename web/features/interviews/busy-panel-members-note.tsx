import { findBusyPanelMembersAtTimesEndpoint } from '@evenhand/contract/interviews/busy-panel-members-endpoints.ts';
import type { ClientRequestOf } from '@evenhand/contract/endpoint.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { describeBusyPanelMembers } from './describe-busy-panel-members.ts';
import styles from './interview-dialogs.module.css';

type Props = {
  jobId: number;
  roundId: number;
  /** The times that would be laid. */
  times: ClientRequestOf<typeof findBusyPanelMembersAtTimesEndpoint>['body'];
  count: number;
};

/** Who of the panel is busy at times that are being chosen. It keeps nobody from choosing: what is not known is not said. */
export function BusyPanelMembersNote({ jobId, roundId, times, count }: Props) {
  const busy = useEndpointQuery(findBusyPanelMembersAtTimesEndpoint, {
    params: { id: jobId, roundId },
    body: times,
  });
  if (busy.data === undefined || busy.isError) return null;
  const now = new Date(busy.dataUpdatedAt);
  return (
    <BusyPanelMemberLines lines={describeBusyPanelMembers(busy.data, { times: count, now })} />
  );
}

export function BusyPanelMemberLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles['dialog-meta']} aria-label="Calendars of the panel">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
