import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { DemoDayAndHour } from './interview-rounds-venue-and-free-times.ts';

const shared = { required: true, weight: 1 };

/** The task that one role of the demo sends to whoever has come as far as its interviews. */
export const demoCandidateTask = {
  job: 'Complaints Case Handler',
  name: 'A letter to a customer',
  /** Between the written answers and the interviews. */
  position: 2,
  minutes: 15,
  dueDays: 5,
  instructions:
    'Mr Thistlewood was billed twice for March, rang four times, and heard four different things. We were wrong. Write as you would write to him, and then tell us what should change here.',
  items: [
    {
      kind: 'long-text',
      key: 'letter',
      text: 'Write the letter.',
      criteria: [],
      ...shared,
      maxWords: 150,
      guideOne: 'Apologises in general, and leaves open what happens next.',
      guideThree: 'Says what went wrong and what was put right.',
      guideFive: 'Says what went wrong, what was put right, by when the rest is, and whom to ask.',
    },
    {
      kind: 'long-text',
      key: 'change',
      text: 'What should change here, so that this does not happen again?',
      criteria: [],
      ...shared,
      maxWords: 100,
      guideOne: 'Asks colleagues to take more care.',
      guideThree: 'Names the step that failed.',
      guideFive: 'Names the step that failed, a change to it, and how one would see that it works.',
    },
    {
      kind: 'link',
      key: 'example',
      text: 'If something that you wrote for customers is to be read in public: where?',
      criteria: [],
      ...shared,
      required: false,
    },
  ] satisfies PlanItem[],
} as const;

/** What became of it, in the order of the candidates: some are in, one late, one is missing, and two were given more time. */
export const demoCandidateTaskInvitationsAndSubmissions: {
  invitedAt: DemoDayAndHour;
  /** Who was sent it. */
  sent: number;
  dueDay: number;
  handedIn: readonly { at: DemoDayAndHour; letter: string; change: string; example?: string }[];
  /** After the last day, by whom nothing had come. */
  extended: { at: DemoDayAndHour; places: readonly number[]; dueDay: number };
  /** The first ones, which wait for their review. */
  closed: { at: DemoDayAndHour; places: readonly number[] };
} = {
  invitedAt: [-8, 11],
  sent: 8,
  dueDay: -4,
  handedIn: [
    {
      at: [-7, 19],
      letter:
        'Dear Mr Thistlewood, we billed you twice for March. That was our mistake: a reading was entered by hand and by the meter, and nobody compared the two. I have taken the second bill away today, and £84.20 will be back in your account by Friday. You rang four times and were told four things; I am sorry for the hours that took. From now on you have me: my direct line is below, and I will ring you on Friday to ask whether the money has come.',
      change:
        'A second bill within one month should stop until somebody has looked at it. Count how many it stops: if they are mostly right, the rule is wrong.',
    },
    {
      at: [-6, 8],
      letter:
        'Dear Mr Thistlewood, thank you for your patience. Your account shows two bills for March. One was wrong and has been removed, so there is nothing to pay. The difference has been returned to your bank. I am sorry that it took four calls. Please ring us if anything is unclear.',
      change:
        'Whoever takes a call should read what the last colleague wrote, and write down what was promised. Today the note is optional.',
    },
    {
      at: [-5, 21],
      letter:
        'Dear Mr Thistlewood, you were right each time you rang, and we were wrong each time we answered. March was billed twice because two systems each believed the other had not. The second bill is gone; £84.20 is on its way and arrives within three working days. If it has not, write to me and I will send it by hand. I have asked that your account is read by a person before the next bill leaves.',
      change:
        'Let the two systems tell each other that a bill has left. Until then, list the doubles every morning and call those customers before they call us.',
      example: 'https://example.org/letters-that-say-sorry',
    },
    {
      at: [-5, 13],
      letter:
        'Dear Mr Thistlewood, we regret any inconvenience caused by the billing of your account for the month of March. The matter has been passed to the department concerned, which will be in touch in due course.',
      change: 'Colleagues should be reminded to check bills more carefully.',
    },
    {
      at: [-2, 20],
      letter:
        'Dear Mr Thistlewood, two bills for one month is one too many. I have cancelled the second and sent back what you paid for it; it is with you by Wednesday. Four calls without an answer should not have happened. I have read the notes of all four, so you need not explain anything again.',
      change:
        'Give each complaint one person who keeps it until it is closed, and show how many calls a closed one took.',
    },
  ],
  extended: { at: [-3, 9], places: [6, 7], dueDay: 3 },
  closed: { at: [-2, 9], places: [0, 1, 2, 3] },
};
