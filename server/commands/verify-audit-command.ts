import { openCliCommandPools, runCliCommand } from './run-cli-command.ts';
import { listOrganisationsForCommands } from '../db/list-organisations-for-commands.ts';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { closeDatabasePools } from '../access/database-pools-and-logins-by-door.ts';
import { findAuditTrailBreaks } from '../events/find-audit-trail-breaks.ts';

/** `npm run verify-audit`: recomputes every organisation's chain; exit code 1 names what does not fit. */
await runCliCommand(
  async (command) => {
    const { url, identity } = command;
    const pools = openCliCommandPools(command);
    const services = { pools, roles: (door: string) => `${identity.prefix}_${door}` };
    let broken = 0;
    for (const { id, slug } of await listOrganisationsForCommands(url, identity.prefix)) {
      const findings = await runTransactionByDoor(
        { services, door: 'staff', actor: { orgId: id, actorId: null } },
        findAuditTrailBreaks,
      );
      broken += findings.length;
      console.log(
        `${slug}: ${findings.length === 0 ? 'the trail is whole' : 'THE TRAIL IS BROKEN'}`,
      );
      for (const { entryId, seal, what } of findings)
        console.log(
          `  ${entryId === null ? `seal ${seal}` : `entry ${entryId}${seal === null ? '' : ` in seal ${seal}`}`}: ${what}`,
        );
    }
    await closeDatabasePools(pools);
    if (broken > 0) process.exitCode = 1;
  },
  { mayWalkCells: true },
);
