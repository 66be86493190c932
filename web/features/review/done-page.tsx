import { IconLock } from '@tabler/icons-react';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { ReviewHeading } from './review-heading.tsx';
import { ReviewSurvey } from './review-survey.tsx';
import type { TokenDetails } from './round.ts';
import styles from './message-page.module.css';

type Props = { token: string; details: TokenDetails };

export function DonePage({ token, details }: Props) {
  const { job, counts, reviewer } = details.tokenDetails;
  return (
    <main className={styles['message-page']}>
      <LogoMark />
      <ReviewHeading>Thank you, {reviewer.firstName}</ReviewHeading>
      <p>
        Your {counts.scored > 1 ? `${counts.scored} scores` : 'scores'} for {job.title} are in. They
        count as much as everybody else’s.
      </p>
      <p className={styles['done-locked']}>
        <IconLock size={16} aria-hidden="true" /> Your scores are locked. You can close this page.
      </p>
      <ReviewSurvey token={token} />
    </main>
  );
}
