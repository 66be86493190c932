import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { hasJobImportFeature } from './sql/job-import-queries.ts';

/** @throws Refusal not-allowed where the organisation does not have the feature */
export async function checkJobImportFeatureGranted(db: Db<'staff'>): Promise<void> {
  if (await hasJobImportFeature(db)) return;
  throw new Refusal('not-allowed', {
    message:
      'Your organisation may not import roles yet. Request ‘Import from Jobvite’ under Settings, Your features.',
  });
}
