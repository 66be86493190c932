import type { OwnRetentionPeriod } from '../../organisation/rules/find-retention-periods-and-home-country.ts';

/** What the server itself knows; the rest follows from the settings of the organisation. */
export type PrivacyNoticeInstallationFacts = {
  /** Which of our wordings the facts are put into; goes up when the words say something else. */
  wording: number;
  /** Who carries e-mails, if that is set. */
  mailHost: string | null;
};

/** All that a notice says, and nothing else: the same facts give the same notice, word for word. */
export type PrivacyNoticeFacts = PrivacyNoticeInstallationFacts & {
  controller: string;
  contact: string | null;
  locale: string;
  statement: string | null;
  /** Of the organisation's own; what it says nothing of is kept as long as is usual. */
  periods: OwnRetentionPeriod[];
  webhookHosts: string[];
  asksEqualOpportunities: boolean;
};

const WORDING = 1;

/** @param smtpUrl undefined where e-mails go nowhere */
export function privacyNoticeInstallationFacts(
  smtpUrl: string | undefined,
): PrivacyNoticeInstallationFacts {
  return {
    wording: WORDING,
    mailHost: smtpUrl === undefined ? null : new URL(smtpUrl).hostname,
  };
}
