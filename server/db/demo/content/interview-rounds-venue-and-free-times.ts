import type { InterviewMode } from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';

/** Days from today, and hours of a day in UTC. */
export type DemoDayAndHour = readonly [day: number, hour: number];

/** What became of one candidate's interview. */
export type DemoInterviewBooking = {
  time: DemoDayAndHour;
  /** The time that was booked before, and who gave it up. */
  movedFrom?: { time: DemoDayAndHour; by: 'candidate' | 'admin' };
  /** Longer than the round, for whoever asked for more time: an admin books it. */
  longer?: number;
  /** Nobody came; what is over and has no such word was held. */
  isMissed?: true;
};

export type DemoInterviewRound = {
  job: string;
  name: string;
  minutes: number;
  mode: InterviewMode;
  place: string;
  /** In one of the organisation's rooms. */
  room?: true;
  instructions: string;
  laidAt: DemoDayAndHour;
  invitedAt: DemoDayAndHour;
  /** In the order of the candidates; null for whoever has not chosen a time yet. */
  bookings: readonly (DemoInterviewBooking | null)[];
};

const COMPLAINTS = 'Complaints Case Handler';
const TARIFFS = 'Product Manager, Tariffs';

export const demoInterviewVenue = {
  name: 'Kirkstall room',
  seats: 8,
  accessNotes:
    'Step-free from the car park. The lift is beside reception, and there is a hearing loop.',
};

/** The interviews of these days. Of today nobody has said anything yet: the clock tells. */
export const demoInterviewRounds: readonly DemoInterviewRound[] = [
  {
    job: COMPLAINTS,
    name: 'First interview',
    minutes: 45,
    mode: 'video',
    place: 'https://meet.larkfield.test/complaints',
    instructions: 'Two of us ask three questions. You need not prepare anything.',
    laidAt: [-9, 10],
    invitedAt: [-8, 10],
    bookings: [
      { time: [-2, 9] },
      { time: [-2, 13] },
      { time: [-1, 10] },
      { time: [-1, 14] },
      { time: [0, 9], longer: 60 },
      { time: [0, 11] },
      { time: [0, 15], movedFrom: { time: [-1, 12], by: 'candidate' } },
      { time: [1, 10] },
      { time: [2, 9] },
      { time: [3, 13], movedFrom: { time: [3, 9], by: 'admin' } },
      { time: [6, 10.5] },
      null,
    ],
  },
  {
    job: TARIFFS,
    name: 'Work trial',
    minutes: 90,
    mode: 'on-site',
    place: 'Larkfield House, 4 Wharf Street, Leeds',
    instructions: 'You plan a small test with one of our designers. Bring nothing.',
    laidAt: [-2, 9.5],
    invitedAt: [-2, 10],
    bookings: [{ time: [-1, 15], isMissed: true }, { time: [0, 13.25] }, { time: [4, 9.5] }],
  },
  {
    job: COMPLAINTS,
    name: 'Final interview with the team',
    minutes: 60,
    mode: 'on-site',
    place: 'Larkfield House, 4 Wharf Street, Leeds',
    room: true,
    instructions: 'You meet three of the team, and see where you would work.',
    laidAt: [-1, 17],
    invitedAt: [-1, 17.5],
    bookings: [{ time: [1, 14] }, { time: [5, 11] }, null],
  },
];

/** Times of the first round that are still free, and two that were withdrawn. */
export const demoFreeInterviewTimes = {
  round: 'First interview',
  panel: ['sufiya@demo.test', 'jonas@demo.test'],
  fromDay: 3,
  untilDay: 11,
  opens: '09:00',
  closes: '12:00',
  gapMinutes: 15,
  withdrawnAt: [-1, 18] satisfies DemoDayAndHour,
  withdrawn: 2,
} as const;

/** From which reviewers of a role the second of each panel comes; the first runs the role. */
export const DEMO_PANEL_REVIEWER_CHOICE_COUNT = 3;
