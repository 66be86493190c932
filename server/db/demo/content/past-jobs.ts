import { demoQuestionAboutAngryCustomerInOutage } from './answers/question-angry-customer-in-outage.ts';
import { demoQuestionAboutCustomerInArrears } from './answers/customer-arrears.ts';
import { demoQuestionAboutExplainingTechnicalMatter } from './answers/explain-technical.ts';
import { demoQuestionAboutImprovingProcess } from './answers/improve-process.ts';
import { demoQuestionAboutLearningFast } from './answers/learn-fast.ts';
import { demoQuestionAboutDisagreeingNumbers } from './answers/numbers-disagree.ts';
import { demoQuestionAboutOwnMistake } from './answers/own-mistake.ts';
import { demoQuestionAboutPrioritisingDay } from './answers/prioritise-day.ts';
import { demoQuestionAboutSafetyShortcut } from './answers/safety-shortcut.ts';
import { demoQuestionAboutStrugglingColleague } from './answers/team-struggles.ts';
import type { DemoQuestion } from './demo-question-types-and-answer-words-max.ts';
import type { DemoJob } from './jobs.ts';

/** Days from closing a role to putting it away. */
const KEPT_DAYS = 30;
const INVITED = 0.2;

/** Roles that Larkfield filled and put away, so that its reports have two years to tell of; the last two within three months. */
export const pastDemoJobs: DemoJob[] = [
  past('Customer Care Adviser, Evenings', 'Customer Operations', 'B', {
    days: [-717, -600],
    applications: 120,
    hires: 5,
    question: demoQuestionAboutCustomerInArrears,
    says: 'You are there for customers who can only call once the day is over. There is no script: you have the time you need and the right to put most things right yourself.',
  }),
  past('Apprentice Field Engineer', 'Field Engineering', 'A', {
    days: [-707, -610],
    applications: 110,
    hires: 6,
    question: demoQuestionAboutSafetyShortcut,
    says: 'You learn to keep the network running, beside an engineer who has done it for years. You need no experience. We look for care, curiosity and the courage to stop a job that is not safe.',
  }),
  past('Finance Analyst', 'Finance', 'D', {
    days: [-561, -470],
    applications: 100,
    hires: 2,
    question: demoQuestionAboutDisagreeingNumbers,
    says: 'You find out why two numbers that should agree do not, and explain it to people who do not live in spreadsheets.',
  }),
  past('Contact Centre Adviser', 'Customer Operations', 'B', {
    days: [-504, -400],
    applications: 120,
    hires: 6,
    question: demoQuestionAboutExplainingTechnicalMatter,
    says: 'You answer questions about bills, meters and moves by phone and by message. We teach you everything about energy in six weeks of paid training.',
  }),
  past('Stores Operative', 'Field Engineering', 'B', {
    days: [-367, -270],
    applications: 110,
    hires: 3,
    question: demoQuestionAboutPrioritisingDay,
    says: 'You see to it that every engineer leaves the yard with what the day will need, and that we know what is on the shelves.',
  }),
  past('Home Energy Adviser', 'Customer Operations', 'C', {
    days: [-324, -220],
    applications: 120,
    hires: 4,
    question: demoQuestionAboutLearningFast,
    says: 'You visit people at home and find out with them how they can stay warm for less.',
  }),
  past('Software Developer, Billing', 'Product', 'D', {
    days: [-221, -130],
    applications: 100,
    hires: 2,
    question: demoQuestionAboutOwnMistake,
    says: 'You work on the program that turns meter readings into bills, in a team of five that talks to customers every week.',
  }),
  past('Service Engineer', 'Field Engineering', 'C', {
    days: [-183, -95],
    applications: 120,
    hires: 4,
    question: demoQuestionAboutImprovingProcess,
    says: 'You keep heat pumps and boilers working in about four hundred homes, and tell us what would make them need you less often.',
  }),
  past('Team Leader, Repairs', 'Field Engineering', 'D', {
    days: [-86, -46],
    applications: 35,
    hires: 1,
    question: demoQuestionAboutStrugglingColleague,
    says: 'You look after nine engineers: you plan their week, go out with each of them once a month and see to it that nobody has to hurry.',
  }),
  past('Outage Adviser', 'Customer Operations', 'B', {
    days: [-84, -42],
    applications: 45,
    hires: 4,
    question: demoQuestionAboutAngryCustomerInOutage,
    says: 'When the power is off you are who people reach. You tell them what we know, what we do not know yet, and when you will call again.',
  }),
];

/** Those whose link let people show interest before they applied. */
export const pastDemoJobTitlesWithRegisterInterest = [
  'Contact Centre Adviser',
  'Stores Operative',
  'Home Energy Adviser',
  'Service Engineer',
];

function past(
  title: string,
  team: string,
  grade: string,
  { days: [opened, closed], applications, hires, question, says }: Past,
): DemoJob {
  return {
    title,
    team,
    grade,
    location: 'Leeds',
    owner: 'hiring@demo.test',
    description: says,
    questions: [question],
    createdDay: opened - 6,
    publishedDay: opened,
    closesDay: closed,
    archivedDay: closed + KEPT_DAYS,
    status: 'hired',
    progress: 'decided',
    hires,
    invited: INVITED,
    rush: applications,
  };
}

type Past = {
  days: readonly [opened: number, closed: number];
  applications: number;
  hires: number;
  question: DemoQuestion;
  says: string;
};
