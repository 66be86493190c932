import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { confirmEqualOpportunitiesNoticeEndpoint } from '@evenhand/contract/equal-opportunities.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { alternativeEthnicityListBySet } from './rules/ethnicity-lists-codes-and-preceding-questions.ts';
import { findCurrentEqualOpportunitiesForm } from './rules/current-forms-and-form-by-version.ts';
import { lawfulBasesOfEqualOpportunitiesSet } from './rules/lawful-bases-of-equal-opportunities-set.ts';
import { readEqualOpportunitiesSettings } from './read-equal-opportunities-settings.ts';
import {
  endEqualOpportunitiesNoticeRow,
  insertEqualOpportunitiesNoticeRow,
  lockEqualOpportunitiesSettings,
} from './sql/settings-and-notices.ts';

/**
 * Records what candidates are told before they are asked, and on what ground answers are kept. The notice before stays
 * on record as ended.
 * @throws Refusal bad-input
 */
export async function confirmEqualOpportunitiesNotice({
  visit,
  db,
  body,
  visitor,
}: EndpointContext<typeof confirmEqualOpportunitiesNoticeEndpoint>): Promise<
  ResponseOf<typeof confirmEqualOpportunitiesNoticeEndpoint>
> {
  const { eoSet, basis, text, ethnicityList } = body;
  if (!lawfulBasesOfEqualOpportunitiesSet(eoSet).includes(basis))
    throw new Refusal('bad-input', { fields: { basis: 'This basis is not for this set.' } });
  const extraFields = [...new Set(body.extraFields)];
  const offered = findCurrentEqualOpportunitiesForm(eoSet).questions.flatMap((question) =>
    question.offered === 'off' ? [question.field] : [],
  );
  if (extraFields.some((field) => !offered.includes(field)))
    throw new Refusal('bad-input', {
      fields: { extraFields: 'This set does not offer that question.' },
    });
  if (ethnicityList !== 'usual' && ethnicityList !== alternativeEthnicityListBySet[eoSet]?.list)
    throw new Refusal('bad-input', {
      fields: { ethnicityList: 'This set does not offer that list.' },
    });
  const { now } = visit;
  await lockEqualOpportunitiesSettings(db);
  await endEqualOpportunitiesNoticeRow(db, eoSet, now);
  await insertEqualOpportunitiesNoticeRow(db, {
    eoSet,
    basis,
    text,
    extraFields,
    ethnicityList,
    now,
  });
  await writeAuditEntry(db, {
    kind: 'eo-notice-confirmed',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: visit.requestId,
    details: {
      set: eoSet,
      basis,
      ...(extraFields.length > 0 && { extra: extraFields.join(' ') }),
      ...(ethnicityList !== 'usual' && { list: ethnicityList }),
    },
  });
  return readEqualOpportunitiesSettings(db, eoSet);
}
