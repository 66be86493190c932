import type { Db } from '../../access/enter-door.ts';
import type { Config } from '../../config.ts';
import { installationFacts } from './rules/notice-facts.ts';
import { noteNoticeReadExpression } from './sql/privacy-notices.ts';

/** That the acting candidate has read the notice of this moment, as part of the statement by which they begin. */
export function noteNoticeRead(
  db: Db<'candidate'>,
  { config, now }: { config: Pick<Config, 'SMTP_URL'>; now: Date },
): ReturnType<typeof noteNoticeReadExpression> {
  return noteNoticeReadExpression(db, { installation: installationFacts(config.SMTP_URL), now });
}
