import { hkdfSync } from 'node:crypto';
import type { Config } from '../config.ts';

const keys = new WeakMap<object, Map<string, Buffer>>();

/** A key of its own for each purpose, derived from the installation's secret; once, as deriving takes longer than most uses. */
export function deriveKey(purpose: string, config: Pick<Config, 'SECRET_KEY'>): Buffer {
  const derived = keys.get(config) ?? new Map<string, Buffer>();
  keys.set(config, derived);
  const key =
    derived.get(purpose) ??
    Buffer.from(hkdfSync('sha256', config.SECRET_KEY, 'evenhand', purpose, 32));
  derived.set(purpose, key);
  return key;
}
