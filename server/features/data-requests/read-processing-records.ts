import type { ProcessingRecords } from '@evenhand/contract/data-requests/processing-records.ts';
import type { Visit } from '../../access/visit.ts';
import { countNoticeVersions } from '../privacy-notice/count-notice-versions.ts';
import { readNotice } from '../privacy-notice/read-notice.ts';
import { processingRecords } from './rules/processing-records.ts';

/** Records of processing (Article 30 of the GDPR), made of the very facts that the notice is made of. */
export async function readProcessingRecords({
  db,
  config,
}: Pick<Visit, 'db' | 'config'>): Promise<ProcessingRecords> {
  const { facts, sections } = await readNotice(db, { config, country: null });
  return {
    ...processingRecords(facts),
    notice: { sections, versions: await countNoticeVersions(db) },
  };
}
