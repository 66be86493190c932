import type { CareersPageContent } from '@evenhand/contract/careers-page.ts';

/** What a careers page begins with. */
export const emptyCareersPageContent: CareersPageContent = {
  headline: '',
  text: '',
  colours: { background: '#0b5c52', text: '#ffffff' },
  website: null,
  cover: null,
  pictures: [],
  perks: [],
  remotePreference: 'On site',
  jobFunctions: [],
};
