import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { isSealedWithCurrentKey } from '../../crypto/seal-value.ts';
import type { Services } from '../../services-type.ts';
import { findSealedTotpSecrets, updateSealedTotpSecretRow } from './sql/totp-and-recovery-codes.ts';
import { unsealTotpSecret, sealTotpSecret } from './make-seal-and-unseal-totp-secret.ts';

/** Seals every authenticator's secret with the key in use, so that the one before it can be given up. How many it were. */
export function resealTotpSecrets(
  services: Pick<Services, 'pools' | 'roles' | 'config'>,
): Promise<number> {
  return runTransactionByDoor({ services, door: 'system' }, async (db) => {
    const old = (await findSealedTotpSecrets(db)).filter(
      ({ secret }) => !isSealedWithCurrentKey(secret, services.config),
    );
    for (const sealed of old) {
      const { loginId, secret } = sealed;
      const opened = unsealTotpSecret(secret, loginId, services.config);
      await updateSealedTotpSecretRow(db, sealed, sealTotpSecret(opened, loginId, services.config));
    }
    return old.length;
  });
}
