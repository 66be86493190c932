import type { JobImportSources } from '@evenhand/contract/integrations/imports.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../access/enter.ts';
import { sealValue } from '../../crypto/seal.ts';
import type { Member } from '../../access/staff.ts';
import { writeAuditEntry } from '../../events/record.ts';
import { checkGranted } from './check-granted.ts';
import { accountPlace } from './jobvite.ts';
import { findImportSources } from './sql/imports.ts';
import { removeAccount, replaceAccount } from './sql/jobvite-account.ts';

type Command = { member: Member; requestId: string };

/** Keeps the access to Jobvite, sealed, in place of any before. */
export async function setJobvite(
  db: Db<'staff'>,
  {
    member,
    config,
    requestId,
    companyId,
    apiKey,
    secret,
  }: Command & { config: Config; companyId: string; apiKey: string; secret: string },
): Promise<JobImportSources> {
  await checkGranted(db);
  const sealed = sealValue(JSON.stringify({ apiKey, secret }), accountPlace(member.orgId), config);
  await replaceAccount(db, { companyId, sealed, memberId: member.actorId });
  await writeAuditEntry(db, {
    kind: 'jobvite-set',
    actorKind: 'member',
    subject: `organisation ${member.orgId}`,
    requestId,
  });
  return findImportSources(db);
}

export async function dropJobvite(db: Db<'staff'>, { member, requestId }: Command): Promise<void> {
  if (!(await removeAccount(db))) return;
  await writeAuditEntry(db, {
    kind: 'jobvite-removed',
    actorKind: 'member',
    subject: `organisation ${member.orgId}`,
    requestId,
  });
}
