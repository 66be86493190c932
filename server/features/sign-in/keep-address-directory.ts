import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { LogInName } from '../../cells/address-directory-hashes.ts';
import type { Services } from '../../services-type.ts';
import { findLogInNames, type LogInNameDbRow } from './sql/log-in-names.ts';

const PAGE = 2000;

/**
 * Compares the directory of cells with the log-ins of this one: enters those that were there before it, or that a restored database
 * brought back, and releases the addresses of those that are gone.
 */
export async function reconcileAddressDirectory(services: Services): Promise<void> {
  const done = await services.directory?.reconcile(readLogInNames(services));
  if (done !== undefined && Object.values(done).some((count) => count > 0))
    services.log({ at: 'address-directory', ...done });
}

async function* readLogInNames(
  services: Pick<Services, 'pools' | 'roles'>,
): AsyncGenerator<LogInName[]> {
  for (let after = 0; ; ) {
    const page = { after, most: PAGE };
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
