import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type { confirmEoNotice, endEoNotice } from '@evenhand/contract/equal-opportunities.ts';
import { writeAuditEntry } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/route.ts';
import { otherLists } from './rules/ethnicity-lists.ts';
import { currentForm } from './rules/forms.ts';
import { basesOf } from './content/notice.ts';
import { readSettings } from './read-settings.ts';
import { endNotice, insertNotice, lockSettings } from './sql.ts';

/**
 * Records what candidates are told before they are asked, and on what ground answers are kept. The notice before stays
 * on record as ended.
 * @throws Refusal bad-input
 */
export async function confirmNotice({
  db,
  body,
  services,
  visitor,
  request,
}: EndpointContext<typeof confirmEoNotice>): Promise<EndpointResponse<typeof confirmEoNotice>> {
  const { eoSet, basis, text, ethnicityList } = body;
  if (!basesOf(eoSet).includes(basis))
    throw new Refusal('bad-input', { fields: { basis: 'This basis is not for this set.' } });
  const extraFields = [...new Set(body.extraFields)];
  const offered = currentForm(eoSet).questions.flatMap((question) =>
    question.offered === 'off' ? [question.field] : [],
  );
  if (extraFields.some((field) => !offered.includes(field)))
    throw new Refusal('bad-input', {
      fields: { extraFields: 'This set does not offer that question.' },
    });
  if (ethnicityList !== 'usual' && ethnicityList !== otherLists[eoSet]?.list)
    throw new Refusal('bad-input', {
      fields: { ethnicityList: 'This set does not offer that list.' },
    });
  const now = services.now();
  await lockSettings(db);
  await endNotice(db, eoSet, now);
  await insertNotice(db, { eoSet, basis, text, extraFields, ethnicityList, now });
  await writeAuditEntry(db, {
    kind: 'eo-notice-confirmed',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: request.id,
    details: {
      set: eoSet,
      basis,
      ...(extraFields.length > 0 && { extra: extraFields.join(' ') }),
      ...(ethnicityList !== 'usual' && { list: ethnicityList }),
    },
  });
  return readSettings(db, eoSet);
}

/**
 * Stops asking. What was answered stays: it is its candidates' to erase.
 * @throws Refusal not-found where nothing was confirmed
 */
export async function stopAsking({
  db,
  body: { eoSet },
  services,
  visitor,
  request,
}: EndpointContext<typeof endEoNotice>): Promise<EndpointResponse<typeof endEoNotice>> {
  await lockSettings(db);
  if (!(await endNotice(db, eoSet, services.now()))) throw new Refusal('not-found');
  await writeAuditEntry(db, {
    kind: 'eo-notice-ended',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: request.id,
    details: { set: eoSet },
  });
  return readSettings(db, eoSet);
}
