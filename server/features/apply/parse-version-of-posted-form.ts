import { Refusal } from '../../http/refusal.ts';

/**
 * The version that a form was drawn with.
 * @throws Refusal bad-request
 */
export function parseVersionOfPostedForm(form: Readonly<Record<string, string>>): number {
  const version = Number(form['version'] ?? 0);
  if (!Number.isSafeInteger(version) || version < 0) throw new Refusal('bad-request');
  return version;
}
