import type { CandidateTestNameAndScoreBand } from '@evenhand/contract/candidate-tests/candidate-test-page-content-types.ts';
import {
  type FeedbackReport,
  INTERVIEW_CRITERION_FEEDBACK_MARKS_MIN,
} from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';
import { scoreBandOfMeanStars } from './score-band-of-mean-stars.ts';
import { compareOwnSkillsWithOthers } from './compare-own-skills-with-others.ts';
import type { PeopleCountByMeanStars } from './sum-and-average-people-by-mean-stars.ts';
import { scoreQuarterOfMeanStars } from './candidate-quartile-of-mean-stars.ts';

type InterviewMark = { stage: string; criterion: string; marks: number; hundredths: number };

/** What the database tells of one application. */
export type FeedbackReportFacts = {
  jobId: number;
  job: string;
  organisation: string;
  showsGuide: boolean;
  applicants: number;
  readers: number;
  days: string[];
  answers: {
    questionId: number;
    question: string;
    answer: string;
    guide: string;
    readers: number;
    days: string[];
    /** Mean of stars; null where nobody scored it. */
    hundredths: number | null;
  }[];
  skills: { criterionId: number; name: string; hundredths: number }[];
  interviews: InterviewMark[];
  tests: CandidateTestNameAndScoreBand[];
};

/** How many candidates of the job have which mean, of each answer and each criterion. */
export type MeanStarCountsOfJob = {
  byQuestion: ReadonlyMap<number, readonly PeopleCountByMeanStars[]>;
  byCriterion: ReadonlyMap<number, readonly PeopleCountByMeanStars[]>;
};

/** Whatever is told of others is told with them in mind who read it together with what they know of themselves. */
export function buildFeedbackReport(
  facts: FeedbackReportFacts,
  marks: MeanStarCountsOfJob,
  releasedOn: string,
): FeedbackReport {
  const interviews = facts.interviews.filter(
    (mark) => mark.marks >= INTERVIEW_CRITERION_FEEDBACK_MARKS_MIN,
  );
  const ownSkills = facts.skills.map(({ criterionId, name, hundredths }) => ({
    name,
    hundredths,
    marks: marks.byCriterion.get(criterionId) ?? [],
  }));
  return {
    version: 1,
    job: facts.job,
    organisation: facts.organisation,
    releasedOn,
    applicants: downToFives(facts.applicants),
    readers: facts.readers,
    readOn: facts.days,
    answers: facts.answers.map(({ questionId, hundredths, guide, days, ...answer }) => ({
      question: answer.question,
      answer: answer.answer,
      guide: facts.showsGuide && guide !== '' ? guide : null,
      band: hundredths === null ? null : scoreBandOfMeanStars(hundredths),
      quarter:
        hundredths === null
          ? null
          : scoreQuarterOfMeanStars(hundredths, marks.byQuestion.get(questionId) ?? []),
      readers: answer.readers,
      readOn: days,
    })),
    ...compareOwnSkillsWithOthers(ownSkills),
    interviews: [...Map.groupBy(interviews, ({ stage }) => stage)].map(([stage, criteria]) => ({
      stage,
      criteria: criteria.map(({ criterion, hundredths }) => ({
        name: criterion,
        band: scoreBandOfMeanStars(hundredths),
      })),
    })),
    tests: facts.tests,
    workOnFirst: workOnFirst([
      ...ownSkills,
      ...interviews.map(({ criterion, hundredths }) => ({ name: criterion, hundredths })),
    ]),
  };
}

/** The lowest of all, the first of equals; nothing where even that is outstanding. */
function workOnFirst(marks: readonly { name: string; hundredths: number }[]): string | null {
  const [lowest] = marks.toSorted((a, b) => a.hundredths - b.hundredths);
  return lowest === undefined || scoreBandOfMeanStars(lowest.hundredths) === 'outstanding'
    ? null
    : lowest.name;
}

/** A count that nobody can be told from; nothing under five. */
function downToFives(people: number): number | null {
  const rounded = 5 * Math.floor(people / 5);
  return rounded === 0 ? null : rounded;
}
