import { zipSync, strToU8 } from 'fflate';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import { readAllDataOfOwnApplication } from './read-held-data-of-own-application.ts';
import { makeDataExportFiles } from './rules/make-data-export-files.ts';
import {
  type DataExportToBuild,
  emptyExpiredDataExportRows,
  findDataExportsToBuild,
  findOrganisationsWithDataRequests,
  updateDataExportRowWithFile,
} from './sql/find-store-and-empty-data-exports.ts';

const EXPORTS_A_PASS = 20;

type NeededServices = Pick<Services, 'pools' | 'roles' | 'now' | 'hint' | 'config'>;

/**
 * Builds the files that candidates have asked for, and removes those whose days are over. What is read is read by the
 * candidate's own door, which shows nobody else; the file is stored whole, with the news of it, in one transaction: whoever is
 * stopped in between has stored nothing, and the next pass begins anew.
 */
export async function buildAndExpireDataExports(services: NeededServices): Promise<void> {
  const orgs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithDataRequests(db, services.now()),
  );
  for (const orgId of orgs) await buildOfOrganisation(services, orgId);
}

async function buildOfOrganisation(services: NeededServices, orgId: number): Promise<void> {
  const system = { services, door: 'system', actor: { orgId, actorId: null } } as const;
  const waiting = await runTransactionByDoor(system, async (db) => {
    await emptyExpiredDataExportRows(db, services.now());
    return findDataExportsToBuild(db, EXPORTS_A_PASS);
  });
  for (const each of waiting) {
    const file = await zipOwnData(services, orgId, each);
    if (file === undefined) continue;
    const isStored = await runTransactionByDoor(system, async (db) => {
      if (!(await updateDataExportRowWithFile(db, { ...each, file, now: services.now() })))
        return false;
      await recordDomainEvent(db, {
        kind: 'data-export-ready',
        actorKind: 'system',
        actorId: null,
        jobId: each.jobId,
        subjectId: each.applicationId,
      });
      return true;
    });
    if (isStored) services.hint();
  }
}

/** Undefined where the person was erased since. */
async function zipOwnData(
  services: NeededServices,
  orgId: number,
  { applicationId }: DataExportToBuild,
): Promise<Buffer | undefined> {
  const { config } = services;
  const data = await runTransactionByDoor(
    { services, door: 'candidate', actor: { orgId, actorId: applicationId } },
    (db) => readAllDataOfOwnApplication({ db, now: services.now(), config }, applicationId),
  );
  if (data === undefined) return undefined;
  const files = Object.entries(makeDataExportFiles(data)).map(
    ([name, text]): [string, Uint8Array] => [name, strToU8(text)],
  );
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: services.now() }));
}
