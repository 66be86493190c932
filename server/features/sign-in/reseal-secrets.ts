import { enterDoor } from '../../access/enter.ts';
import { isSealedWithCurrentKey } from '../../crypto/seal.ts';
import type { Services } from '../../services.ts';
import { findSealedTotpSecrets, replaceSealedTotpSecret } from './sql/two-factor.ts';
import { openSecret, sealSecret } from './totp-secret.ts';

/** Seals every authenticator's secret with the key in use, so that the one before it can be given up. How many it were. */
export function resealSecrets(
  services: Pick<Services, 'pools' | 'roles' | 'config'>,
): Promise<number> {
  return enterDoor({ services, door: 'worker' }, async (db) => {
    const old = (await findSealedTotpSecrets(db)).filter(
      ({ secret }) => !isSealedWithCurrentKey(secret, services.config),
    );
    for (const sealed of old) {
      const { loginId, secret } = sealed;
      const opened = openSecret(secret, loginId, services.config);
      await replaceSealedTotpSecret(db, sealed, sealSecret(opened, loginId, services.config));
    }
    return old.length;
  });
}
