import type { LibraryQuestionText } from '@evenhand/contract/question-library.ts';

export const questionTypeWords: Record<LibraryQuestionText['type'], string> = {
  sift: 'Written',
  interview: 'Interview',
};

export const questionSeniorityWords: Record<LibraryQuestionText['seniority'], string> = {
  any: 'Any level',
  junior: 'First jobs',
  experienced: 'Experienced',
  lead: 'Leading others',
};
