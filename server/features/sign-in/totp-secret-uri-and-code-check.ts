import type * as otplibLibrary from 'otplib';
import { loadModuleOnFirstUse } from '../../load-module-on-first-use.ts';

const otplib = loadModuleOnFirstUse<typeof otplibLibrary>('otplib');

const DIGITS = 6;
const PERIOD_S = 30;
const PRODUCT = 'Evenhand';

/** 160 random bits, as authenticator apps take them. */
export function newTotpSecret(): string {
  return otplib().generateSecret({ length: 20 });
}

/** What the picture for the app says. */
export function totpUri(email: string, secret: string): string {
  return otplib().generateURI({ issuer: PRODUCT, label: email, secret });
}

/**
 * The time step a code stands for, of this one, the one before and the one after (RFC 6238, section 5.2); null when it
 * stands for none, and for whatever is no code at all.
 */
export function findTotpStep(code: unknown, secret: string, now: Date): number | null {
  if (typeof code !== 'string' || !new RegExp(`^[0-9]{${DIGITS}}$`).test(code)) return null;
  const result = otplib().verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: PERIOD_S,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
