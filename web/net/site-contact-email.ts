/** Whom to write to about this installation, where somebody was named; the server puts it into the page. */
export function siteContactEmail(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="contact-email"]');
  const email = meta?.content ?? '';
  return email.includes('@') ? email : undefined;
}
