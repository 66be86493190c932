import type { LibraryQuestionText } from '@evenhand/contract/question-library.ts';

export const typeWords: Record<LibraryQuestionText['type'], string> = {
  sift: 'Written',
  interview: 'Interview',
};

export const seniorityWords: Record<LibraryQuestionText['seniority'], string> = {
  any: 'Any level',
  junior: 'First jobs',
  experienced: 'Experienced',
  lead: 'Leading others',
};
