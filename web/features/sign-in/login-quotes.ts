type Quote = { words: string; speaker: string };

/** Nobody said these: each is shown as invented. */
export const loginQuotes: readonly Quote[] = [
  {
    words:
      'We stopped asking where people had worked and started asking what they would do. The shortlist changed the same week.',
    speaker: 'Head of People, Larkstone Trust',
  },
  {
    words:
      'Four of us scored the same answer without seeing each other’s stars. Then we talked about the answer, not about the school.',
    speaker: 'Team lead, Merrow Water',
  },
  {
    words:
      'I used to read sixty CVs in an evening and remember three. Now I read one question at a time.',
    speaker: 'Reviewer, Pellinor Care',
  },
  {
    words:
      'People we turned down wrote back to thank us. They had been told what a good answer looks like.',
    speaker: 'Recruiter, Ashdown Libraries',
  },
  {
    words:
      'The two best candidates were too close to call, and the page said so. We met them both.',
    speaker: 'Operations manager, Fenwick Rail',
  },
];
