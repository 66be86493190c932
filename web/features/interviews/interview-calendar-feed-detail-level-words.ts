import type { CalendarFeedDetailLevel } from '@evenhand/contract/interviews/calendar-feeds.ts';

export const interviewCalendarFeedDetailLevelWords: Record<
  CalendarFeedDetailLevel,
  { name: string; says: string }
> = {
  references: {
    name: 'What each interview is',
    says: 'The round, the role, the place and the candidate’s reference, with a link to their card.',
  },
  busy: {
    name: 'Only that you are busy',
    says: 'The times and nothing else, for a calendar that others can see.',
  },
};
