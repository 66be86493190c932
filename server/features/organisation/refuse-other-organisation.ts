import type { ActingMember } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';

/** @throws Refusal not-found: no organisation but the own one exists */
export function refuseOtherOrganisation(orgId: number, visitor: ActingMember): void {
  if (orgId !== visitor.orgId) throw new Refusal('not-found');
}
