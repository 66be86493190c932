import { PageNotice } from '../notices/page-notice.tsx';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';

/** Instead of a page about one role: it is not there, not for this person, or did not arrive. */
export function JobNotLoadedNotice({ code, onRetry }: { code: string; onRetry: () => unknown }) {
  if (code === 'not-found') {
    return (
      <PageNotice title="This role does not exist, or is not for you">
        <p>If you should see it, ask an admin of your organisation to put you on its team.</p>
      </PageNotice>
    );
  }
  return (
    <PageNotice title="Role">
      <LoadFailureNote onRetry={onRetry}>
        We could not load this role. Nothing was changed.
      </LoadFailureNote>
    </PageNotice>
  );
}
