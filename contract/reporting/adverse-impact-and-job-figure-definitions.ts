const LIFE = 'The whole life of the role.';
const NO_DAYS = 'No days are counted, so no time zone matters.';
const SCORED = 'Answers of this role that were scored in blind review, after the release.';

/** Figures of fair chances over a year, and of the report of one role. */
export const adverseImpactAndJobFigureDefinitions = {
  impactRatio: {
    title: 'Ratio of pass rates',
    says: 'How often a group passed a step, compared with the group that passed it most often.',
    population:
      'Everybody begun in a closed calendar year with at least 100 who answered the equal-opportunities questions; groups with at least 25 people and 2 % of them.',
    formula:
      '(pass rate of the group) ÷ (pass rate of the group with the highest), pooled over roles after Mantel and Haenszel, rounded to 0.1. Computed once, ninety days after the end of the year.',
    dates: 'The day the application was begun.',
    zone: 'The calendar year in your organisation’s time zone.',
  },
  impactInterval: {
    title: 'Interval of the ratio',
    says: 'Which ratios the numbers are well compatible with.',
    population: 'As for the ratio of pass rates.',
    formula:
      'The 95 % interval of the pooled ratio, its variance after Greenland and Robins, rounded to 0.1.',
    dates: 'The day the application was begun.',
    zone: 'The calendar year in your organisation’s time zone.',
  },
  impactVerdict: {
    title: 'Verdict',
    says: 'Whether the difference is consistent with chance, worth a look, or a reason to act.',
    population: 'As for the ratio of pass rates.',
    formula:
      'From the ratio and the p value of a mid-p exact test, corrected after Holm for all pairs of groups. Act: under 0.8, and p under 0.05. Worth a look: under 1, and p under 0.1. It proves neither fairness nor discrimination.',
    dates: 'The day the application was begun.',
    zone: 'The calendar year in your organisation’s time zone.',
  },
  roleDiversity: {
    title: 'Diversity of a role',
    says: 'How many people of each group reached a step on this role, as published.',
    population:
      'Everybody who began an application for the role; published once, when it has closed with at least 25 who answered.',
    formula: 'As “Diversity by step”.',
    dates: LIFE,
    zone: NO_DAYS,
  },
  formPages: {
    title: 'Drop-off by page',
    says: 'At which page of the form people stopped.',
    population: 'Everybody who began an application for the role.',
    formula:
      'Came to a page: answered the one before, or a later one. Stopped there: came to it, has not answered it, and has not sent the application.',
    dates: LIFE,
    zone: NO_DAYS,
  },
  timeInStage: {
    title: 'Time in stage',
    says: 'How many days candidates of the role spent in a stage.',
    population: 'Candidates whom the team has moved on from the stage, from five on.',
    formula:
      'The median of the days from coming into the stage to being moved on, rejected or hired.',
    dates: LIFE,
    zone: 'Days of your organisation’s time zone.',
  },
  reviewProgress: {
    title: 'Review progress',
    says: 'How many of the scores that were asked for have been given.',
    population: 'All scores asked of all reviewers of the role.',
    formula: '(scores given) ÷ (scores asked for).',
    dates: LIFE,
    zone: NO_DAYS,
  },
  agreementOfOne: {
    title: 'Agreement of single reviewers',
    says: 'How far the score of one reviewer tells what another would give.',
    population: SCORED,
    formula:
      'ICC(1), one-way: the share of the differences between scores that lies between answers.',
    dates: LIFE,
    zone: NO_DAYS,
  },
  agreementOfMean: {
    title: 'Agreement of the mean',
    says: 'How far the mean score of an answer would be the same with other reviewers.',
    population: SCORED,
    formula: 'ICC(k), one-way, for the mean number of reviewers an answer had.',
    dates: LIFE,
    zone: NO_DAYS,
  },
  questionMean: {
    title: 'Mean score of a question',
    says: 'How many stars answers to the question got on average.',
    population: `${SCORED} From 20 scored answers on.`,
    formula: 'The mean over answers of their mean stars, from 1 to 5.',
    dates: LIFE,
    zone: NO_DAYS,
  },
  questionSpread: {
    title: 'Spread of a question',
    says: 'How far answers to the question differ in their scores.',
    population: `${SCORED} From 20 scored answers on.`,
    formula: 'The standard deviation of the mean stars of answers.',
    dates: LIFE,
    zone: NO_DAYS,
  },
  questionFit: {
    title: 'Fit of a question',
    says: 'Whether whoever does well in this question does well in the others.',
    population: `${SCORED} From 20 scored answers on.`,
    formula:
      'The correlation of the score in this question with the sum of the scores in all others.',
    dates: LIFE,
    zone: NO_DAYS,
  },
  questionExtremes: {
    title: 'Lowest and highest scores of a question',
    says: 'How often reviewers gave one star, and how often five.',
    population: `${SCORED} From 20 scored answers on.`,
    formula: '(scores of one star) ÷ (all scores of the question), and the same of five stars.',
    dates: LIFE,
    zone: NO_DAYS,
  },
  scoreDistribution: {
    title: 'Distribution of scores',
    says: 'How many candidates of the role got which mean score.',
    population: SCORED,
    formula: 'Counts of candidates by their mean stars.',
    dates: LIFE,
    zone: NO_DAYS,
  },
} as const;
