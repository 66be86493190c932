import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { signUpWithPasswordEndpoint } from '@evenhand/contract/sign-up.ts';
import { cellPrefix } from '../../cells/cell-of-tokens-and-ids.ts';
import { switchTransactionToDoor } from '../../access/transactions-by-door-or-token.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { addMemberWithLoginAccount } from '../organisation/add-member-with-login-account.ts';
import { findBuiltInJobTemplate } from '../job-templates/find-built-in-job-template.ts';
import { startJobFromTemplate } from '../builder/start-job-from-template.ts';
import { loadCommonPasswords } from '../sign-in/common-passwords.ts';
import {
  switchDoorToOrganisationOfLogin,
  startSessionOfLogin,
} from '../sign-in/complete-login-or-ask-for-code.ts';
import { hashPassword } from '../sign-in/hash-password.ts';
import { findPasswordProblem } from '../sign-in/rules/password-policy.ts';
import { draftJobFromAdvert } from '../advert-analysis/draft-job-from-advert.ts';
import { makeOrganisationSlug } from './rules/organisation-slug.ts';
import {
  type ConfirmedSignUp,
  findSignUpAdvert,
  findConfirmedSignUp,
  createOrganisationOfSignUpInDatabase,
  setOwnFirstPasswordHashInDatabase,
} from './sql/sign-up-queries.ts';

const SLUG_TAIL_BYTES = 4;

/**
 * Makes the organisation of whoever opened the mailed link, with them as its first admin, and logs them in. All of it or
 * nothing: of many who do it at once, with one link or with several to the same address, one succeeds.
 * @throws Refusal link-expired, bad-input
 */
export async function finishSignUp(
  context: EndpointContext<typeof signUpWithPasswordEndpoint>,
): Promise<ResponseOf<typeof signUpWithPasswordEndpoint>> {
  const { db, body, services } = context;
  if (services.config.SIGNUP === 'closed') throw new Refusal('sign-up-closed');
  const signUp = await findConfirmedSignUp(db, body.token);
  if (signUp === undefined) throw new Refusal('link-expired');
  checkPassword(body.password, signUp);
  const passwordHash = await hashPassword(body.password);
  const cell = cellPrefix(services.config);
  const ownSlug = makeOrganisationSlug(
    signUp.orgName,
    randomBytes(SLUG_TAIL_BYTES).toString('hex'),
  );
  const slug = cell === '' ? ownSlug : `${cell}~${ownSlug}`;
  // Asked for before: a link that was used leads to nothing any more.
  const advert = await findSignUpAdvert(db, body.token);
  const orgId = await createOrganisationOfSignUpInDatabase(db, { token: body.token, slug });
  if (orgId === undefined) throw new Refusal('link-expired');
  const login = await makeFirstAdmin(context, { ...signUp, orgId, passwordHash, advert });
  const door = await switchDoorToOrganisationOfLogin(db, services, login);
  return {
    csrfToken: await startSessionOfLogin({ ...context, db: door }, login),
    redirect: login.redirect,
  };
}

type Founded = ConfirmedSignUp & { orgId: number; passwordHash: string; advert: string | null };

async function makeFirstAdmin(
  { visit, services }: EndpointContext<typeof signUpWithPasswordEndpoint>,
  { orgId, passwordHash, advert, ...person }: Founded,
): Promise<{ loginId: number; orgId: number; memberId: number; redirect: string }> {
  const staff = await switchTransactionToDoor(visit.db, services.roles, 'staff', {
    orgId,
    actorId: null,
  });
  const { firstName, lastName, email, jobTitle } = person;
  const admin = { firstName, lastName, email, jobTitle, role: 'ADMIN' } as const;
  const { memberId, login } = await addMemberWithLoginAccount({ db: staff, services }, admin);
  // Somebody with the same address was faster; the whole transaction is taken back.
  if (login === 'taken') throw new Refusal('link-expired');
  const own = await switchTransactionToDoor(visit.db, services.roles, 'staff', {
    orgId,
    actorId: memberId,
  });
  const loginId = await setOwnFirstPasswordHashInDatabase(own, passwordHash);
  const { now, requestId, config } = visit;
  await writeAuditEntry(own, {
    kind: 'organisation-founded',
    actorKind: 'member',
    subject: `organisation ${orgId}`,
    requestId,
  });
  const member = { orgId, actorId: memberId, role: 'ADMIN', impersonationId: null } as const;
  const first = { db: own, member, now, requestId, config };
  const { templateId } = person;
  // Whoever came from a template finds it as their first role; an address somebody made up brings none.
  if (templateId !== null && findBuiltInJobTemplate(templateId) !== undefined)
    await startJobFromTemplate(first, { templateId, ownerId: memberId });
  if (advert === null) return { loginId, orgId, memberId, redirect: '/dashboard' };
  const jobId = await draftJobFromAdvert(first, { advert });
  return { loginId, orgId, memberId, redirect: `/builder/${jobId}/description` };
}

function checkPassword(password: string, { email, orgName }: ConfirmedSignUp): void {
  const problem = findPasswordProblem(
    password,
    { email, orgName, hasTwoFactor: false },
    loadCommonPasswords(),
  );
  if (problem !== null) throw new Refusal('bad-input', { fields: { password: problem } });
}
