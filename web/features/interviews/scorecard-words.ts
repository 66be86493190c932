import type { ScorecardPhase, ScorecardState } from '@evenhand/contract/interviews/scorecards.ts';
import type { ScorecardDraftState } from './scorecard-autosave.ts';

/** What the line below something that is being written says of its keeping. */
export const scorecardDraftStateWords: Record<ScorecardDraftState, string> = {
  saving: 'Saving…',
  saved: 'Saved',
  unsaved: 'Not saved yet: no connection. It stays here and is sent as soon as there is one.',
  refused: 'Not saved: this card takes nothing any more. Reload to see how it stands.',
  newer: 'Another tab or device has saved something newer.',
};

export const scorecardStateWords: Record<ScorecardState, string> = {
  open: 'Card missing',
  in: 'Card in',
  void: 'Opened without it',
};

type PhaseWords = { title: string; words: string };

/** What stands above a card that cannot be handed in now, by why. */
export const closedScorecardPhaseWords: Record<
  Exclude<ScorecardPhase, 'scoring' | 'opened'>,
  PhaseWords
> = {
  'not-booked': {
    title: 'No time yet',
    words: 'Once this candidate has booked a time, your card opens here.',
  },
  'to-come': {
    title: 'Still to come',
    words:
      'Read the questions and prepare. What you note is saved; the card can be handed in once the interview has begun.',
  },
  cancelled: {
    title: 'This interview will not take place',
    words: 'It was cancelled. There is nothing to score.',
  },
  'no-show': {
    title: 'The candidate did not come',
    words: 'There is nothing to score. If they did come, tell whoever runs the role.',
  },
  withdrawn: {
    title: 'The candidate has withdrawn',
    words: 'There is nothing to score, and what was noted is not used.',
  },
};

/** '3 of 5 questions have stars or were not asked.' */
export function formatScorecardAnsweredCount(done: number, all: number): string {
  if (all === 0) return 'The plan of this role has no questions for this round.';
  return done === all
    ? `All ${all} questions are marked`
    : `${done} of ${all} questions are marked`;
}
