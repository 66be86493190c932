import { zipSync, strToU8 } from 'fflate';
import { enterDoor } from '../../access/enter-door.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Services } from '../../services.ts';
import { readOwnData } from './read-held-data.ts';
import { dataExportFiles } from './rules/data-export-files.ts';
import {
  type ExportToBuild,
  emptyExpiredExports,
  findExportsToBuild,
  findOrganisationsWithDataRequests,
  storeDataExport,
} from './sql/exports-to-build.ts';

const EXPORTS_A_PASS = 20;

type NeededServices = Pick<Services, 'pools' | 'roles' | 'now' | 'hint' | 'config'>;

/**
 * Builds the files that candidates have asked for, and removes those whose days are over. What is read is read by the
 * candidate's own door, which shows nobody else; the file is stored whole, with the news of it, in one transaction: whoever is
 * stopped in between has stored nothing, and the next pass begins anew.
 */
export async function buildDataExports(services: NeededServices): Promise<void> {
  const orgs = await enterDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithDataRequests(db, services.now()),
  );
  for (const orgId of orgs) await buildOfOrganisation(services, orgId);
}

async function buildOfOrganisation(services: NeededServices, orgId: number): Promise<void> {
  const system = { services, door: 'system', actor: { orgId, actorId: null } } as const;
  const waiting = await enterDoor(system, async (db) => {
    await emptyExpiredExports(db, services.now());
    return findExportsToBuild(db, EXPORTS_A_PASS);
  });
  for (const each of waiting) {
    const file = await zipOwnData(services, orgId, each);
    if (file === undefined) continue;
    const isStored = await enterDoor(system, async (db) => {
      if (!(await storeDataExport(db, { ...each, file, now: services.now() }))) return false;
      await recordEvent(db, {
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
  { applicationId }: ExportToBuild,
): Promise<Buffer | undefined> {
  const { config } = services;
  const data = await enterDoor(
    { services, door: 'candidate', actor: { orgId, actorId: applicationId } },
    (db) => readOwnData({ db, now: services.now(), config }, applicationId),
  );
  if (data === undefined) return undefined;
  const files = Object.entries(dataExportFiles(data)).map(([name, text]): [string, Uint8Array] => [
    name,
    strToU8(text),
  ]);
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: services.now() }));
}
