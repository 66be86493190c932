/** What the panel of a demo role asks in its first interviews, and what it looks for. */
export const demoInterviewQuestions = [
  {
    text: 'A customer rings for the third time about the same complaint, and the file is with a colleague who is ill. What do you do while they are on the line?',
    guideOne: 'Asks them to ring again when the colleague is back.',
    guideThree: 'Reads the file, says what is known, and promises a call.',
    guideFive: 'Takes the case over, says what happens by when, and tells the colleague.',
    marks: [
      [5, 2],
      [null, 4],
      [4, 4],
      [3, 3],
    ],
  },
  {
    text: 'Tell us of a decision of yours that went against a customer. How did you tell them?',
    guideOne: 'Sent the standard letter.',
    guideThree: 'Explained the reasons in plain words.',
    guideFive: 'Explained the reasons, what would change them, and where else to turn.',
    marks: [
      [4, 4],
      [null, 3],
      [5, 2],
      [2, 3],
    ],
  },
  {
    text: 'You see that the same mistake has caused five of this week’s complaints. What happens next?',
    guideOne: 'Answers the five complaints.',
    guideThree: 'Answers them and tells the team that makes the mistake.',
    guideFive: 'Shows what it costs, proposes a change, and sees it through.',
    marks: [
      [3, 4],
      [null, 4],
      [4, 3],
      [3, 2],
    ],
  },
] as const;

/** What was noted beside the marks, by the place of the interview and of the panel's member. */
export const demoScorecardNotes: Readonly<Record<string, string>> = {
  '0-0': 'Said at once what they would promise and by when.',
  '0-1': 'I missed whether anybody tells the colleague.',
  '1-1': 'Calm, and precise about dates.',
  '2-0': 'Two good examples, both with an end.',
};
