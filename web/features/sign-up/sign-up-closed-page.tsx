import { Link } from 'wouter';
import { SiteContactLink } from '../../parts/links/site-contact-link.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { SignUpPageFrame } from './sign-up-page-frame.tsx';

export function SignUpClosedPage() {
  return (
    <SignUpPageFrame title="sign-up is closed" back={staffPagePaths.welcome()}>
      <h1>New employers cannot sign up here</h1>
      <p>
        The accounts are made by hand. Write to <SiteContactLink /> to ask for one.
      </p>
      <p>
        Do you have an account already? <Link href={staffPagePaths.login()}>Log in</Link>
      </p>
    </SignUpPageFrame>
  );
}
