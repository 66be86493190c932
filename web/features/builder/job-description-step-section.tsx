import { JOB_DESCRIPTION_CHARACTERS_MIN } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import type { JobBuilderStepProps } from './job-builder-step-props.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import textAreaStyles from '../../ui/text-area.module.css';
import styles from './job-builder-editor.module.css';

const AdvertCheck = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./advert-check-panel.tsx'))).AdvertCheckPanel,
}));

export function JobDescriptionStepSection({ state, autosave }: JobBuilderStepProps) {
  const { draft, mine, errors } = state;
  const tooShort = mine.description.trim().length < JOB_DESCRIPTION_CHARACTERS_MIN;
  const isChecked = useCurrentUser()?.Org.features.includes('text-analysis') ?? false;
  const area = useRef<HTMLTextAreaElement>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const write = (description: string) => autosave.change({ description });
  return (
    <>
      <header className={styles['builder-head']}>
        <h1>Job description</h1>
        <p>
          Say what they would do, with whom, and what it pays. Leave an empty line between
          paragraphs.
        </p>
      </header>
      <fieldset
        className={joinClassNames(styles['builder-card'], styles['builder-form'])}
        disabled={!draft.may.edit}
      >
        <legend className="sr-only">Job description</legend>
        <TextArea
          ref={area}
          className={styles['builder-description']}
          label="What candidates read"
          hint="Short sentences and plain words bring more people to apply."
          value={mine.description}
          error={errors['description']}
          maxLength={20_000}
          behind={
            isChecked ? (
              <div
                ref={setLayer}
                className={joinClassNames(
                  textAreaStyles['text-area-behind'],
                  styles['builder-description'],
                )}
                aria-hidden="true"
              />
            ) : undefined
          }
          onChange={(event) => write(event.currentTarget.value)}
        />
        <p className={styles['builder-count']}>
          {pluraliseCount(countWords(mine.description), 'word')}
          {tooShort && `. At least ${JOB_DESCRIPTION_CHARACTERS_MIN} characters to publish.`}
        </p>
      </fieldset>
      {isChecked && (
        <Suspense fallback={null}>
          <AdvertCheck
            jobId={draft.id}
            text={mine.description}
            canEdit={draft.may.edit}
            area={area}
            layer={layer}
            onChange={write}
          />
        </Suspense>
      )}
    </>
  );
}
