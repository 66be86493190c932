import type { LibraryText } from '@evenhand/contract/question-library.ts';

export const typeWords: Record<LibraryText['type'], string> = {
  sift: 'Written',
  interview: 'Interview',
};

export const seniorityWords: Record<LibraryText['seniority'], string> = {
  any: 'Any level',
  junior: 'First jobs',
  experienced: 'Experienced',
  lead: 'Leading others',
};
