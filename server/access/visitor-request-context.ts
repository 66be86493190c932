import type { Config } from '../config.ts';
import type { Services } from '../services-type.ts';
import type { DatabaseRoleOfDoor, VisitorByDoor } from './authenticator-by-door.ts';
import type { AuthenticatedMember } from './authenticate-member.ts';
import type { Db } from './transactions-by-door-or-token.ts';

/** A member for whom verbs work: by a session of theirs, by a program with their key, or as they are made a member. */
export type ActingMember = Pick<
  AuthenticatedMember,
  'orgId' | 'actorId' | 'role' | 'impersonationId'
>;

/** One request, as verbs get it: who came in, the database as they see it, and when. */
export type VisitorRequestContext<D extends keyof VisitorByDoor = 'staff'> = {
  db: Db<DatabaseRoleOfDoor<D>>;
  /** Read once: all that a verb does happens at this moment. */
  now: Date;
  requestId: string;
  config: Config;
} & (DatabaseRoleOfDoor<D> extends 'staff'
  ? { member: ActingMember }
  : { visitor: VisitorByDoor[D] });

type Arrival<D extends keyof VisitorByDoor> = {
  services: Pick<Services, 'config'>;
  door: D;
  db: Db<DatabaseRoleOfDoor<D>>;
  visitor: VisitorByDoor[D];
  now: Date;
  requestId: string;
};

export function makeVisitorRequestContext<D extends keyof VisitorByDoor>({
  services: { config },
  door,
  visitor,
  ...rest
}: Arrival<D>): VisitorRequestContext<D> {
  const who = door === 'staff' || door === 'api' ? { member: visitor } : { visitor };
  // TypeScript does not tie the door's name to who stands behind it.
  return { ...rest, config, ...who } as unknown as VisitorRequestContext<D>;
}
