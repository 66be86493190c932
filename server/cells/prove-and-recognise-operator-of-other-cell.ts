import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  findOrganisationEndpoint,
  listFeatureRequestsEndpoint,
  listOrganisationsEndpoint,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import type { Config } from '../config.ts';
import { deriveKey } from '../crypto/derive-key.ts';
import { isSameToken } from '../crypto/is-same-token.ts';
import { hasSeveralCells } from './cell-of-tokens-and-ids.ts';

export const OPERATOR_PROOF_HEADER = 'x-evenhand-operator-proof';
const VALID_MS = 60_000;

/** All that an operator may read of a cell that has no log-in of theirs. */
const endpointsReadFromOtherCells = [
  listOrganisationsEndpoint,
  findOrganisationEndpoint,
  listFeatureRequestsEndpoint,
] as const;
export type EndpointReadFromOtherCells = (typeof endpointsReadFromOtherCells)[number];
const readable: ReadonlySet<string | undefined> = new Set(
  endpointsReadFromOtherCells.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')),
);

type CellConfig = Pick<Config, 'SECRET_KEY' | 'CELL' | 'CELLS'>;
/** An operator, and the cell that has just let them in. */
export type OperatorOfCell = { cell: string; loginId: number };

/** That this cell has let an operator in, who reads one address of another cell now: only cells know the key that it is made with. */
export function proveOperator(
  config: CellConfig,
  { loginId, to, url, at }: { loginId: number; to: string; url: string; at: Date },
): string {
  const claim = { cell: config.CELL, loginId, madeAt: at.getTime() };
  return `${claim.cell}.${claim.loginId}.${claim.madeAt}.${sign(config, { ...claim, to, url })}`;
}

/** Who is proved to be an operator of another cell, for this very request, which changes nothing, within a minute. */
export function recogniseOperatorOfOtherCell(
  request: FastifyRequest,
  config: CellConfig,
  now: Date,
): OperatorOfCell | undefined {
  const proof = request.headers[OPERATOR_PROOF_HEADER];
  if (typeof proof !== 'string' || !hasSeveralCells(config)) return undefined;
  const { method, url } = request;
  if (method !== 'GET' || !readable.has(request.routeOptions.url)) return undefined;
  const [, cell = '', login, made, mac = ''] =
    /^([a-z])\.(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(proof) ?? [];
  const claim = { cell, loginId: Number(login), madeAt: Number(made) };
  const isNew = Math.abs(now.getTime() - claim.madeAt) <= VALID_MS;
  const isOther = cell !== config.CELL && Object.hasOwn(config.CELLS, cell);
  if (!isNew || !isOther) return undefined;
  const expected = sign(config, { ...claim, to: config.CELL, url });
  return isSameToken(mac, expected) ? { cell, loginId: claim.loginId } : undefined;
}

function sign(
  config: CellConfig,
  claim: { cell: string; loginId: number; madeAt: number; to: string; url: string },
): string {
  const { cell, loginId, madeAt, to, url } = claim;
  return createHmac('sha256', deriveKey('operator of another cell', config))
    .update(JSON.stringify([cell, loginId, madeAt, to, 'GET', url]))
    .digest('base64url');
}
