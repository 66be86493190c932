import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';

const FREE_TRIAL = 'free-trial';
const IMPORTING = 'jobvite-import';

/** Which button an organisation starts its roles with: what its dialog shows first, and whether it can import. */
export function chooseStartJobDialogVariant({ OrgTiers, features }: CurrentUser['Org']) {
  const isTrial = OrgTiers[0]?.Tier.code === FREE_TRIAL;
  return {
    first: isTrial ? 'template' : 'scratch',
    imports: features.includes(IMPORTING),
  } as const;
}
