import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { signUpWithAdvertEndpoint } from '@evenhand/contract/advert-analysis.ts';
import { logInEndpoint } from '@evenhand/contract/sign-in.ts';
import {
  resetPasswordEndpoint,
  sendPasswordResetLinkEndpoint,
} from '@evenhand/contract/sign-in/reset-and-change-password.ts';
import { requestSignUpEndpoint, signUpWithPasswordEndpoint } from '@evenhand/contract/sign-up.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Services } from '../services-type.ts';
import type { PlaceOfRequest } from './cell-of-request.ts';
import { cellOfToken, HOME_CELL } from './cell-of-tokens-and-ids.ts';

type EndpointWithBody = Endpoint & { body: z.ZodMiniType };
type FieldOf<E extends EndpointWithBody> = keyof z.infer<E['body']> & string;
/** Which fields of a body name the cell; the first that does counts. */
type NamingFields<Field extends string> = { token?: Field; invitation?: Field; email?: Field };

/** What somebody sends to get in, whichever cell their browser has been to before: the body alone says where it belongs. */
const endpointsOfCellInBody = new Map([
  namedByFields(logInEndpoint, { email: 'email' }),
  namedByFields(sendPasswordResetLinkEndpoint, { email: 'resetemail' }),
  namedByFields(requestSignUpEndpoint, { invitation: 'invitation', email: 'email' }),
  namedByFields(signUpWithAdvertEndpoint, { invitation: 'invitation', email: 'email' }),
  namedByFields(resetPasswordEndpoint, { token: 'token' }),
  namedByFields(signUpWithPasswordEndpoint, { token: 'token' }),
]);

/** Codes of invitations, which are shorter than tokens. */
const INVITATION = /^([a-z]?)[\w-]{24}$/;

const withoutDirectory = new WeakSet<FastifyRequest>();

function namedByFields<E extends EndpointWithBody>(
  endpoint: E,
  fields: NamingFields<FieldOf<E>>,
): [route: string, fields: NamingFields<string>] {
  return [`${endpoint.method} ${endpoint.path}`, fields];
}

function fieldsNamingCell({ method, routeOptions }: FastifyRequest) {
  return endpointsOfCellInBody.get(`${method} ${routeOptions.url ?? ''}`);
}

/** Whether the body alone says to which cell a request belongs, and neither its address nor the visitor's session. */
export function isPlacedByBody(request: FastifyRequest): boolean {
  return fieldsNamingCell(request) !== undefined;
}

/**
 * In which cell somebody gets in: where their link or their invitation was made, or else where their address logs in, known or
 * not. None where none is named, or one that there is not: it is answered here, like any unknown link.
 * @param isForwarded another cell has looked in the directory already
 * @throws Refusal busy while the directory is away; a log-in is tried here then (`isServedWithoutDirectory`)
 */
export async function findPlaceInBody(
  request: FastifyRequest,
  { directory, config }: Pick<Services, 'directory' | 'config'>,
  { isForwarded }: { isForwarded: boolean },
): Promise<PlaceOfRequest> {
  const fields = fieldsNamingCell(request);
  const sent = (field: string | undefined): string => {
    const value: unknown = field === undefined ? '' : Reflect.get(Object(request.body), field);
    return typeof value === 'string' ? value : '';
  };
  const known = (cell: string) => (Object.hasOwn(config.CELLS, cell) ? cell : undefined);
  const token = sent(fields?.token);
  const ofToken = cellOfToken(token);
  if (ofToken !== undefined) return { cell: known(ofToken), name: { token } };
  const ofInvitation = cellOfInvitation(sent(fields?.invitation).trim());
  if (ofInvitation !== undefined) return { cell: known(ofInvitation) };
  const email = sent(fields?.email);
  if (email === '' || directory === null || isForwarded) return { cell: undefined };
  try {
    return { cell: await directory.findOrPickCell([{ email }]) };
  } catch (error) {
    if (request.routeOptions.url !== logInEndpoint.path) throw error;
    withoutDirectory.add(request);
    return { cell: undefined };
  }
}

/**
 * Whether a log-in is tried in this cell because the directory could not tell its own. Whoever is not let in then may well be
 * known elsewhere: all are told the same, that it is busy.
 */
export function isServedWithoutDirectory(request: FastifyRequest): boolean {
  return withoutDirectory.has(request);
}

function cellOfInvitation(code: string): string | undefined {
  const letter = INVITATION.exec(code)?.[1];
  return letter === '' ? HOME_CELL : letter;
}
