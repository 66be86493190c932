import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  ALL_CELLS_OPTION,
  type CliCommandContext,
  openCliCommandPools,
  runCliCommand,
} from './run-cli-command.ts';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { closeDatabasePools } from '../access/database-pools-and-logins-by-door.ts';
import { listOrganisationsForCommands } from '../db/list-organisations-for-commands.ts';
import { eraseApplicationsPastRetentionOfOrganisation } from '../features/retention/erase-applications-past-retention.ts';
import { countErasuresOfNightByJob } from '../features/retention/read-retention-outlook-and-count-erasures.ts';
import { StartError } from '../outside/start-error.ts';

const USAGE = `What would be erased, by role:
  npm run retention                        today
  npm run retention -- --at 2028-01-01     on another day
  npm run retention -- --erase             and erases it, also with --at
  npm run retention -- --all-cells         in every cell; erased is in each by itself, whose folder keeps proof of it`;

const Day = z.iso.date();

const { values } = parseArgs({
  options: {
    at: { type: 'string' },
    erase: { type: 'boolean' },
    [ALL_CELLS_OPTION]: { type: 'boolean' },
  },
});

/** `npm run retention`: sums by role, and nothing of whom. */
await runCliCommand(
  async (command) => {
    const day = values.at === undefined ? null : Day.safeParse(values.at).data;
    if (day === undefined) throw new StartError(USAGE);
    // Noon is within that day wherever an organisation is but at the ends of the world.
    const at = day === null ? new Date() : new Date(`${day}T12:00:00Z`);
    const { url, identity } = command;
    const organisations = await listOrganisationsForCommands(url, identity.prefix);
    const services = openServices(command);
    try {
      let sum = 0;
      for (const { id: orgId, slug } of organisations) {
        const due = await runTransactionByDoor(
          { services, door: 'system', actor: { orgId, actorId: null } },
          (db) => countErasuresOfNightByJob(db, { now: at }),
        );
        for (const { jobId, jobTitle, applications } of due) {
          console.log(`${slug}  role ${jobId} ${jobTitle}: ${applications}`);
          sum += applications;
        }
        if (values.erase === true)
          await eraseApplicationsPastRetentionOfOrganisation(services, {
            orgId,
            at,
            isRound: false,
          });
      }
      const when = at.toISOString().slice(0, 10);
      console.log(
        values.erase === true
          ? `Erased: ${sum} applications.`
          : `${sum} applications would be erased on ${when}. Nothing was changed.`,
      );
    } finally {
      await closeDatabasePools(services.pools);
    }
  },
  { mayWalkCells: values.erase !== true },
);

function openServices(command: CliCommandContext) {
  return {
    config: command.config,
    pools: openCliCommandPools(command),
    roles: (door: string) => `${command.identity.prefix}_${door}`,
    now: () => new Date(),
    hint: () => {},
    leaving: () => false,
    log: () => {},
  };
}
