import { ProductLogoMark } from '../../ui/product-logo-mark.tsx';
import styles from './review-message-page.module.css';

const problems: Record<string, { title: string; words: string }> = {
  'not-found': {
    title: 'We do not know this link',
    words:
      'Check that the whole address from the e-mail was copied. If it still does not open, ask whoever invited you for a new one.',
  },
  'link-expired': {
    title: 'This link does not work any more',
    words: 'It was replaced or taken back. Ask whoever invited you for a new one.',
  },
};

/** Whether a failed call means that the link itself leads nowhere. */
export function isReviewLinkProblem(code: string): boolean {
  return code in problems;
}

export function ReviewLinkProblemPage({ code }: { code: string }) {
  const problem = problems[code];
  return (
    <main className={styles['message-page']}>
      <ProductLogoMark />
      <h1>{problem?.title}</h1>
      <p>{problem?.words}</p>
    </main>
  );
}
