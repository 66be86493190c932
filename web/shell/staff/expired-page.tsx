import { paths } from '../../paths.ts';
import { contactEmail } from '../../contact-email.ts';
import { BarePage } from './bare-page.tsx';

export function ExpiredPage() {
  const email = contactEmail();
  return (
    <BarePage title="Your organisation’s account has expired">
      <p>
        Nobody in your organisation can log in for now. Nothing was deleted: roles, candidates and
        reviews are kept.
      </p>
      <p>
        To open the account again, write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <p>
        <a href={paths.login()}>Back to log in</a>
      </p>
    </BarePage>
  );
}
