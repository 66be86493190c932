export const FUNCTIONS_PER_JOB_MAX = 3;

/** The fields of work that a role can belong to; the keys are stored and never change. */
export const jobFunctionTitles = {
  administration: 'Administration',
  'arts-culture': 'Arts and culture',
  'buildings-facilities': 'Buildings and facilities',
  'care-support': 'Care and support',
  communications: 'Communications',
  'construction-trades': 'Construction and trades',
  'customer-service': 'Customer service',
  'data-analysis': 'Data and analysis',
  design: 'Design',
  'education-training': 'Education and training',
  engineering: 'Engineering',
  'environment-energy': 'Environment and energy',
  'farming-food': 'Farming and food production',
  finance: 'Finance and accounting',
  fundraising: 'Fundraising',
  health: 'Health',
  'hospitality-retail': 'Hospitality and retail',
  'human-resources': 'Human resources',
  it: 'IT and support',
  legal: 'Legal',
  management: 'Management',
  manufacturing: 'Manufacturing',
  marketing: 'Marketing',
  operations: 'Operations and logistics',
  policy: 'Policy and public service',
  product: 'Product',
  'project-management': 'Project management',
  research: 'Research and science',
  sales: 'Sales',
  security: 'Security and safety',
  software: 'Software',
  transport: 'Transport and driving',
} as const;

export type JobFunctionKey = keyof typeof jobFunctionTitles;

// The object above has exactly these keys.
export const jobFunctionKeys = Object.keys(jobFunctionTitles) as [
  JobFunctionKey,
  ...JobFunctionKey[],
];
