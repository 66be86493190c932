import type { PrivacyToDo } from '@evenhand/contract/to-dos.ts';
import type {
  listTwinRunsEndpoint,
  ReviewerBlindnessAttestation,
  TwinRun,
} from '@evenhand/contract/twin-run/twin-run-endpoints-and-blindness-attestation.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { buildReviewerBlindnessAttestation } from './rules/build-reviewer-blindness-attestation.ts';
import { findTwinRuns, type StoredTwinRun } from './sql/twin-runs-and-their-announcement.ts';

const SHOWN = 14;
/** Of these one has come to an end, or nothing can be attested. */
const LOOKED_AT = 100;
const GOES_ON_MS = 600_000;

export async function readTwinRuns(
  db: Db<'staff'> | Db<'operator'>,
  now: Date,
): Promise<ResponseOf<typeof listTwinRunsEndpoint>> {
  const runs = await findTwinRuns(db, LOOKED_AT);
  return {
    attestation: buildReviewerBlindnessAttestation(runs, now),
    runs: runs.slice(0, SHOWN).map((run) => shown(run, now)),
  };
}

/** What the certificate of a role states of the reviewers' door. */
export async function readReviewerBlindnessAttestation(
  db: Db<'staff'>,
  now: Date,
): Promise<ReviewerBlindnessAttestation> {
  return buildReviewerBlindnessAttestation(await findTwinRuns(db, LOOKED_AT), now);
}

/** Admins alone can have reviews stopped, so it waits for them until a run is alike again. */
export async function readTwinRunToDos({
  db,
  member,
  now,
}: VisitorRequestContext): Promise<PrivacyToDo[]> {
  if (member.role !== 'ADMIN') return [];
  const { kind, at, differing } = await readReviewerBlindnessAttestation(db, now);
  if (kind !== 'different' || at === null) return [];
  return [{ kind: 'twin-run-different', at, places: differing.length }];
}

function shown({ id, begunAt, endedAt, verdict, differing, version }: StoredTwinRun, now: Date) {
  const isGoingOn = endedAt === null && now.getTime() - begunAt.getTime() < GOES_ON_MS;
  const outcome: TwinRun['outcome'] = verdict ?? (isGoingOn ? 'going-on' : 'not-finished');
  return { id, begunAt, outcome, differing, version };
}
