import type { AdjustmentWish } from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';

/** What some of its candidates asked for before they took the test, and what was agreed with them. */
export const demoFieldEngineerAdjustments: {
  asked: AdjustmentWish;
  outcome: 'agreed' | 'partly';
  timeFactor: 1 | 1.25 | 1.5 | 2;
  answer: string;
  /** How long the test took them: longer than the others have, and within what was agreed. */
  testMinutes: number;
}[] = [
  {
    asked: {
      timeFactor: 2,
      wishes: ['other-format'],
      words: 'I use a screen reader. Plain text works well; pictures of tables do not.',
    },
    outcome: 'agreed',
    timeFactor: 2,
    answer:
      'Agreed: twice the time for the test, which is 20 minutes. All its questions are plain text. The clock begins only when you press Start.',
    testMinutes: 15,
  },
  {
    asked: {
      timeFactor: 1.5,
      wishes: ['speaking'],
      words: 'Writing takes me long. Could I say my answers instead?',
    },
    outcome: 'partly',
    timeFactor: 1.5,
    answer:
      'You have half as much time again for the test. Your written answers are read by people who know nothing of you, and a voice tells much: dictate them if you like, spelling counts for nothing.',
    testMinutes: 12,
  },
];

/** What somebody who has not finished applying asks for, and nobody has answered yet. */
export const demoFieldEngineerOpenAdjustmentWish: AdjustmentWish = {
  timeFactor: 1.25,
  wishes: ['other-words', 'companion'],
  words: 'English is my third language. If I am invited, may somebody from my course sit with me?',
};
