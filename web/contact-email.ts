/** Whom to write to about this installation; the server puts it into the page. */
export function contactEmail(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="contact-email"]');
  const email = meta?.content ?? '';
  return email.includes('@') ? email : `contact@${location.hostname}`;
}
