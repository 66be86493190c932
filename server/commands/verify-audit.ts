import { openPoolsOf, runCommand } from './command.ts';
import { listOrganisations } from '../db/list-organisations.ts';
import { enter } from '../access/enter.ts';
import { closePools } from '../access/pools.ts';
import { verifyAudit } from '../events/verify-audit.ts';

/** `npm run verify-audit`: recomputes every organisation's chain; exit code 1 names what does not fit. */
await runCommand(async (command) => {
  const { url, identity } = command;
  const pools = openPoolsOf(command);
  const services = { pools, roles: (door: string) => `${identity.prefix}_${door}` };
  let broken = 0;
  for (const { id, slug } of await listOrganisations(url, identity.prefix)) {
    const findings = await enter(
      { services, door: 'staff', actor: { orgId: id, actorId: null } },
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
  if (broken > 0) process.exitCode = 1;
});
