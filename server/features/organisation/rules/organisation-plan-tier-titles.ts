export const organisationPlanTierTitles = {
  'free-trial': 'Free trial',
  starter: 'Starter',
  growth: 'Growth',
  pro: 'Pro',
  enterprise: 'Enterprise',
  beta: 'Beta',
} as const;
