import { PageNotice } from '../../page-notice.tsx';

export function NotFoundPage() {
  return (
    <PageNotice title="Page not found">
      <p>There is nothing at this address, or you are not allowed to see it.</p>
    </PageNotice>
  );
}
