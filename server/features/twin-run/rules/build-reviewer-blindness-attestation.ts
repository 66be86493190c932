import {
  type ReviewerBlindnessAttestation,
  TWIN_RUN_VALID_DAYS,
} from '@evenhand/contract/twin-run/twin-run-endpoints-and-blindness-attestation.ts';

type Run = { begunAt: Date; verdict: 'alike' | 'different' | null; differing: string[] };

const DAY_MS = 86_400_000;

/**
 * What the last run that came to an end attests. One that was different counts until another is alike, however long ago.
 * @param runs the newest first
 */
export function buildReviewerBlindnessAttestation(
  runs: readonly Run[],
  now: Date,
): ReviewerBlindnessAttestation {
  const last = runs.find(({ verdict }) => verdict !== null);
  if (last === undefined) return { kind: 'none', at: null, differing: [] };
  const { begunAt: at, verdict, differing } = last;
  if (verdict === 'different') return { kind: 'different', at, differing };
  const isOld = now.getTime() - at.getTime() > TWIN_RUN_VALID_DAYS * DAY_MS;
  return { kind: isOld ? 'old' : 'alike', at, differing: [] };
}
