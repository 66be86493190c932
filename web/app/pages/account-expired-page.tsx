import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { SiteContactLink } from '../../parts/links/site-contact-link.tsx';
import { BareMessagePage } from '../staff/bare-message-page.tsx';

export function AccountExpiredPage() {
  return (
    <BareMessagePage title="Your organisation’s account has expired">
      <p>
        Nobody in your organisation can log in for now. Nothing was deleted: roles, candidates and
        reviews are kept.
      </p>
      <p>
        To open the account again, write to <SiteContactLink />.
      </p>
      <p>
        <a href={staffPagePaths.login()}>Back to log in</a>
      </p>
    </BareMessagePage>
  );
}
