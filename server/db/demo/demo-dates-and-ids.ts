import { createHash } from 'node:crypto';

/** A moment so many days from today's midnight in UTC. */
export function dateFromToday(today: Date, days: number, hours = 9): Date {
  return new Date(today.getTime() + days * 86_400_000 + hours * 3_600_000);
}

/** A link of the demo that is the same in every installation, so that it can stand in a test. */
export function makeFixedDemoLinkToken(text: string): string {
  return createHash('sha256').update(`evenhand demo ${text}`).digest('base64url').slice(0, 24);
}

/** A version 4 uuid that follows from a text. */
export function uuidFromText(text: string): string {
  const hex = createHash('sha256').update(`evenhand demo ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
