import '@fontsource-variable/source-serif-4/index.css';
import type { ExperienceSurveyComment } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button-and-icon-button.tsx';
import { findOrCreateDateFormat } from '../../parts/time/find-or-create-date-format.ts';
import styles from './experience-feedback-from-candidates-card.module.css';

/** One comment at a time, the newest day first; the last is followed by the first. */
export function ExperienceSurveyCommentStepper({
  comments,
  zone,
}: {
  comments: ExperienceSurveyComment[];
  zone: string;
}) {
  const [chosen, setChosen] = useState<string>();
  // New ones may push in front: whoever reads one stays with it.
  const at = Math.max(
    comments.findIndex(({ id }) => id === chosen),
    0,
  );
  const comment = comments[at];
  if (!comment) return null;
  const goTo = (step: 1 | -1) =>
    setChosen(comments[(at + step + comments.length) % comments.length]?.id);
  const about = [
    findOrCreateDateFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'short' }).format(
      comment.createdAt,
    ),
    comment.Application.Job.title,
    `${comment.rating} of 10`,
  ].filter((part) => part !== null);

  return (
    <div className={styles['rating-comment']}>
      <figure aria-live="polite">
        <Quote key={comment.id} text={comment.text} />
        <figcaption>{about.join(' · ')}</figcaption>
      </figure>
      {comments.length > 1 && (
        <div className={styles['rating-steps']}>
          <IconButton
            label="Previous comment"
            icon={<IconChevronLeft aria-hidden="true" />}
            onClick={() => goTo(-1)}
          />
          <span>
            {at + 1} of {comments.length}
          </span>
          <IconButton
            label="Next comment"
            icon={<IconChevronRight aria-hidden="true" />}
            onClick={() => goTo(1)}
          />
        </div>
      )}
    </div>
  );
}

const QUOTED = 320;

function Quote({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= QUOTED);
  return (
    <blockquote dir="auto">
      “{isWhole ? text : `${text.slice(0, QUOTED).replace(/\s+\S*$/u, '')} …`}”{' '}
      {!isWhole && (
        <Button look="link" onClick={() => setWhole(true)}>
          Read it all
        </Button>
      )}
    </blockquote>
  );
}
