import { siteContactEmail } from '../../net/site-contact-email.ts';

/** In a sentence: an address to write to, or, where none is set, who would have to name one. */
export function SiteContactLink() {
  const email = siteContactEmail();
  return email === undefined ? 'whoever runs this site' : <a href={`mailto:${email}`}>{email}</a>;
}
