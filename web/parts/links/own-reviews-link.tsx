import { type ReactNode, useState } from 'react';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Props = { jobId: number; look?: 'primary' | 'link'; children: ReactNode };

/** Leads a member to their own reviews on a role; the personal link, and the call for it, are asked for only then. */
export function OwnReviewsLink({ jobId, look = 'link', children }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    try {
      const { findOwnReviewLinkTokenEndpoint: findOwnReviewLinkToken } = await loadChunkWithRetry(
        () => import('@evenhand/contract/review/blind-review.ts'),
      );
      const { token } = await callEndpoint(findOwnReviewLinkToken, { params: { jobId } });
      location.assign(staffPagePaths.reviewApp(token.hash));
    } catch (error) {
      // Both throw errors with words for whoever sits there.
      showToast({ text: `Your reviews could not be opened. ${(error as Error).message}` });
    }
    setBusy(false);
  }

  return (
    <Button look={look} busy={isBusy} onClick={open}>
      {children}
    </Button>
  );
}
