import {
  INVITATION_LIST_ROWS_SHOWN_MAX,
  type InviteListCheckResult,
  type invitePeopleFromListEndpoint as contract,
  type RefusedInvitee,
  type NotInvitedReason,
} from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { sanitiseNameAgainstLinks } from '../../text/sanitise-names-and-titles.ts';
import { findAddressesNotToInvite } from '../emails/may-invite-address.ts';
import {
  createEmptyInviteRound,
  type InvitationToApplyRoundCommand,
  recordInviteRoundStarted,
} from './create-invite-round-and-record-start.ts';
import { loadJobOpenToApplications } from './load-open-job-or-invite-round.ts';
import { type InviteListPerson, parseInviteList } from './parse-invite-list.ts';
import { findAddressesOfKnownApplicants } from './sql/interested-and-past-applicants.ts';
import { insertListedInviteeRows } from './sql/invite-rounds-and-their-invitees.ts';

type Checked = { people: InviteListPerson[]; refused: RefusedInvitee[] };

/** Who of a list would be invited, and who would not. Changes nothing. */
export async function checkInviteList(
  visit: VisitorRequestContext,
  query: InvitationToApplyRoundCommand & { list: string },
): Promise<InviteListCheckResult> {
  const { db } = visit;
  await loadJobOpenToApplications(visit, query);
  const { people, refused } = await sortOutInvitees(db, query);
  return {
    people: people.length,
    invited: people
      .slice(0, INVITATION_LIST_ROWS_SHOWN_MAX)
      .map(({ firstName, lastName, email }) => ({ name: nameOf({ firstName, lastName }), email })),
    refused: refused.length,
    rows: refused.slice(0, INVITATION_LIST_ROWS_SHOWN_MAX),
  };
}

/**
 * Invites the people of a list, each once for a role. Whoever has applied under a sealed name, or was invited before, is left
 * out when their turn comes, and nothing tells so: a list of addresses must not tell who has applied.
 */
export async function invitePeopleOnList(
  visit: VisitorRequestContext,
  command: InvitationToApplyRoundCommand & { list: string },
): Promise<ResponseOf<typeof contract>> {
  const { db } = visit;
  await loadJobOpenToApplications(visit, command);
  const { people, refused } = await sortOutInvitees(db, command);
  if (people.length === 0) refuse('Nobody on this list can be invited.');
  const kind = 'application-invite';
  const id = await createEmptyInviteRound(visit, command, { kind, people: people.length });
  await insertListedInviteeRows(db, id, people);
  const round = await recordInviteRoundStarted(visit, command, { id, kind, people: people.length });
  return { round, refused: refused.length, rows: refused.slice(0, INVITATION_LIST_ROWS_SHOWN_MAX) };
}

async function sortOutInvitees(
  db: Db<'staff'>,
  { jobId, list }: { jobId: number; list: string },
): Promise<Checked> {
  const read = parseInviteList(list);
  if ('problem' in read) refuse(read.problem);
  const addresses = read.people.map(({ email }) => email);
  const applied = await findAddressesOfKnownApplicants(db, jobId, addresses);
  const closed = await findAddressesNotToInvite(db, addresses);
  const whyNot = ({ email }: InviteListPerson): NotInvitedReason | undefined => {
    if (applied.has(email)) return 'applied';
    return closed.has(email) ? 'not-to-be-invited' : undefined;
  };
  return {
    people: read.people.filter((person) => whyNot(person) === undefined),
    refused: [
      ...read.refused,
      ...read.people.flatMap((person) => {
        const why = whyNot(person);
        return why === undefined ? [] : [{ line: person.line, text: person.email, why }];
      }),
    ].toSorted((a, b) => a.line - b.line),
  };
}

/** As the e-mail will say it: a name that holds an address is no link in it. */
function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return sanitiseNameAgainstLinks(`${firstName} ${lastName}`);
}

function refuse(sentence: string): never {
  throw new Refusal('bad-input', { message: sentence, fields: { list: sentence } });
}
