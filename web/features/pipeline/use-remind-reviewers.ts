import {
  findReviewProgressEndpoint,
  remindReviewersEndpoint,
} from '@evenhand/contract/review/review-progress-and-reminders.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

export type RemindReviewersCommand = ReturnType<typeof useRemindReviewers>;

/** Sends a reminder to one reviewer, or to all with answers left, and says to whom it goes. */
export function useRemindReviewers(jobId: number) {
  const command = useEndpointMutation(remindReviewersEndpoint, {
    refreshes: [findReviewProgressEndpoint],
  });
  const body = command.variables?.body;

  return {
    isPending: command.isPending,
    /** Who is being reminded. */
    who: body?.reviewerId ?? 'all',
    remind(who: number | 'all') {
      command.mutate(
        { params: { jobId }, body: who === 'all' ? {} : { reviewerId: who } },
        {
          onSuccess: ({ reminded }) =>
            showToast({ text: `A reminder is on its way to ${inARow(reminded)}.` }),
          onError: (error) => showToast({ text: `Nothing was sent. ${error.message}` }),
        },
      );
    },
  };
}

const NAMED_AT_MOST = 3;

function inARow(names: readonly string[]): string {
  if (names.length > NAMED_AT_MOST) return `${names.length} reviewers`;
  return new Intl.ListFormat('en-GB').format(names);
}
