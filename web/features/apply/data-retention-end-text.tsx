import type { DataRetentionEndOnPage } from '@evenhand/contract/data-requests/own-data-page-props-types.ts';
import { retentionHoldGroundWords } from '@evenhand/contract/retention/retention-holds.ts';
import { formatPlainDayWithMonth } from './format-plain-day-with-month.ts';

/** Until when everything is kept, and why; or what the time waits for. */
export function DataRetentionEndText({ kept }: { kept: DataRetentionEndOnPage }) {
  if (kept.kind === 'not-started')
    return (
      <p>
        {kept.why === 'open'
          ? 'The role is still open, so that the time has not begun. It begins once it is settled how the role ended.'
          : 'The role is closed, and it is not settled yet how it ended. The time begins with that.'}
      </p>
    );
  if (kept.kind === 'held')
    return (
      <p>
        It is held until <strong>{formatPlainDayWithMonth(kept.day)}</strong> and cannot be erased
        before. {retentionHoldGroundWords[kept.ground]}.
      </p>
    );
  return (
    <p>
      It is kept until <strong>{formatPlainDayWithMonth(kept.day)}</strong>, and erased in the night
      after.{' '}
      {kept.ground === 'agreed'
        ? 'You have agreed to hear of other roles until then.'
        : `That is ${kept.months === 1 ? 'one month' : `${kept.months} months`} after it was settled how the role ended. ${kept.reason}`}
    </p>
  );
}
