import * as holds from '@evenhand/contract/retention/retention-holds.ts';
import * as periods from '@evenhand/contract/retention/retention-periods.ts';
import * as plan from '@evenhand/contract/retention/retention-plan.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readRetentionPeriods, setRetentionPeriod } from '../organisation/set-retention-period.ts';
import { liftHoldWithReason, listHolds, makeHold } from './make-and-lift-holds.ts';
import { readRetentionOutlook } from './read-retention-outlook.ts';
import { findErasureProofs } from './sql/retention-outlook.ts';

export function addRetentionRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    periods.listRetentionPeriods,
    may.admin,
  )(({ visit }) => readRetentionPeriods(visit));
  addEndpointRoute(
    server,
    periods.setRetentionPeriod,
    may.admin,
  )(({ visit, body }) => setRetentionPeriod(visit, body));

  addEndpointRoute(
    server,
    plan.readRetentionOutlook,
    may.admin,
  )(({ visit }) => readRetentionOutlook(visit.db, visit.now));
  addEndpointRoute(
    server,
    plan.listErasureProofs,
    may.admin,
  )(async ({ visit }) => ({ proofs: await findErasureProofs(visit.db) }));

  addEndpointRoute(server, holds.listRetentionHolds, may.admin)(({ visit }) => listHolds(visit));
  addEndpointRoute(
    server,
    holds.addRetentionHold,
    may.admin,
  )(({ visit, body }) => makeHold(visit, body));
  addEndpointRoute(
    server,
    holds.liftRetentionHold,
    may.admin,
  )(({ visit, params: { holdId }, body: { reason } }) =>
    liftHoldWithReason(visit, { id: holdId, reason }),
  );
}
