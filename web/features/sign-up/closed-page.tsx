import { Link } from 'wouter';
import { ContactLine } from '../../parts/links/contact-line.tsx';
import { paths } from '../../net/paths.ts';
import { SignUpFrame } from './sign-up-frame.tsx';

export function ClosedPage() {
  return (
    <SignUpFrame title="sign-up is closed" back={paths.welcome()}>
      <h1>New employers cannot sign up here</h1>
      <p>
        The accounts are made by hand. Write to <ContactLine /> to ask for one.
      </p>
      <p>
        Do you have an account already? <Link href={paths.login()}>Log in</Link>
      </p>
    </SignUpFrame>
  );
}
