/** What candidates of one role ask about their data, and how many days ago. */
export const demoDataRequests = {
  jobTitle: 'Complaints Case Handler',
  answered: {
    days: 40,
    words:
      'I asked twice by phone when I would hear, and nobody could tell me. I would like to know who had my answers in that time.',
    answer:
      'You are right that we should have told you a day. Your answers were with the three people who scored them, and with nobody else. We have named a colleague who answers such calls.',
  },
  late: {
    days: 27,
    words:
      'My rejection says that others were stronger, and not in what. I think my answer about the outage was not read to its end.',
  },
  objection: {
    days: 4,
    words: 'Please do not use my answers to train new reviewers, with or without my name.',
  },
  expired: { days: 30 },
  ready: { days: 2 },
  renamed: { days: 12, changes: { lastName: 'Ashdown-Vale' } },
  moving: { changes: { email: 'new.address@example.com' } },
  waiting: { days: 3 },
};
