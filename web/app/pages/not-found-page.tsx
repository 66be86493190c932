import { PageNotice } from '../../parts/notices/page-notice.tsx';

export function NotFoundPage() {
  return (
    <PageNotice title="Page not found">
      <p>There is nothing at this address, or it is not for you.</p>
    </PageNotice>
  );
}
