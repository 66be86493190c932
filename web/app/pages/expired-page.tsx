import { pagePaths } from '../../net/paths.ts';
import { SiteContactLink } from '../../parts/links/contact-line.tsx';
import { BareMessagePage } from '../staff/bare-page.tsx';

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
        <a href={pagePaths.login()}>Back to log in</a>
      </p>
    </BareMessagePage>
  );
}
