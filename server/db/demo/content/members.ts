/** The people of the demo employers; invented, as is everybody here. */
export const larkfieldDemoMembers = [
  {
    email: 'admin@demo.test',
    firstName: 'Maren',
    lastName: 'Okoro',
    jobTitle: 'Head of People',
    role: 'ADMIN',
  },
  {
    email: 'hiring@demo.test',
    firstName: 'Tomas',
    lastName: 'Linden',
    jobTitle: 'Customer Operations Manager',
    role: 'MEMBER',
  },
  {
    email: 'member@demo.test',
    firstName: 'Ines',
    lastName: 'Marchetti',
    jobTitle: 'Billing Analyst',
    role: 'MEMBER',
  },
  {
    email: 'reviewer@demo.test',
    firstName: 'Deepa',
    lastName: 'Raman',
    jobTitle: 'Service Team Lead',
    role: 'MEMBER',
  },
  {
    email: 'wole@demo.test',
    firstName: 'Wole',
    lastName: 'Ashcombe',
    jobTitle: 'Field Engineering Manager',
    role: 'MEMBER',
  },
  {
    email: 'hana@demo.test',
    firstName: 'Hana',
    lastName: 'Petrova',
    jobTitle: 'Data Lead',
    role: 'MEMBER',
  },
  {
    email: 'callum@demo.test',
    firstName: 'Callum',
    lastName: 'Brathwaite',
    jobTitle: 'Complaints Specialist',
    role: 'MEMBER',
  },
  {
    email: 'sufiya@demo.test',
    firstName: 'Sufiya',
    lastName: 'Haldane',
    jobTitle: 'Smart Metering Planner',
    role: 'MEMBER',
  },
  {
    email: 'jonas@demo.test',
    firstName: 'Jonas',
    lastName: 'Quaye',
    jobTitle: 'Product Manager',
    role: 'MEMBER',
  },
  {
    email: 'bethan@demo.test',
    firstName: 'Bethan',
    lastName: 'Nakamura',
    jobTitle: 'Finance Business Partner',
    role: 'MEMBER',
  },
  {
    email: 'arturo@demo.test',
    firstName: 'Arturo',
    lastName: 'Selwyn',
    jobTitle: 'Safety Adviser',
    role: 'MEMBER',
  },
  {
    email: 'leila@demo.test',
    firstName: 'Leila',
    lastName: 'Osterberg',
    jobTitle: 'People Partner',
    role: 'ADMIN',
  },
] as const;

export const pebbleDemoMembers = [
  {
    email: 'admin@pebble.test',
    firstName: 'Robin',
    lastName: 'Adeyemi',
    jobTitle: 'Founder',
    role: 'ADMIN',
  },
  {
    email: 'kit@pebble.test',
    firstName: 'Kit',
    lastName: 'Moreau',
    jobTitle: 'Studio Manager',
    role: 'MEMBER',
  },
] as const;
