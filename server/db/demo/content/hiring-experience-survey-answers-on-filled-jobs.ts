/** What was said of roles that are filled by now; most people only rated. */
export const demoExperienceSurveyAnswersOnFilledJobs = {
  'post-apply': [
    {
      rating: 9,
      text: 'I knew after the first question whether I wanted this work. No advert has ever told me that.',
    },
    {
      rating: 7,
      text: 'Quick and fair. My only wish: say at the start how many questions there are.',
    },
    {
      rating: 9,
      text: 'I am fifty-eight and usually stop reading at the date of birth. There was none.',
    },
    {
      rating: 7,
      text: 'It took longer than sending a CV. I did not mind, but somebody with two jobs would.',
    },
    {
      rating: 8,
      text: 'The example made it clear what you care about. I wrote about my allotment society and felt silly for a minute.',
    },
    { rating: 8, text: 'Everything worked on an old tablet. Good.' },
    { rating: 6, text: 'Could you read the questions aloud? I managed, slowly.' },
    {
      rating: 5,
      text: 'Why ask about my background at all if nobody is going to see it? The page explains it, but only when you open the small print.',
    },
    {
      rating: 9,
      text: 'I liked that I could leave and come back. I wrote the last answer on the bus home.',
    },
    { rating: 4, text: 'Honestly a bit dry. I missed meeting somebody.' },
    { rating: 10, text: 'Best application I have sent this year, and I have sent forty.' },
    { rating: 6, text: 'The word limit was tight for the second question. I cut the best part.' },
  ],
  'post-feedback': [
    { rating: 8, text: 'I would rather have had the job, but this is the first no that said why.' },
    { rating: 8, text: 'Useful. I had not seen that I never said what I would do first.' },
    { rating: 6, text: 'The chart was hard to read on my phone, the sentences were good.' },
    { rating: 6, text: 'It stung. Two days later I agreed with most of it.' },
    { rating: 3, text: 'Too short to be of help to me. Three lines for two hours of work.' },
    { rating: 9, text: 'Thank you for writing at all. Nobody else does.' },
    { rating: 10, text: 'I used it for the next application and was invited.' },
    { rating: 4, text: 'I do not think that the reviewers had understood my second answer.' },
  ],
  'post-review': [
    { rating: 9, text: 'I was done in an afternoon, and we agreed on more than we expected.' },
    {
      rating: 4,
      text: 'The guide for three stars was vague. We mended it halfway, which felt wrong.',
    },
    { rating: 6, text: 'Tiring after forty answers. Smaller portions, more of us.' },
    { rating: 9, text: 'I would have passed over two of our hires on paper.' },
    { rating: 7, text: 'Fine, once I had stopped looking for who they were.' },
    { rating: 5, text: 'I missed a way to say that an answer was good but beside the point.' },
  ],
} as const;
