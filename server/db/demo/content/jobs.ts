import { demoQuestionAboutAngryCustomerInOutage } from './answers/question-angry-customer-in-outage.ts';
import { demoQuestionAboutCustomerInArrears } from './answers/customer-arrears.ts';
import { demoQuestionAboutDisagreeingWithColleague } from './answers/question-disagreeing-with-colleague.ts';
import { demoQuestionAboutExplainingTechnicalMatter } from './answers/explain-technical.ts';
import { demoQuestionAboutImprovingProcess } from './answers/improve-process.ts';
import { demoQuestionAboutLearningFast } from './answers/learn-fast.ts';
import { demoQuestionAboutMissedDeadline } from './answers/missed-deadline.ts';
import { demoQuestionAboutDisagreeingNumbers } from './answers/numbers-disagree.ts';
import { demoQuestionAboutOwnMistake } from './answers/own-mistake.ts';
import { demoQuestionAboutPrioritisingDay } from './answers/prioritise-day.ts';
import { demoQuestionAboutSafetyShortcut } from './answers/safety-shortcut.ts';
import { demoQuestionAboutStrugglingColleague } from './answers/team-struggles.ts';
import type { DemoQuestion } from './demo-question-types-and-answer-words-max.ts';
import { DEMO_FIELD_ENGINEER_JOB_TITLE } from './field-engineer-plan.ts';

/** How far the hiring of a role has come, which decides what its candidates look like. */
export type DemoJobProgress = 'decided' | 'interviewing' | 'reviewing' | 'submitted' | 'none';

/** What the demo shows of one role. Days count from today: negative ones lie in the past. */
export type DemoJob = {
  title: string;
  team: string;
  grade: string;
  location: string;
  owner: string;
  description: string;
  questions: DemoQuestion[];
  createdDay: number;
  publishedDay?: number;
  closesDay?: number;
  archivedDay?: number;
  sample?: true;
  status?: 'hired' | 'notHired';
  progress: DemoJobProgress;
  /** People hired, for decided roles. */
  hires?: number;
  /** Share of its candidates that came to an interview, for decided roles. */
  invited?: number;
  /** Share of the applications of a day that go to this role, against the others open then. */
  pull?: number;
  /** Applications besides those that come by day. */
  rush?: number;
  /** How long an answer may be; its candidates keep to it. */
  answerWordsMax?: number;
};

const admin = 'admin@demo.test';
const hiring = 'hiring@demo.test';

