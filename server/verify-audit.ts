import { readConfig } from './config.ts';
import { listOrganisations } from './db/list-organisations.ts';
import { urlOf } from './db/urls.ts';
import { enter } from './doors/enter.ts';
import { closePools, openPools } from './doors/pools.ts';
import { verifyAudit } from './events/verify-audit.ts';
import { startPostgres } from './outside/postgres.ts';
import { StartError } from './outside/start-error.ts';

/** `npm run verify-audit`: recomputes every organisation's chain; exit code 1 names what does not fit. */
try {
  const config = readConfig(process.env);
  const embedded =
    config.DATABASE_URL === undefined
      ? await startPostgres({ dataDir: config.DATA_DIR })
      : undefined;
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? embedded?.url ?? '';
  const identity = { prefix: config.DATABASE_ROLE_PREFIX, secretKey: config.SECRET_KEY };
  const pools = openPools({
    app: config.DATABASE_APP_URL ?? urlOf(url, 'app', identity),
    house: config.DATABASE_APP_HOUSE_URL ?? urlOf(url, 'app_house', identity),
    reviewer: config.DATABASE_APP_REVIEWER_URL ?? urlOf(url, 'app_reviewer', identity),
  });
  const outside = { pools, roles: (door: string) => `${identity.prefix}_${door}` };
  let broken = 0;
  for (const { id, slug } of await listOrganisations(url, identity.prefix)) {
    const findings = await enter(
      { outside, door: 'staff', actor: { orgId: id, actorId: null } },
      verifyAudit,
    );
    broken += findings.length;
    console.log(`${slug}: ${findings.length === 0 ? 'the trail is whole' : 'THE TRAIL IS BROKEN'}`);
    for (const { entryId, seal, what } of findings)
      console.log(
        `  ${entryId === null ? `seal ${seal}` : `entry ${entryId}${seal === null ? '' : ` in seal ${seal}`}`}: ${what}`,
      );
  }
  await closePools(pools);
  await embedded?.stop();
  process.exit(broken === 0 ? 0 : 1);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
