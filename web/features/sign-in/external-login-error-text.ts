import { siteContactEmail } from '../../net/site-contact-email.ts';

/** What to say when logging in elsewhere brought the visitor back here. */
export function externalLoginErrorText(loginError: string | null): string | undefined {
  if (loginError === 'userError') {
    return 'Sorry, it looks like you don’t have an account with the product, please reach out to your account admin to get added to this account. If you are a candidate there is no need to log-in, you can find the link to your application in your email';
  }
  if (loginError === 'unknownError') {
    return `An unknown error occurred. Please try again and if this problem persists please contact ${whom()}`;
  }
  return undefined;
}

function whom(): string {
  const email = siteContactEmail();
  return email === undefined ? 'whoever runs this site' : `us at ${email}`;
}
