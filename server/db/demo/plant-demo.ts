import { type Kysely, sql } from 'kysely';
import { larkfieldDemoMembers, pebbleDemoMembers } from './content/members.ts';
import { type DemoJob, larkfieldDemoJobs, pebbleDemoJobs } from './content/jobs.ts';
import { daysFromToday } from './demo-dates-and-ids.ts';
import { hashDemoPassword } from './hash-demo-password.ts';
import { type DemoRandom, demoRandomFromSeed } from './demo-random.ts';
import { inventApplications } from './invent-applications.ts';
import { type IdCounters, startIdCounters } from './id-counters.ts';
import { plantActivityEvents } from './plant-activity-events.ts';
import { plantAdjustments } from './plant-adjustments.ts';
import { plantAdvertScores } from './plant-advert-scores.ts';
import { plantApplications } from './plant-applications.ts';
import {
  plantJobCounters,
  plantExperienceAnswers,
} from './plant-job-counters-and-experience-answers.ts';
import { plantCareersPage } from './plant-careers-page.ts';
import { plantBouncedEmail } from './plant-bounced-email.ts';
import { plantCandidateTask } from './plant-candidate-task.ts';
import { plantEmailTemplates } from './plant-email-templates.ts';
import {
  plantEqualOpportunitiesAnswers,
  plantEqualOpportunitiesNotice,
} from './plant-equal-opportunities.ts';
import { plantQuickApplyInterest } from './plant-quick-apply-interest.ts';
import { plantFieldEngineerPlan } from './plant-field-engineer-plan.ts';
import { plantInterviews } from './plant-interviews.ts';
import { plantInterviewQuestions } from './plant-interview-questions.ts';
import { plantQuestionLibrary } from './plant-question-library.ts';
import { plantPastHiring } from './plant-past-hiring.ts';
import { type MemberIdByEmail, plantMembers } from './plant-members.ts';
import { plantRequisitions } from './plant-requisitions.ts';
import { plantPlanVersions } from './plant-plan-versions.ts';
import { plantReviews } from './plant-reviews.ts';
import { plantStoredScores } from './plant-stored-scores.ts';
import { plantJobs } from './plant-jobs.ts';
import { plantJobTemplates } from './plant-job-templates.ts';

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
  const numbers = startIdCounters();
  const dice = demoRandomFromSeed(SEED);
  const tools = { now, today, passwordHash, numbers, dice, secretKey };
  const planted: Planted[] = [];
  for (const employer of employers) planted.push(await plantEmployer(db, employer, tools));
  const [larkfield] = planted;
  if (larkfield) await plantPastHiring(db, larkfield.orgId, { ...larkfield, ...tools });
  await plantFieldEngineerPlan(db);
  await plantCandidateTask(db);
  await plantInterviewQuestions(db);
  await plantAdjustments(db);
  await plantPlanVersions(db);
  await plantStoredScores(db);
  await plantActivityEvents(db);
}

type Planted = {
  orgId: number;
  members: MemberIdByEmail;
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
    numbers: IdCounters;
    dice: DemoRandom;
    secretKey: string;
  },
): Promise<Planted> {
  const { today, passwordHash, dice } = tools;
  const createdAt = daysFromToday(today, employer.createdDay);
  const orgId = await plantOrganisation(db, employer, createdAt);
  const members = await plantMembers(db, orgId, employer.people, { passwordHash, createdAt });
  const firstNames = new Map(employer.people.map(({ email, firstName }) => [email, firstName]));
  const jobs = await plantJobs(db, orgId, employer.roles, { members, ...tools });
  await plantJobTemplates(db, orgId, employer.roles, { members, ...tools });
  const people = new Set<string>();
  const invented = inventApplications(employer.roles, { ...tools, people });
  const rounds = await plantApplications(db, orgId, jobs, invented, { members, ...tools });
  await plantReviews(db, orgId, rounds, { members, firstNames, ...tools });
  const [first] = members.values();
  // Pebble has only just begun: nobody there has confirmed what candidates are told.
  if (employer.contactEmail !== null && first !== undefined) {
    const { name: organisation, contactEmail: contact } = employer;
    await plantEqualOpportunitiesNotice(db, orgId, {
      memberId: first,
      organisation,
      contact,
      at: createdAt,
    });
    await plantEqualOpportunitiesAnswers(db, orgId, rounds, tools);
  }
  await plantInterviews(db, orgId, rounds, { members, ...tools });
  await plantJobCounters(db, orgId, rounds);
  if (employer.features.length > 0 && first !== undefined) {
    await plantEmailTemplates(db, orgId, { memberId: first, at: daysFromToday(today, EMAILS_DAY) });
    await plantBouncedEmail(db, orgId, rounds, employer.name);
  }
  if (employer.features.length > 0 && first !== undefined)
    await plantQuestionLibrary(db, orgId, { memberId: first, today });
  if (employer.features.includes('jobvite-import') && first !== undefined)
    await plantRequisitions(db, orgId, { memberId: first, ...tools });
  if (employer.features.includes('quick-apply') && first !== undefined)
    await plantQuickApplyInterest(db, orgId, { memberId: first, ...tools });
  if (employer.features.includes('careers-page'))
    await plantCareersPage(db, orgId, daysFromToday(today, CAREERS_PAGE_DAY));
  if (employer.features.includes('text-analysis')) await plantAdvertScores(db, orgId, today);
  if (employer.features.length > 0)
    await plantExperienceAnswers(db, orgId, rounds, { ...tools, dice });
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
