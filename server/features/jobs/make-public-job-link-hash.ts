import { randomBytes } from 'node:crypto';
import { type CellSettings, cellPrefix } from '../../cells/cell-of-tokens-and-ids.ts';

const LINK_BYTES = 18;

/** The part of a public link that stands for a job: 144 random bits, behind the letter of the cell where there are several. */
export function makePublicJobLinkHash(settings: CellSettings): string {
  return `${cellPrefix(settings)}${randomBytes(LINK_BYTES).toString('base64url')}`;
}
