export type OrganisationPlanTier =
  | 'free-trial'
  | 'starter'
  | 'growth'
  | 'pro'
  | 'enterprise'
  | 'beta';

/** How many roles may be open at once. */
const caps: Record<OrganisationPlanTier, number> = {
  'free-trial': 1,
  starter: 1,
  growth: 4,
  pro: 12,
  enterprise: Number.POSITIVE_INFINITY,
  beta: Number.POSITIVE_INFINITY,
};

/** Infinite where there is none. */
export function maxOpenJobsOfPlanTier(tier: OrganisationPlanTier): number {
  return caps[tier];
}

export function isBelowOpenJobCap(tier: OrganisationPlanTier, open: number): boolean {
  return open < maxOpenJobsOfPlanTier(tier);
}
