import * as z from 'zod/mini';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { unsealValue } from '../../crypto/seal-value.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type JobviteRequisitionOrProblem,
  jobviteProblemWords,
  classifyJobviteResponse,
} from './classify-jobvite-response-and-problem-words.ts';
import type { RequisitionSystemAdapter } from './rules/requisition-types-limits-and-normalisation.ts';
import { findJobviteAccount } from './sql/jobvite-account.ts';

const Keys = z.strictObject({ apiKey: z.string(), secret: z.string() });
type Account = z.infer<typeof Keys> & { companyId: string };
type JobviteServices = Pick<Services, 'pools' | 'roles' | 'config' | 'askService' | 'log'>;

/** Where the access of an organisation is sealed: it opens for no other organisation. */
export const sealedPlaceOfJobviteKeys = (orgId: number) =>
  ({ table: 'core.jobvite_account', row: orgId, column: 'sealed' }) as const;

/** Requisitions as Jobvite's API of the second version tells them. */
export function createJobviteRequisitionSystem(
  services: JobviteServices,
  orgId: number,
): RequisitionSystemAdapter {
  return {
    fetchRequisition: async (id) => {
      const verdict = await fetchJobviteRequisition(services, { orgId, id });
      if ('problem' in verdict)
        throw new Refusal('upstream-error', { message: jobviteProblemWords[verdict.problem] });
      if (verdict.found === null) throw new Refusal('requisition-not-found');
      return verdict.found;
    },
  };
}

/**
 * Asks for one requisition by its id.
 * @throws Refusal integration-not-configured
 */
export async function fetchJobviteRequisition(
  services: JobviteServices,
  { orgId, id }: { orgId: number; id: string },
): Promise<JobviteRequisitionOrProblem> {
  const { config, askService, log } = services;
  const { companyId, apiKey, secret } = await loadAccount(services, orgId);
  const search = new URLSearchParams({ companyId, requisitionId: id, start: '1', count: '10' });
  const outcome = await askService({
    url: `${config.JOBVITE_URL}/api/v2/job?${search.toString()}`,
    headers: { 'x-jvi-api': apiKey, 'x-jvi-sc': secret },
  });
  const verdict = classifyJobviteResponse(outcome, id);
  if ('problem' in verdict) log({ at: 'jobvite', orgId, problem: verdict.problem });
  return verdict;
}

/** The door of background work alone reads what is sealed. */
async function loadAccount(services: JobviteServices, orgId: number): Promise<Account> {
  const actor = { orgId, actorId: null };
  const account = await runTransactionByDoor(
    { services, door: 'system', actor },
    findJobviteAccount,
  );
  if (account === undefined)
    throw new Refusal('integration-not-configured', {
      message: 'Jobvite is not set up. Give your company id and keys under Settings, Integrations.',
    });
  const keys = z.parse(
    Keys,
    JSON.parse(unsealValue(account.sealed, sealedPlaceOfJobviteKeys(orgId), services.config)),
  );
  return { ...keys, companyId: account.companyId };
}
