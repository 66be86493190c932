import type { FastifyRequest } from 'fastify';
import {
  authenticatorByDoor,
  type DatabaseRoleOfDoor,
  type VisitorByDoor,
} from './authenticator-by-door.ts';
import { type Db, runTransactionByDoor } from './transactions-by-door-or-token.ts';
import type { AuthenticatedMember } from './authenticate-member.ts';
import { writeAuditEntry } from '../events/write-audit-entry.ts';
import type { Services } from '../services-type.ts';
import { Refusal } from '../http/refusal.ts';

type Door = keyof VisitorByDoor;
type AuthRequest<D extends Door> = {
  services: Services;
  request: FastifyRequest;
  address: { method: string; path: string; door: D };
};

/**
 * Lets a request in by its door, and keeps in the audit trail what must not go by unseen: permissions that were refused, and
 * whatever support asks for while it looks through a member's eyes.
 */
export async function authenticate<D extends Door, T>(
  authRequest: AuthRequest<D>,
  work: (db: Db<DatabaseRoleOfDoor<D>>, visitor: VisitorByDoor[D]) => Promise<T>,
): Promise<T> {
  const { services, request, address } = authRequest;
  // TypeScript cannot tie the door's name to its keeper's type through the index.
  const authenticator = authenticatorByDoor[address.door] as unknown as Authenticator<D>;
  let member: AuthenticatedMember | undefined;
  try {
    return await authenticator(services, request, async (db, visitor) => {
      if (address.door === 'staff') {
        // The name of the door was just looked at.
        member = visitor as AuthenticatedMember;
        if (member.impersonationId !== null) {
          await writeAuditEntry(db as unknown as Db<'staff'>, {
            ...entryOf(authRequest),
            kind: 'support-asked',
          });
        }
      }
      return work(db, visitor);
    });
  } catch (error) {
    if (member !== undefined && error instanceof Refusal)
      await auditRefusal(authRequest, member, error);
    throw error;
  }
}

type Authenticator<D extends Door> = <T>(
  services: Services,
  request: FastifyRequest,
  work: (db: Db<DatabaseRoleOfDoor<D>>, visitor: VisitorByDoor[D]) => Promise<T>,
) => Promise<T>;

/**
 * What was refused has left no transaction to write in, so this is one of its own; if it fails, the refusal stands all the same.
 */
async function auditRefusal(
  authRequest: AuthRequest<Door>,
  member: AuthenticatedMember,
  { code }: Refusal,
): Promise<void> {
  const { services, request } = authRequest;
  const isSupport = member.impersonationId !== null;
  if (!isSupport && code !== 'not-allowed') return;
  const entry = entryOf(authRequest);
  const written = runTransactionByDoor({ services, door: 'staff', actor: member }, (db) =>
    writeAuditEntry(db, {
      ...entry,
      kind: isSupport ? 'support-refused' : 'permission-refused',
      details: { ...entry.details, code },
    }),
  );
  await written.catch((failure: Error) =>
    services.log({ at: 'note-refusal', id: request.id, error: failure.message }),
  );
}

/** The pattern of the address and the ids in it: never a token, never what was typed. */
function entryOf({ address, request }: AuthRequest<Door>) {
  const ids = Object.entries(request.params ?? {}).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && /^\d{1,15}$/.test(entry[1]),
  );
  return {
    actorKind: 'member',
    requestId: request.id,
    details: {
      call: `${address.method} ${address.path}`,
      ...Object.fromEntries(ids.map(([name, id]) => [name, Number(id)])),
    },
  } as const;
}
