import type { CareersPageContent } from '@evenhand/contract/careers-page.ts';

/** In the address of its cover, which is the same in each demo. */
export const DEMO_CAREERS_COVER_KEY = 'demo-cover-larkfield-1';
export const DEMO_CAREERS_COLOURS_KEY = 'demo-colours-larkfield';

export const larkfieldDemoAboutText = `Larkfield Energy supplies 240,000 homes in the north of England with electricity that comes from wind and sun. We began in 2011 with one turbine and a promise: whoever calls us speaks to somebody who can put it right.`;

/** What an invented employer says of itself. */
export const larkfieldDemoCareersPage: CareersPageContent = {
  headline: 'Good work, fairly given',
  text: `<p>We are 380 people: some climb turbines, some fix meters, some sit with a customer until a bill makes sense. What we share is that <strong>nobody here was chosen for their name, their school or their last employer</strong>.</p><h2>How it is to work here</h2><ul><li><p>Six weeks of paid training before your first call, visit or line of code.</p></li><li><p>Rotas are out eight weeks ahead, and you can swap without asking a manager.</p></li><li><p>Pay bands are published inside. Everybody on the same level is in the same band.</p></li></ul><h2>What we are still working on</h2><p>Fewer than one in five of our field engineers are women. We publish the figure each spring, along with what we tried and whether it helped.</p>`,
  colours: { background: '#0b4a42', text: '#fdf3dc' },
  website: 'https://larkfield.example',
  cover: {
    key: DEMO_CAREERS_COVER_KEY,
    alt: 'A drawing of three wind turbines on green hills above a small house.',
  },
  pictures: [],
  perks: [
    'flexible_hours',
    'work_from_home',
    'retirement',
    'parental_leave',
    'enhanced_maternity_paternity',
    'extra_holiday',
    'professional_development',
    'paid_volunteering',
    'cycle_to_work',
  ],
  remotePreference: 'Hybrid',
  jobFunctions: ['environment-energy', 'customer-service', 'engineering'],
};
