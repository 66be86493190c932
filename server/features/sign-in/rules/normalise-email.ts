/** The one form in which addresses of log-ins are kept and compared. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
