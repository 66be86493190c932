import { Link } from 'wouter';
import { contactEmail } from '../../contact-email.ts';
import { paths } from '../../paths.ts';
import { SignUpFrame } from './sign-up-frame.tsx';

export function ClosedPage() {
  const email = contactEmail();
  return (
    <SignUpFrame title="sign-up is closed" back={paths.welcome()}>
      <h1>New employers cannot sign up here</h1>
      <p>
        Whoever runs this site makes the accounts. Write to <a href={`mailto:${email}`}>{email}</a>{' '}
        to ask for one.
      </p>
      <p>
        Do you have an account already? <Link href={paths.login()}>Log in</Link>
      </p>
    </SignUpFrame>
  );
}
