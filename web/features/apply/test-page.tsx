import type { TestPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { TestCheckPage } from './test-check-page.tsx';
import { TestDonePage } from './test-done-page.tsx';
import { TestQuestionsPage } from './test-questions-page.tsx';
import { TestStartPage } from './test-start-page.tsx';

/** A test, as far as its candidate has come. */
export function TestPage(page: TestPageProps) {
  switch (page.state) {
    case 'not-begun':
      return <TestStartPage {...page} />;
    case 'running':
      return <TestQuestionsPage {...page} />;
    case 'checking':
      return <TestCheckPage {...page} />;
    case 'done':
      return <TestDonePage {...page} />;
  }
}
