import { DESCRIPTION_MIN } from '@evenhand/contract/builder.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { counted, wordCount } from './steps.ts';
import type { StepProps } from './step-props.ts';

export function DescriptionStep({ state, keeper }: StepProps) {
  const { draft, mine, errors } = state;
  const tooShort = mine.description.trim().length < DESCRIPTION_MIN;
  return (
    <>
      <header className="builder-head">
        <h1>Job description</h1>
        <p>
          Say what they would do, with whom, and what it pays. Leave an empty line between
          paragraphs.
        </p>
      </header>
      <fieldset className="builder-card builder-form" disabled={!draft.may.edit}>
        <legend className="sr-only">Job description</legend>
        <TextArea
          className="builder-description"
          label="What candidates read"
          hint="Short sentences and plain words bring more people to apply."
          value={mine.description}
          error={errors['description']}
          maxLength={20_000}
          onChange={(event) => keeper.change({ description: event.currentTarget.value })}
        />
        <p className="builder-count">
          {counted(wordCount(mine.description), 'word')}
          {tooShort && `. At least ${DESCRIPTION_MIN} characters to publish.`}
        </p>
      </fieldset>
    </>
  );
}
