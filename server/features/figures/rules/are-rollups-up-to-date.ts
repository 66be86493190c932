export type RollupZonesAndQueueState = {
  /** The organisation's zone, and the one by whose days its figures were rolled up; null before the first time. */
  zone: string;
  rolledUpZone: string | null;
  isQueued: boolean;
  /** Whether ratings are among what is queued. */
  areRatingsQueued: boolean;
};

/** Whether the figures are those of now. What has never been rolled up has nothing in it yet. */
export function areRollupsUpToDate(standing: RollupZonesAndQueueState | undefined): boolean {
  if (standing === undefined) return true;
  const { zone, rolledUpZone, isQueued } = standing;
  return !isQueued && (rolledUpZone === null || rolledUpZone === zone);
}
