import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { AddressDirectory } from '../../cells/address-directory.ts';
import type { LogInName } from '../../cells/address-directory-hashes.ts';
import type { Services } from '../../services-type.ts';
import { findLogInNames, type LogInNameDbRow } from './sql/log-in-names.ts';

const PAGE = 2000;

type Database = Pick<Services, 'pools' | 'roles'>;

/**
 * Compares the directory of cells with the log-ins of this one: enters those that were there before it, or that a restored database
 * brought back, and releases the addresses of those that are gone.
 */
export async function reconcileAddressDirectory(services: Services): Promise<void> {
  const done = await services.directory?.reconcile(readLogInNames(services, null));
  if (done !== undefined && Object.values(done).some((count) => count > 0))
    services.log({ at: 'address-directory', ...done });
}

/**
 * Has everybody of an organisation log in in another cell from now on.
 * @throws whatever keeps the directory from being asked; it can be done again
 */
export async function setCellOfOrganisationAddresses(
  services: Database & { directory: AddressDirectory },
  { orgId, cell }: { orgId: number; cell: string },
): Promise<void> {
  for await (const names of readLogInNames(services, orgId))
    await services.directory.setCell(names, cell);
}

async function* readLogInNames(
  services: Database,
  orgId: number | null,
): AsyncGenerator<LogInName[]> {
  for (let after = 0; ; ) {
    const page = { orgId, after, most: PAGE };
    const rows = await runTransactionByDoor({ services, door: 'system' }, (db) =>
      findLogInNames(db, page),
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.flatMap(namesOf);
    after = last.loginId;
  }
}

function namesOf({ email, issuer, subject }: LogInNameDbRow): LogInName[] {
  return issuer === null || subject === null ? [{ email }] : [{ email }, { issuer, subject }];
}