export const larkfieldDemoJobs: DemoJob[] = [
  {
    title: 'Customer Care Adviser',
    team: 'Customer Operations',
    grade: 'B',
    location: 'Leeds or at home',
    owner: hiring,
    description: `You are the person our customers reach when something about their energy does not make sense: a bill, a meter, a move, a month that was harder than the last.

You will talk to about thirty people a day by phone and by message. There is no script. You have the time you need, a team beside you and the right to put most things right yourself.

We teach you everything about energy in six weeks of paid training. What we look for is how you listen, explain and follow things through.`,
    questions: [
      demoQuestionAboutCustomerInArrears,
      demoQuestionAboutExplainingTechnicalMatter,
      demoQuestionAboutPrioritisingDay,
    ],
    createdDay: -806,
    publishedDay: -800,
    closesDay: -640,
    archivedDay: -600,
    status: 'hired',
    progress: 'decided',
    hires: 6,
    pull: 2,
  },
  {
    title: 'Billing Specialist',
    team: 'Finance',
    grade: 'C',
    location: 'Leeds',
    owner: admin,
    description: `You make sure that 190,000 homes get a bill that is right, and you find out why when one is not.

Your week is half numbers and half conversation: you trace a reading from the meter to the ledger, agree a correction with a colleague, and explain to a customer what happened and what it means for them.

You will work with two other specialists and a small team of analysts. Experience with billing helps, but curiosity about how things go wrong helps more.`,
    questions: [
      demoQuestionAboutDisagreeingNumbers,
      demoQuestionAboutExplainingTechnicalMatter,
      demoQuestionAboutOwnMistake,
    ],
    createdDay: -700,
    publishedDay: -690,
    closesDay: -545,
    archivedDay: -470,
    status: 'hired',
    progress: 'decided',
    hires: 3,
  },
  {
    title: 'Smart Meter Installer',
    team: 'Field Engineering',
    grade: 'C',
    location: 'West Yorkshire, on the road',
    owner: admin,
    description: `You visit six homes a day, change the meter, check that everything is safe and show people how to read what they use.

We train you for the trade qualification on full pay. You get a van, good tools and a planner who knows the area. Nobody is paid by the number of visits.

The work asks for care every single time, a calm way with people in their own homes, and the courage to say that something is not safe.`,
    questions: [
      demoQuestionAboutSafetyShortcut,
      demoQuestionAboutCustomerInArrears,
      demoQuestionAboutLearningFast,
    ],
    createdDay: -590,
    publishedDay: -580,
    closesDay: -420,
    status: 'hired',
    progress: 'decided',
    hires: 5,
  },
  {
    title: 'Energy Data Analyst',
    team: 'Data and Insight',
    grade: 'D',
    location: 'Leeds or at home',
    owner: admin,
    description: `You turn forty million half-hourly readings into answers that people can act on: how much power the region needs tomorrow, where a tariff is unfair, why a number moved.

You will work in SQL and a little Python with three other analysts. Most of the work is asking what the question really is, checking the data and explaining the answer to people who do not live in it.

There is no test of tricks. We ask about work you would really do here.`,
    questions: [
      demoQuestionAboutDisagreeingNumbers,
      demoQuestionAboutImprovingProcess,
      demoQuestionAboutExplainingTechnicalMatter,
    ],
    createdDay: -460,
    publishedDay: -450,
    closesDay: -325,
    status: 'hired',
    progress: 'decided',
    hires: 2,
  },
  {
    title: 'Team Leader, Customer Care',
    team: 'Customer Operations',
    grade: 'D',
    location: 'Leeds',
    owner: hiring,
    description: `You lead twelve advisers. You are there for the hard calls, you plan the week, and you help each person get better at what they do.

We measure teams by whether customers have to call again, not by how long they talk. You will spend about a third of your time listening to calls and talking about them, a third planning, and a third making things work better.

You need not have led a team before. You need to have helped people do well.`,
    questions: [
      demoQuestionAboutStrugglingColleague,
      demoQuestionAboutAngryCustomerInOutage,
      demoQuestionAboutImprovingProcess,
    ],
    createdDay: -360,
    publishedDay: -350,
    closesDay: -232,
    progress: 'decided',
    hires: 1,
  },
  {
    title: 'Network Planning Engineer',
    team: 'Field Engineering',
    grade: 'E',
    location: 'Leeds and site visits',
    owner: admin,
    description: `More homes charge a car and heat with a pump each month. You plan where the network needs to grow, in what order and at what cost.

You will model load, walk the sites, agree plans with the network operator and councils, and explain to people why their street is being dug up.

You bring sound engineering judgement. We care about how you weigh safety, cost and the people affected, more than about where you learnt it.`,
    questions: [
      demoQuestionAboutSafetyShortcut,
      demoQuestionAboutMissedDeadline,
      demoQuestionAboutDisagreeingNumbers,
    ],
    createdDay: -272,
    publishedDay: -260,
    closesDay: -150,
    status: 'notHired',
    progress: 'decided',
    hires: 0,
  },
  {
    title: 'Complaints Case Handler',
    team: 'Customer Operations',
    grade: 'C',
    location: 'Leeds or at home',
    owner: admin,
    description: `When we have let somebody down, you find out what happened, put it right and make sure that it does not happen again.

You carry about twenty cases at a time from the first call to the last letter. You decide on redress up to a limit and argue for more where it is due. Each month you bring two things that we should change.

You write plainly, you are fair to both sides, and you keep promises about dates.`,
    questions: [
      demoQuestionAboutDisagreeingWithColleague,
      demoQuestionAboutOwnMistake,
      demoQuestionAboutCustomerInArrears,
    ],
    createdDay: -184,
    publishedDay: -175,
    closesDay: -58,
    progress: 'interviewing',
    // It sends a task too.
    answerWordsMax: 100,
  },
  {
    title: 'Product Manager, Tariffs',
    team: 'Product',
    grade: 'E',
    location: 'Leeds or at home',
    owner: admin,
    description: `You decide, with a designer, an analyst and four engineers, what our tariffs should be and how people meet them.

You will talk to customers each week, turn what you learn into small tests, and say no more often than yes. You answer for whether people understand what they pay.

We look for judgement under uncertainty, clear writing and the habit of checking whether a thing worked.`,
    questions: [
      demoQuestionAboutMissedDeadline,
      demoQuestionAboutImprovingProcess,
      demoQuestionAboutDisagreeingWithColleague,
    ],
    createdDay: -90,
    publishedDay: -80,
    closesDay: -6,
    progress: 'reviewing',
  },
  {
    title: 'Energy Advice Officer',
    team: 'Customer Operations',
    grade: 'B',
    location: 'Bradford and home visits',
    owner: hiring,
    description: `You help people who struggle to keep warm: with advice on the phone, a visit when that is better, and the grants and repairs that many do not know of.

You will look after about forty households at a time and work with councils, landlords and charities. Some days are heavy; you have supervision every fortnight and never carry a case alone.

We look for kindness that gets things done.`,
    questions: [
      demoQuestionAboutCustomerInArrears,
      demoQuestionAboutPrioritisingDay,
      demoQuestionAboutAngryCustomerInOutage,
    ],
    createdDay: -40,
    publishedDay: -33,
    closesDay: 0,
    progress: 'submitted',
    rush: 20,
  },
  {
    title: DEMO_FIELD_ENGINEER_JOB_TITLE,
    team: 'Field Engineering',
    grade: 'C',
    location: 'Northumberland and Durham',
    owner: admin,
    description: `You keep the small stations that feed eleven valleys running: inspections, repairs, and being there when the weather is not on our side.

You work in pairs, on a rota with one week of call-out in five. You get a van, all training and a say in how the work is planned.

We look for people who work safely when nobody is watching and who explain things well to those whose lights are out.`,
    questions: [
      demoQuestionAboutSafetyShortcut,
      demoQuestionAboutAngryCustomerInOutage,
      demoQuestionAboutPrioritisingDay,
    ],
    createdDay: -28,
    publishedDay: -20,
    closesDay: 4,
    progress: 'reviewing',
    rush: 12,
    // It asks for more than texts.
    answerWordsMax: 100,
  },
  {
    title: 'Payroll Coordinator',
    team: 'Finance',
    grade: 'B',
    location: 'Leeds',
    owner: admin,
    description: `You see to it that 400 people are paid the right amount on the right day, and that questions about it get a clear answer.

You will run the monthly payroll with one colleague, keep records that an auditor would like, and make one thing simpler each quarter.

We look for care with detail, a liking for deadlines that do not move, and plain words.`,
    questions: [
      demoQuestionAboutOwnMistake,
      demoQuestionAboutPrioritisingDay,
      demoQuestionAboutExplainingTechnicalMatter,
    ],
    createdDay: -15,
    publishedDay: -11,
    closesDay: 19,
    progress: 'submitted',
  },
  {
    title: 'Sample role: Customer Support Associate',
    team: 'People',
    grade: 'B',
    location: 'Anywhere',
    owner: admin,
    description: `This is a sample role with invented candidates, so that you can see how a blind review works before you start one of your own. Nothing in it counts in any figure, and nobody gets an e-mail.`,
    questions: [
      demoQuestionAboutAngryCustomerInOutage,
      demoQuestionAboutExplainingTechnicalMatter,
      demoQuestionAboutPrioritisingDay,
    ],
    createdDay: -810,
    publishedDay: -810,
    sample: true,
    progress: 'none',
  },
  {
    title: 'Learning and Development Partner',
    team: 'People',
    grade: 'D',
    location: 'Leeds or at home',
    owner: admin,
    description: `You help 400 people get better at their work. You find out what they need, build it with those who know, and check whether it helped.`,
    questions: [demoQuestionAboutLearningFast, demoQuestionAboutStrugglingColleague],
    createdDay: -46,
    progress: 'none',
  },
  {
    title: 'Senior Reporting Analyst',
    team: 'Data and Insight',
    grade: 'D',
    location: 'Leeds',
    owner: admin,
    description: '',
    questions: [],
    createdDay: -92,
    progress: 'none',
  },
];

const pebble = 'admin@pebble.test';

export const pebbleDemoJobs: DemoJob[] = [
  {
    title: 'Studio Assistant',
    team: 'Studio',
    grade: '1',
    location: 'Whitby',
    owner: pebble,
    description: `You keep a small pottery studio running: kilns, clay, customers and everything between. You will learn each step of the work, and after a year you will run the Saturday workshops.

We are four people and a dog. We look for somebody who is careful with hot things and good with people.`,
    questions: [demoQuestionAboutPrioritisingDay, demoQuestionAboutLearningFast],
    createdDay: -12,
    publishedDay: -9,
    closesDay: 21,
    progress: 'submitted',
    rush: 9,
  },
  {
    title: 'Ceramics Technician',
    team: 'Studio',
    grade: '2',
    location: 'Whitby',
    owner: pebble,
    description: '',
    questions: [],
    createdDay: -3,
    progress: 'none',
  },
];
