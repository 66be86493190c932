import type { DataProcessingRecords } from '@evenhand/contract/data-requests/data-processing-records.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { countPrivacyNoticeVersions } from '../privacy-notice/count-privacy-notice-versions.ts';
import { readPrivacyNotice } from '../privacy-notice/read-privacy-notice.ts';
import { buildDataProcessingRecords } from './rules/build-data-processing-records.ts';

/** Records of processing (Article 30 of the GDPR), made of the very facts that the notice is made of. */
export async function readDataProcessingRecords({
  db,
  config,
}: Pick<VisitorRequestContext, 'db' | 'config'>): Promise<DataProcessingRecords> {
  const { facts, sections } = await readPrivacyNotice(db, { config, country: null });
  return {
    ...buildDataProcessingRecords(facts),
    notice: { sections, versions: await countPrivacyNoticeVersions(db) },
  };
}
