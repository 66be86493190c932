import type { RunOrganisation } from '@evenhand/contract/operator.ts';

export const tierWords: Record<RunOrganisation['tier'], string> = {
  'free-trial': 'Free trial',
  starter: 'Starter',
  growth: 'Growth',
  pro: 'Pro',
  enterprise: 'Enterprise',
  beta: 'Beta',
};
