import { paths } from '../../net/paths.ts';
import { ContactLine } from '../../parts/links/contact-line.tsx';
import { BarePage } from '../staff/bare-page.tsx';

export function ExpiredPage() {
  return (
    <BarePage title="Your organisation’s account has expired">
      <p>
        Nobody in your organisation can log in for now. Nothing was deleted: roles, candidates and
        reviews are kept.
      </p>
      <p>
        To open the account again, write to <ContactLine />.
      </p>
      <p>
        <a href={paths.login()}>Back to log in</a>
      </p>
    </BarePage>
  );
}
