import type { OperatorOrganisation } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';

export const organisationPlanTierWords: Record<OperatorOrganisation['tier'], string> = {
  'free-trial': 'Free trial',
  starter: 'Starter',
  growth: 'Growth',
  pro: 'Pro',
  enterprise: 'Enterprise',
  beta: 'Beta',
};
