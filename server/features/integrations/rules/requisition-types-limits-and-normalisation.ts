import { JOB_TITLE_CHARACTERS_MAX } from '@evenhand/contract/jobs.ts';
import { EmailAddress } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { htmlToPlainLine, htmlToPlainText } from './html-to-plain-text-or-one-clean-line.ts';

/** What every adapter answers, whatever it was called where it came from. */
export type Requisition = {
  title: string;
  description: string;
  location: string | null;
  dept: string | null;
  /** The last day, as `2026-11-30`. */
  closeDate: string | null;
  /** E-mail addresses of whoever hires. */
  team: string[];
};

/** The one thing that an adapter does. */
export type RequisitionSystemAdapter = {
  /** @throws Refusal integration-not-configured, requisition-not-found, upstream-error */
  fetchRequisition: (id: string) => Promise<Requisition>;
};

export const REQUISITION_DESCRIPTION_CHARACTERS_MAX = 20_000;
export const REQUISITION_DEPARTMENT_CHARACTERS_MAX = 100;
export const REQUISITION_LOCATION_CHARACTERS_MAX = 200;
const TEAM_MAX = 20;

type Reply = {
  title: string;
  description: string;
  location: string;
  dept: string;
  closeDate: string;
  team: string[];
};

/** As a draft can keep it: plain text, cut to fit, and nothing that is no date or no address. */
export function normaliseRequisition(reply: Reply): Requisition {
  return {
    title: htmlToPlainLine(reply.title, JOB_TITLE_CHARACTERS_MAX),
    description: htmlToPlainText(reply.description)
      .slice(0, REQUISITION_DESCRIPTION_CHARACTERS_MAX)
      .toWellFormed(),
    location: htmlToPlainLine(reply.location, REQUISITION_LOCATION_CHARACTERS_MAX) || null,
    dept: htmlToPlainLine(reply.dept, REQUISITION_DEPARTMENT_CHARACTERS_MAX) || null,
    closeDate: parseRequisitionDay(reply.closeDate),
    team: addressesIn(reply.team),
  };
}

/** `2026-11-30`, of itself or of a moment of that day in UTC; null of anything else. */
export function parseRequisitionDay(text: string): string | null {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text.trim()) ?? [];
  if (day === undefined || day < '1970') return null;
  const date = new Date(`${day}T00:00:00Z`);
  // A thirtieth of February is read as a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

function addressesIn(texts: string[]): string[] {
  const addresses = texts.slice(0, TEAM_MAX * 5).flatMap((text) => {
    const address = EmailAddress.safeParse(text);
    return address.success ? [address.data] : [];
  });
  return [...new Set(addresses)].slice(0, TEAM_MAX);
}
