import type { PrivacyNoticeSectionText } from '@evenhand/contract/data-requests/privacy-notice-section-text.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { Config } from '../../config.ts';
import {
  privacyNoticeInstallationFacts,
  type PrivacyNoticeFacts,
} from './rules/privacy-notice-facts.ts';
import { composePrivacyNoticeSectionTexts } from './rules/write-privacy-notice-and-list-data-recipients.ts';
import { findPrivacyNoticeFacts } from './sql/privacy-notice-facts-and-read-records.ts';

type NoticeOfPlace = {
  config: Pick<Config, 'SMTP_URL'>;
  /** Of the role, if it names one. */
  country: string | null;
};

/** The notice of an organisation as it is now, and the organisation's own words beside it. */
export async function readPrivacyNotice(
  db: Db<'public'> | Db<'candidate'> | Db<'staff'>,
  { config, country }: NoticeOfPlace,
): Promise<{
  facts: PrivacyNoticeFacts;
  sections: PrivacyNoticeSectionText[];
  statement: string | null;
}> {
  const facts = await findPrivacyNoticeFacts(db, privacyNoticeInstallationFacts(config.SMTP_URL));
  return {
    facts,
    sections: composePrivacyNoticeSectionTexts(facts, country),
    statement: facts.statement,
  };
}
