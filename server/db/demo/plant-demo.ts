import { type Kysely, sql } from 'kysely';
import { larkfieldDemoMembers, pebbleDemoMembers } from './content/members.ts';
import { type DemoJob, larkfieldDemoJobs, pebbleDemoJobs } from './content/jobs.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import { hashDemoPassword } from './hash-demo-password.ts';
import { type DemoRandomNumbers, demoRandomNumbersFromSeed } from './demo-random-numbers.ts';
import { inventDemoApplications } from './invent-demo-applications.ts';
import { type DemoIdCounters, startDemoIdCounters } from './demo-id-counters.ts';
import { plantDemoActivityEvents } from './plant-demo-activity-events.ts';
import { plantDemoAdjustments } from './plant-demo-adjustments.ts';
import { plantDemoAdvertScores } from './plant-demo-advert-scores.ts';
import { plantDemoApplications } from './plant-demo-applications.ts';
import {
  plantDemoJobCounters,
  plantDemoExperienceSurveyAnswers,
} from './plant-job-counters-and-experience-survey-answers.ts';
import { plantDemoCareersPage } from './plant-demo-careers-page.ts';
import { plantDemoBouncedEmail } from './plant-demo-bounced-email.ts';
import { plantDemoCandidateTask } from './plant-demo-candidate-task.ts';
import { plantDemoEmailTemplates } from './plant-demo-email-templates.ts';
import {
  plantDemoEqualOpportunitiesAnswers,
  plantDemoEqualOpportunitiesNotice,
} from './plant-demo-equal-opportunities-answers-and-notice.ts';
import { plantDemoQuickApplyInterest } from './plant-demo-quick-apply-interest.ts';
import { plantDemoFieldEngineerPlan } from './plant-demo-field-engineer-plan.ts';
import { plantDemoInterviews } from './plant-demo-interviews.ts';
import { plantDemoInterviewQuestions } from './plant-demo-interview-questions.ts';
import { plantDemoQuestionLibrary } from './plant-demo-question-library.ts';
import { plantDemoPastHiring } from './plant-demo-past-hiring.ts';
import { type DemoMemberIdByEmail, plantDemoMembers } from './plant-demo-members.ts';
import { plantDemoRequisitions } from './plant-demo-requisitions.ts';
import { plantDemoPlanVersions } from './plant-demo-plan-versions.ts';
import { plantDemoReviews } from './plant-demo-reviews.ts';
import { plantDemoStoredScores } from './plant-demo-stored-scores.ts';
import { plantDemoJobs } from './plant-demo-jobs.ts';
import { plantDemoJobTemplates } from './plant-demo-job-templates.ts';

const SEED = 20_260_301;
const CAREERS_PAGE_DAY = -40;
const EMAILS_DAY = -64;

type Employer = {
  slug: string;
  name: string;
  tier: string;
  features: string[];
  contactEmail: string | null;
  industry: string | null;
  size: string | null;
  createdDay: number;
  people: readonly {
    email: string;
    firstName: string;
    lastName: string;
    jobTitle: string;
    role: string;
  }[];
  roles: DemoJob[];
};

const employers: Employer[] = [
  {
    slug: 'larkfield-energy',
    name: 'Larkfield Energy',
    tier: 'pro',
    features: [
      'global-reporting',
      'quick-apply',
      'careers-page',
      'text-analysis',
      'jobvite-import',
    ],
    contactEmail: 'people@larkfield.test',
    industry: 'Energy and utilities',
    size: '251-500',
    createdDay: -820,
    people: larkfieldDemoMembers,
    roles: larkfieldDemoJobs,
  },
  {
    slug: 'pebble-co',
    name: 'Pebble & Co',
    tier: 'free-trial',
    features: [],
    contactEmail: null,
    industry: null,
    size: null,
    createdDay: -14,
    people: pebbleDemoMembers,
    roles: pebbleDemoJobs,
  },
];

