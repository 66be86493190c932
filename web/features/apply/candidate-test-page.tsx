import type { CandidateTestPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CandidateTestCheckPage } from './candidate-test-check-page.tsx';
import { CandidateTestDonePage } from './candidate-test-done-page.tsx';
import { CandidateTestQuestionsPage } from './candidate-test-questions-page.tsx';
import { CandidateTestStartPage } from './candidate-test-start-page.tsx';

/** A test, as far as its candidate has come. */
export function CandidateTestPage(page: CandidateTestPageProps) {
  switch (page.state) {
    case 'not-begun':
      return <CandidateTestStartPage {...page} />;
    case 'running':
      return <CandidateTestQuestionsPage {...page} />;
    case 'checking':
      return <CandidateTestCheckPage {...page} />;
    case 'done':
      return <CandidateTestDonePage {...page} />;
  }
}
