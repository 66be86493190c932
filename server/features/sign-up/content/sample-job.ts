import type { JobDraftQuestion } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';

export type SampleJobQuestion = Omit<JobDraftQuestion, 'id'>;

/** How good an answer was meant to be, in stars; for inventing the scores of reviewers who do not exist. */
export type SampleJobAnswerQuality = 1 | 2 | 3 | 4 | 5;

/** One answer to each question of the role, in its order. */
export type SampleJobCandidate = {
  firstName: string;
  lastName: string;
  email: string;
  answers: readonly [SampleJobAnswer, SampleJobAnswer, SampleJobAnswer, SampleJobAnswer];
};

export type SampleJobAnswer = { quality: SampleJobAnswerQuality; text: string };

/** The role on which a new organisation tries a blind review; everybody can judge its questions. */
export const sampleJob: {
  title: string;
  team: string;
  location: string;
  description: string;
  questions: readonly [SampleJobQuestion, SampleJobQuestion, SampleJobQuestion, SampleJobQuestion];
} = {
  title: 'Sample role: Visitor Services Coordinator',
  team: 'Visitor Services',
  location: 'An invented science museum',
  description: `This is a sample role with twelve invented candidates. Use it to see how a blind review feels before you start a role of your own. It counts in no figure, and nobody gets an e-mail.

What you would do
- Run the front of a small science museum: the desk, the galleries and the people who look after them.
- Plan the week for four colleagues and about thirty volunteers.
- Welcome school groups, and find another way when the day does not go to plan.
- Answer what visitors write to us, and see that things get better because of it.

What matters
You notice people before they ask. You keep a plan in your head and change it without fuss. You say difficult things kindly and early. You look at the figures before you explain them.

What does not matter
A degree, a career in museums, or having done this job under the same title. Nobody needs to know any science: we will show you the rockets.

How we decide
Four short questions from the everyday work. Three people read each answer without knowing who wrote it, and score it against a written guide.`,
  questions: [
    {
      text: 'It is 11:20. A school group of 60 that was booked for 10:00 has just arrived because their coach broke down. Another group of 45 is due at 11:30. The lunch room holds 60, and you have two colleagues and three volunteers with you. What do you do in the next half hour, and what do you say to whom?',
      guideOne:
        'Treats it as the late group’s problem, or promises everything to everybody. Gives no order of steps, speaks to no one in particular, and forgets that the second group is about to arrive.',
      guideThree:
        'Finds a workable plan that keeps both groups moving, such as swapping sessions, and tells the teachers. Leaves out something that will bite soon: lunch, the volunteers, or when the coach has to leave.',
      guideFive:
        'Asks the late group first what time they must leave, splits and swaps so that nobody queues, gives each colleague a clear part, solves lunch, tells both teachers the plan in plain words, and checks that it works.',
      skills: ['Planning and organising', 'Prioritising'],
      maxWords: 200,
    },
    {
      text: 'A visitor who uses a wheelchair writes: “I paid £14 to see the new exhibition. The lift to it was out of order and nobody at your desk told me. I sat in the café for an hour while my children went up without me.” Write the reply that you would send.',
      guideOne:
        'Explains, defends or hides behind policy. The apology is for how the visitor feels and not for what the museum did, and nothing is offered or changed as a result.',
      guideThree:
        'Apologises clearly for not telling her and offers the money back or a new visit. Polite and correct, but general: it does not show that the hour in the café was understood, or what will be different.',
      guideFive:
        'Owns both faults, the lift and the silence, in her own terms; refunds without being asked to; makes a return visit easy; says what has changed at the desk so that it does not happen to the next person.',
      skills: ['Written communication', 'Ownership'],
      maxWords: 150,
    },
    {
      text: 'A volunteer who has been with you for six years, and whom visitors love, has arrived 20 to 40 minutes late on most Saturdays for two months. Others cover for it, and one of them has now complained to you. How do you deal with it? Tell us what you would actually say.',
      guideOne:
        'Avoids it, punishes it or hands it to somebody else. Assumes a reason without asking, or deals with the complaint only and leaves the lateness as it is.',
      guideThree:
        'Talks to the volunteer in private, names the lateness and asks for the reason. Agrees that it must change, but stays vague on what happens next, or forgets the people who have been covering.',
      guideFive:
        'Speaks soon and in private, names the facts and their effect on others, listens before judging, finds an arrangement that could really work with a date to look again, and closes the loop with whoever complained without giving away the reason.',
      skills: ['Leading people', 'Listening'],
      maxWords: 200,
    },
    {
      text: 'Saturday visits have fallen from about 420 to 310 in three months. Sundays have not changed. A colleague says it is the new ticket price, another says it is the car park. You have one afternoon and the ticket records. How do you find out what is going on, and what would you need to see before you suggest a change?',
      guideOne:
        'Picks an explanation straight away, or one of the two colleagues, and goes on to solutions. Does not use the records, or would ask for more money or a survey before looking at anything.',
      guideThree:
        'Looks at the records by date and ticket type and compares with when the price and the parking changed. A reasonable search, but it does not use the clue that Sundays are unchanged, or does not say what would change its mind.',
      guideFive:
        'Says what each explanation would predict and checks that first: why only Saturdays, which hours, who is missing, what happened last year. Names what would prove the idea wrong, and suggests a small, cheap test before a big change.',
      skills: ['Analytical thinking', 'Numerical reasoning'],
      maxWords: 200,
    },
  ],
};