/** The two invented employers, relative to today and otherwise always the same. */
export async function plantDemo(
  db: Kysely<unknown>,
  { secretKey }: { secretKey: string },
): Promise<void> {
  const now = new Date();
  const today = new Date(new Date(now).setUTCHours(0, 0, 0, 0));
  const passwordHash = await hashDemoPassword();
  const numbers = startDemoIdCounters();
  const dice = demoRandomNumbersFromSeed(SEED);
  const tools = { now, today, passwordHash, numbers, dice, secretKey };
  const planted: Planted[] = [];
  for (const employer of employers) planted.push(await plantEmployer(db, employer, tools));
  const [larkfield] = planted;
  if (larkfield) await plantDemoPastHiring(db, larkfield.orgId, { ...larkfield, ...tools });
  await plantDemoFieldEngineerPlan(db);
  await plantDemoCandidateTask(db);
  await plantDemoInterviewQuestions(db);
  await plantDemoAdjustments(db);
  await plantDemoPlanVersions(db);
  await plantDemoStoredScores(db);
  await plantDemoActivityEvents(db);
}

type Planted = {
  orgId: number;
  members: DemoMemberIdByEmail;
  firstNames: Map<string, string>;
  /** Names of candidates. */
  people: Set<string>;
};

async function plantEmployer(
  db: Kysely<unknown>,
  employer: Employer,
  tools: {
    now: Date;
    today: Date;
    passwordHash: string;
    numbers: DemoIdCounters;
    dice: DemoRandomNumbers;
    secretKey: string;
  },
): Promise<Planted> {
  const { today, passwordHash, dice } = tools;
  const createdAt = dateFromToday(today, employer.createdDay);
  const orgId = await plantOrganisation(db, employer, createdAt);
  const members = await plantDemoMembers(db, orgId, employer.people, { passwordHash, createdAt });
  const firstNames = new Map(employer.people.map(({ email, firstName }) => [email, firstName]));
  const jobs = await plantDemoJobs(db, orgId, employer.roles, { members, ...tools });
  await plantDemoJobTemplates(db, orgId, employer.roles, { members, ...tools });
  const people = new Set<string>();
  const invented = inventDemoApplications(employer.roles, { ...tools, people });
  const rounds = await plantDemoApplications(db, orgId, jobs, invented, { members, ...tools });
  await plantDemoReviews(db, orgId, rounds, { members, firstNames, ...tools });
  const [first] = members.values();
  // Pebble has only just begun: nobody there has confirmed what candidates are told.
  if (employer.contactEmail !== null && first !== undefined) {
    const { name: organisation, contactEmail: contact } = employer;
    await plantDemoEqualOpportunitiesNotice(db, orgId, {
      memberId: first,
      organisation,
      contact,
      at: createdAt,
    });
    await plantDemoEqualOpportunitiesAnswers(db, orgId, rounds, tools);
  }
  await plantDemoInterviews(db, orgId, rounds, { members, ...tools });
  await plantDemoJobCounters(db, orgId, rounds);
  if (employer.features.length > 0 && first !== undefined) {
    await plantDemoEmailTemplates(db, orgId, {
      memberId: first,
      at: dateFromToday(today, EMAILS_DAY),
    });
    await plantDemoBouncedEmail(db, orgId, rounds, employer.name);
  }
  if (employer.features.length > 0 && first !== undefined)
    await plantDemoQuestionLibrary(db, orgId, { memberId: first, today });
  if (employer.features.includes('jobvite-import') && first !== undefined)
    await plantDemoRequisitions(db, orgId, { memberId: first, ...tools });
  if (employer.features.includes('quick-apply') && first !== undefined)
    await plantDemoQuickApplyInterest(db, orgId, { memberId: first, ...tools });
  if (employer.features.includes('careers-page'))
    await plantDemoCareersPage(db, orgId, dateFromToday(today, CAREERS_PAGE_DAY));
  if (employer.features.includes('text-analysis')) await plantDemoAdvertScores(db, orgId, today);
  if (employer.features.length > 0)
    await plantDemoExperienceSurveyAnswers(db, orgId, rounds, { ...tools, dice });
  return { orgId, members, firstNames, people };
}

async function plantOrganisation(
  db: Kysely<unknown>,
  employer: Employer,
  createdAt: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into core.organisation (slug, name, tier, features, contact_email, industry, size, tz, created_at)
    values (${employer.slug}, ${employer.name}, ${employer.tier}, ${employer.features}, ${employer.contactEmail},
      ${employer.industry}, ${employer.size}, 'Europe/London', ${createdAt})
    returning org_id as id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the organisation was not planted');
  return id;
}
