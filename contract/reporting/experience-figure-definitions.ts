const GIVEN =
  'Answers given to the survey in the period: of candidates after applying, of candidates after a rejection, or of the hiring team after reviewing. Roles that you still review yourself are left out.';
const DATES = 'The day the answer was given.';
const ZONE =
  'Days begin and end at midnight in your organisation’s time zone; the first and the last day both count.';

/** Figures of the surveys: how candidates and the hiring team rated their experience. */
export const experienceFigureDefinitions = {
  experienceCount: {
    title: 'Answers',
    says: 'How many people rated their experience in the period.',
    population: GIVEN,
    formula: 'A count.',
    dates: DATES,
    zone: ZONE,
  },
  experienceMean: {
    title: 'Average rating',
    says: 'How people rated their experience on average, out of ten.',
    population: GIVEN,
    formula: 'The mean of the ratings, to one decimal. Nothing under five answers.',
    dates: DATES,
    zone: ZONE,
  },
  experienceMedian: {
    title: 'Median rating',
    says: 'The rating that half of the answers stayed at or below.',
    population: GIVEN,
    formula:
      'The median of the ratings, midway between the middle two where there is an even number. Nothing under five answers.',
    dates: DATES,
    zone: ZONE,
  },
  experienceRatings: {
    title: 'Ratings',
    says: 'How often each rating from 1 to 10 was given: overall, for fairness and for satisfaction.',
    population: GIVEN,
    formula: 'Ten counts for each of the three questions. Nothing under five answers.',
    dates: DATES,
    zone: ZONE,
  },
  experienceComments: {
    title: 'Comments',
    says: 'What people wrote, at most twenty of the newest that are not blank.',
    population: GIVEN,
    formula:
      'Shown from five answers on and once a whole day has passed, in no order within a day, with swear words hidden.',
    dates: DATES,
    zone: ZONE,
  },
} as const;
