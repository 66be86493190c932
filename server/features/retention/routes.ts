import * as holds from '@evenhand/contract/retention/retention-holds.ts';
import * as periods from '@evenhand/contract/retention/retention-periods.ts';
import * as plan from '@evenhand/contract/retention/retention-outlook-and-erasure-proofs.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import {
  readRetentionPeriods,
  setRetentionPeriod,
} from '../organisation/read-and-set-retention-periods.ts';
import {
  liftRetentionHoldWithReason,
  listRetentionHoldsForMember,
  makeRetentionHold,
} from './list-make-and-lift-retention-holds.ts';
import { readRetentionOutlook } from './read-retention-outlook-and-count-erasures.ts';
import { findErasureProofs } from './sql/application-group-retention-and-erasure-proofs.ts';

export function addRetentionRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    periods.listRetentionPeriodsEndpoint,
    may.admin,
  )(({ visit }) => readRetentionPeriods(visit));
  addEndpointRoute(
    server,
    periods.setRetentionPeriodEndpoint,
    may.admin,
  )(({ visit, body }) => setRetentionPeriod(visit, body));

  addEndpointRoute(
    server,
    plan.findRetentionOutlookEndpoint,
    may.admin,
  )(({ visit }) => readRetentionOutlook(visit.db, visit.now));
  addEndpointRoute(
    server,
    plan.listErasureProofsEndpoint,
    may.admin,
  )(async ({ visit }) => ({ proofs: await findErasureProofs(visit.db) }));

  addEndpointRoute(
    server,
    holds.listRetentionHoldsEndpoint,
    may.admin,
  )(({ visit }) => listRetentionHoldsForMember(visit));
  addEndpointRoute(
    server,
    holds.addRetentionHoldEndpoint,
    may.admin,
  )(({ visit, body }) => makeRetentionHold(visit, body));
  addEndpointRoute(
    server,
    holds.liftRetentionHoldEndpoint,
    may.admin,
  )(({ visit, params: { holdId }, body: { reason } }) =>
    liftRetentionHoldWithReason(visit, { id: holdId, reason }),
  );
}
