import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replaceTextForPlantedFault } from './replace-text-for-planted-fault.ts';

/** The text of a function of the database with one thing in it changed, to be run as its owner; its grants stay as they are. */
export function databaseFunctionSqlWithFault(
  file: string,
  { from, to }: { from: string | RegExp; to: string },
): string {
  const text = readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8');
  return replaceTextForPlantedFault({ file, from, to }, text).replace(/^grant [^;]*;$/gm, '');
}
