import {
  defaultAdvertDetails,
  remotePreferences,
  type JobSalary,
  JobWorkDetails,
} from '@evenhand/contract/jobs/advert-details.ts';
import { listSalaryCurrencyCodes, preferredCurrencyCodes } from '@evenhand/contract/currencies.ts';
import { FUNCTIONS_PER_JOB_MAX, jobFunctionKeys } from '@evenhand/contract/job-function-titles.ts';
import { jobPerkKeys } from '@evenhand/contract/perk-names.ts';
import { countryCodes, usStates } from '@evenhand/contract/country-codes-and-us-states.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findJobSalaryProblem } from './salary-problem.ts';

/** The sentences of the specification, word for word. */
const spec = {
  currencies:
    'Preferred currencies in order: GBP, AUD, USD, CAD, EUR, CHF, INR, SGD, NZD, then a long list of other currency codes',
  remote: 'Remote preference: On site, Hybrid, Remote (default On site).',
  functions: 'Maximum job functions per role: 3.',
  perks:
    'flexible_hours, work_from_home, healthcare, retirement, life_insurance, wellness, employee_assistance_programme, parental_leave, paid_emergency_leave, extra_holiday, sabbatical_opportunities, professional_development, mentoring_coaching, paid_volunteering, payroll_giving, flexibile_benefits_scheme, salary_sacrifice, team_social_events, team_lunches, extracurricular_clubs, equipment_allowance, cycle_to_work, free_fruit, free_soft_drinks, dogs_in_the_office, plus one enhanced maternity/paternity entry',
};

test('the preferred currencies stand first, in the order of the specification, then every other once', () => {
  expect([...preferredCurrencyCodes]).toEqual(spec.currencies.match(/\b[A-Z]{3}\b/g));
  const all = listSalaryCurrencyCodes();
  expect(all.slice(0, 9)).toEqual([...preferredCurrencyCodes]);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(130);
  expect(all).toEqual(expect.arrayContaining(['JPY', 'PLN', 'ZAR', 'XOF']));
  for (const nobodyIsPaidIn of ['XAU', 'XTS', 'XXX', 'XDR'])
    expect(all).not.toContain(nobodyIsPaidIn);
});

test('the remote preferences and their default are those of the specification', () => {
  const [words = '', standard] = /: (.*) \(default (.*)\)/.exec(spec.remote)?.slice(1) ?? [];
  expect([...remotePreferences]).toEqual(words.split(', '));
  expect(defaultAdvertDetails.work.remotePreference).toBe(standard);
});

test('a role has at most as many job functions as the specification says', () => {
  expect(FUNCTIONS_PER_JOB_MAX).toBe(Number(/\d/.exec(spec.functions)?.[0]));
  const withFunctions = (n: number) =>
    z.safeParse(JobWorkDetails, {
      ...defaultAdvertDetails.work,
      jobFunctions: jobFunctionKeys.slice(0, n),
    }).success;
  expect([withFunctions(3), withFunctions(4)]).toEqual([true, false]);
});

test('the perks are those of the specification, and one for enhanced maternity and paternity', () => {
  const told =
    spec.perks.match(/\b[a-z]+(?:_[a-z]+)+\b|\bhealthcare\b|\bretirement\b|\bwellness\b/g) ?? [];
  expect([...jobPerkKeys].sort()).toEqual([...told, 'enhanced_maternity_paternity'].sort());
});

test('countries have the 249 codes of ISO 3166, each with a name', () => {
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
  expect([countryCodes.length, new Set(countryCodes).size]).toEqual([249, 249]);
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
});

test('the United States have fifty states, a district and five territories', () => {
  expect([usStates.length, new Set(usStates).size]).toEqual([56, 56]);
  expect(usStates).toEqual(
    expect.arrayContaining(['District of Columbia', 'Puerto Rico', 'Guam', 'Wyoming', 'Hawaii']),
  );
});

test('time zones are those of Intl, which a browser offers and the server knows', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  expect(zones).toEqual(
    expect.arrayContaining(['Europe/London', 'Asia/Singapore', 'America/New_York']),
  );
  expect(zones.length).toBeGreaterThan(350);
});

test.each<[Partial<JobSalary>, string | null]>([
  [{}, null],
  [{ min: 1, currency: 'GBP' }, null],
  [{ min: 1, max: 1, currency: 'PLN' }, null],
  [{ currency: 'GBP' }, null],
  [{ max: 1 }, 'currency'],
  [{ min: 2, max: 1, currency: 'GBP' }, 'max'],
  [{ min: 2, currency: 'ABC' }, 'currency'],
])('of the salary %j the wrong field is %s', (salary, field) => {
  expect(findJobSalaryProblem({ ...defaultAdvertDetails.salary, ...salary })?.field ?? null).toBe(
    field,
  );
});
