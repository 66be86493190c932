import { findReviewToken } from '@evenhand/contract/review.ts';
import type { ReactNode } from 'react';
import { paths } from './paths.ts';
import { Button } from './ui/button.tsx';
import { showToast } from './ui/toast.ts';
import { useCommand } from './use-call.ts';

type Props = { jobId: number; look?: 'primary' | 'link'; children: ReactNode };

/** Leads a member to their own reviews on a role; the personal link is asked for only then. */
export function OwnReviewsLink({ jobId, look = 'link', children }: Props) {
  const token = useCommand(findReviewToken, { refreshes: [] });

  function open() {
    token.mutate(
      { params: { jobId } },
      {
        onSuccess: ({ token: { hash } }) => location.assign(paths.reviewApp(hash)),
        onError: (error) =>
          showToast({ text: `Your reviews could not be opened. ${error.message}` }),
      },
    );
  }

  return (
    <Button look={look} busy={token.isPending} onClick={open}>
      {children}
    </Button>
  );
}
