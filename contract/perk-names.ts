/** What an employer may offer besides pay; the keys are the specification's, its spelling of each included. */
export const jobPerkNames = {
  flexible_hours: 'Flexible hours',
  work_from_home: 'Work from home',
  healthcare: 'Healthcare',
  retirement: 'Pension scheme',
  life_insurance: 'Life insurance',
  wellness: 'Wellness support',
  employee_assistance_programme: 'Employee assistance programme',
  parental_leave: 'Parental leave',
  enhanced_maternity_paternity: 'Enhanced maternity and paternity leave',
  paid_emergency_leave: 'Paid emergency leave',
  extra_holiday: 'Extra holiday',
  sabbatical_opportunities: 'Sabbaticals',
  professional_development: 'Professional development',
  mentoring_coaching: 'Mentoring and coaching',
  paid_volunteering: 'Paid volunteering days',
  payroll_giving: 'Payroll giving',
  flexibile_benefits_scheme: 'Flexible benefits scheme',
  salary_sacrifice: 'Salary sacrifice',
  team_social_events: 'Team social events',
  team_lunches: 'Team lunches',
  extracurricular_clubs: 'Clubs outside work',
  equipment_allowance: 'Equipment allowance',
  cycle_to_work: 'Cycle to work scheme',
  free_fruit: 'Free fruit',
  free_soft_drinks: 'Free soft drinks',
  dogs_in_the_office: 'Dogs in the office',
} as const;

export type JobPerkKey = keyof typeof jobPerkNames;

// The object above has exactly these keys.
export const jobPerkKeys = Object.keys(jobPerkNames) as [JobPerkKey, ...JobPerkKey[]];
