import {
  type CalendarFeedDetailLevel,
  listInterviewCalendarFeedsEndpoint,
  makeInterviewCalendarFeedEndpoint,
} from '@evenhand/contract/interviews/calendar-feeds.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { interviewCalendarFeedDetailLevelWords } from './interview-calendar-feed-detail-level-words.ts';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './interview-calendar-feeds-section.module.css';

type Props = {
  detail: CalendarFeedDetailLevel;
  /** Null while there is no address. */
  madeAt: Date | null;
  /** Just made, and shown this once. */
  url: string | null;
  onMade: (url: string) => void;
  /** Whether another takes its place. */
  onEnd: (isAnew: boolean) => void;
};

export function InterviewCalendarFeedListItem({ detail, madeAt, url, onMade, onEnd }: Props) {
  const { name, says } = interviewCalendarFeedDetailLevelWords[detail];
  const make = useEndpointMutation(makeInterviewCalendarFeedEndpoint, {
    refreshes: [listInterviewCalendarFeedsEndpoint],
  });
  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p>{says}</p>
        <p>
          {madeAt === null
            ? 'There is no address.'
            : `There is an address, made on ${formatDayOfMomentShort(madeAt)}.`}
        </p>
      </div>
      {make.error && <ErrorNote>{make.error.message}</ErrorNote>}
      {url !== null && (
        <div className={styles['feed-address']}>
          <TextInputField
            label="Secret address"
            hint="Shown this once and kept nowhere. If it is lost, make it anew."
            value={url}
            readOnly
          />
          <CopyButton text={url} label={`Copy the address: ${name}`}>
            Copy
          </CopyButton>
        </div>
      )}
      <div className={settingsPartStyles['settings-acts']}>
        {madeAt === null ? (
          <Button
            size="small"
            aria-label={`Make address: ${name}`}
            busy={make.isPending}
            onClick={() =>
              make.mutate({ body: { detail } }, { onSuccess: (answer) => onMade(answer.url) })
            }
          >
            Make address
          </Button>
        ) : (
          <>
            <Button size="small" aria-label={`Make anew: ${name}`} onClick={() => onEnd(true)}>
              Make anew
            </Button>
            <Button size="small" aria-label={`Revoke: ${name}`} onClick={() => onEnd(false)}>
              Revoke
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
