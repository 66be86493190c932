export type Standing = {
  /** The organisation's zone, and the one by whose days its figures were folded; null before the first time. */
  zone: string;
  foldedZone: string | null;
  isWaiting: boolean;
};

/** Whether the figures are those of now. What has never been folded has nothing in it yet. */
export function isSettled(standing: Standing | undefined): boolean {
  if (standing === undefined) return true;
  const { zone, foldedZone, isWaiting } = standing;
  return !isWaiting && (foldedZone === null || foldedZone === zone);
}
