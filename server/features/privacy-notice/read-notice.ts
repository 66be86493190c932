import type { NoticeSection } from '@evenhand/contract/data-requests/processing-records.ts';
import type { Db } from '../../access/enter-door.ts';
import type { Config } from '../../config.ts';
import { installationFacts, type NoticeFacts } from './rules/notice-facts.ts';
import { writeNotice } from './rules/write-notice.ts';
import { findNoticeFacts } from './sql/privacy-notices.ts';

type NoticeOfPlace = {
  config: Pick<Config, 'SMTP_URL'>;
  /** Of the role, if it names one. */
  country: string | null;
};

/** The notice of an organisation as it is now, and the organisation's own words beside it. */
export async function readNotice(
  db: Db<'public'> | Db<'candidate'> | Db<'staff'>,
  { config, country }: NoticeOfPlace,
): Promise<{ facts: NoticeFacts; sections: NoticeSection[]; statement: string | null }> {
  const facts = await findNoticeFacts(db, installationFacts(config.SMTP_URL));
  return { facts, sections: writeNotice(facts, country), statement: facts.statement };
}
