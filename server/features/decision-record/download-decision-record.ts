import type { downloadDecisionRecordEndpoint as promise } from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { EndpointPrepareStepBeforeTransaction } from '../../http/add-endpoint-route.ts';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import { Refusal } from '../../http/refusal.ts';
import { spoolResponseTextThroughFile } from '../../http/spool-text-through-file.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { readPublishedJobDemographics } from '../disclosure/read-published-job-demographics.ts';
import { runUntilClientDisconnects } from '../reporting/run-until-or-signal-when-client-leaves.ts';
import { loadJobOfDecisionRecord } from './load-job-of-decision-record.ts';
import { findWhatOpeningNamesWaitsFor } from './read-record-overview-and-blindness-certificate.ts';
import { readDecisionRecordSections } from './read-decision-record-sections.ts';
import { decisionRecordJsonLayout } from './rules/decision-record-json-layout.ts';
import { decisionRecordPageLayout } from './rules/decision-record-page-layout.ts';
import { writeDecisionRecordFile } from './write-decision-record-file.ts';

/** A record of thousands takes a connection for seconds: the others are for those who work. */
const inTurn = createConcurrencyLimiter({ atOnce: 2, waitingMax: 20 });

/**
 * A role's decision record, of one moment however long it takes and whatever is decided meanwhile: it is written down whole before
 * its first byte leaves, so that a slow reader holds nobody up. Its root stands in the audit trail from then on.
 * @throws Refusal not-found, not-allowed, own-reviews-open, record-waits-for-release, busy
 */
export const downloadDecisionRecord: EndpointPrepareStepBeforeTransaction<
  typeof promise,
  ResponseOf<typeof promise>
> = async ({ visit, db, visitor, params: { jobId }, query, services, request }) => {
  const { edition, format } = query;
  const { zone } = await loadJobOfDecisionRecord(visit, { jobId });
  if (edition === 'identity' && (await findWhatOpeningNamesWaitsFor(db, jobId)) !== null)
    throw new Refusal('record-waits-for-release');
  const name = `decision-record-${jobId}-${edition}-${todayInZone(zone, visit.now)}.${format}`;
  const layout =
    format === 'html'
      ? decisionRecordPageLayout(`Decision record, role ${jobId}`)
      : decisionRecordJsonLayout;
  return () =>
    runUntilClientDisconnects(request, (signal) =>
      inTurn(async () => {
        const of = { orgId: visitor.orgId, jobId };
        const diversity = await readPublishedJobDemographics(services, of);
        const pieces = await runTransactionByDoor(
          { services, door: 'staff', actor: visitor, signal, isOneMoment: true },
          (own) => {
            const wish = { jobId, edition, services, diversity };
            const keepRoot = (made: { root: string; sections: number }) =>
              writeAuditEntry(own, {
                kind: 'record-made',
                actorKind: 'member',
                subject: `job ${jobId}`,
                requestId: visit.requestId,
                details: { edition, format, ...made },
              });
            const sections = readDecisionRecordSections({ ...visit, db: own }, wish);
            return spoolResponseTextThroughFile(
              services.config.DATA_DIR,
              writeDecisionRecordFile(layout, sections, keepRoot),
            );
          },
        );
        return { name, pieces, ...(format === 'json' && { type: 'application/json' as const }) };
      }, signal),
    );
};
