import type { KeptUntilOnPage } from '@evenhand/contract/data-requests/your-data-page-props.ts';
import { holdGroundWords } from '@evenhand/contract/retention/retention-holds.ts';
import { formatLongDay } from '../../parts/time/format-long-day.ts';

/** Until when everything is kept, and why; or what the time waits for. */
export function KeptUntilText({ kept }: { kept: KeptUntilOnPage }) {
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
        It is held until <strong>{plainDay(kept.day)}</strong> and cannot be erased before.{' '}
        {holdGroundWords[kept.ground]}.
      </p>
    );
  return (
    <p>
      It is kept until <strong>{plainDay(kept.day)}</strong>, and erased in the night after.{' '}
      {kept.ground === 'agreed'
        ? 'You have agreed to hear of other roles until then.'
        : `That is ${kept.months === 1 ? 'one month' : `${kept.months} months`} after it was settled how the role ended. ${kept.reason}`}
    </p>
  );
}

/** '3 May 2026' of a day without an hour. */
export function plainDay(day: string): string {
  return formatLongDay(new Date(`${day}T00:00:00Z`), 'UTC');
}
