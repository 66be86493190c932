const REGION = /^(UTC|[A-Z][A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/;

/** A time zone by its name in the IANA's list; never an offset, which databases read the other way round. */
export function isIanaTimeZoneName(text: string): boolean {
  if (!REGION.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
}
