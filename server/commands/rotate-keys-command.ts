import { openCliCommandPools, runCliCommand } from './run-cli-command.ts';
import { prepareDatabaseRolesAt } from '../db/database-roles.ts';
import { refuseSecretKeyRotation, rotateSecretKey } from '../db/rotate-secret-key.ts';
import { closeDatabasePools } from '../access/database-pools-and-logins-by-door.ts';
import {
  adoptNextSecretKey,
  readOrMakeNextSecretKey,
} from '../outside/stored-secret-key-and-rotation.ts';
import { StartError } from '../outside/start-error.ts';

const USAGE =
  'Set SECRET_KEY to a new key of 32 or more random characters and SECRET_KEY_PREVIOUS to the one in use, then run this again.';

/** `npm run rotate-keys`: goes over to another secret key, with Evenhand stopped. */
await runCliCommand(async ({ config, url, identity }) => {
  const { prefix } = identity;
  const isKept = !process.env['SECRET_KEY'];
  if (!isKept && config.SECRET_KEY_PREVIOUS === undefined) throw new StartError(USAGE);
  const keys = isKept
    ? { from: config.SECRET_KEY, to: readOrMakeNextSecretKey(config.DATA_DIR) }
    : { from: config.SECRET_KEY_PREVIOUS ?? '', to: config.SECRET_KEY };
  await refuseSecretKeyRotation({ url, prefix }, keys);
  const renewed = { prefix, secretKey: keys.to };
  // The passwords of the logins follow from the key.
  await prepareDatabaseRolesAt(url, renewed);
  const pools = openCliCommandPools({ config, url, identity: renewed });
  const services = { config, pools, roles: (door: string) => `${prefix}_${door}` };
  const { secrets, seeds, links } = await rotateSecretKey({ services, url, prefix, ...keys });
  await closeDatabasePools(pools);
  if (isKept) adoptNextSecretKey(config.DATA_DIR);
  console.log(
    `Done: ${secrets} secrets and ${seeds} seeds encrypted anew, ${links} equal-opportunities answers found by the new key.`,
    isKept
      ? 'The new key is in DATA_DIR/secret-key. Make a backup: older ones need the key that is in them.'
      : 'Start with the new SECRET_KEY, and leave SECRET_KEY_PREVIOUS out.',
  );
});
