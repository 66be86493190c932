import { findJobFilters, JOB_TITLE_MAX } from '@evenhand/contract/jobs.ts';
import { type ComponentProps, useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { useCall } from '../../use-call.ts';
import { ClosingField } from './closing-field.tsx';
import type { StepProps } from './step-props.ts';

export function DetailsStep({ state, keeper }: StepProps) {
  const { draft, mine, errors } = state;
  const filters = useCall(findJobFilters, { query: {} });
  const used = (id: 'team' | 'grade') =>
    filters.data?.find((filter) => filter.id === id)?.items.map(({ name }) => name) ?? [];

  return (
    <>
      <header className="builder-head">
        <h1>Role details</h1>
        <p>What the job is called and when it closes. Everything saves by itself.</p>
      </header>
      <fieldset className="builder-card builder-form" disabled={!draft.may.edit}>
        <legend className="sr-only">Role details</legend>
        <Field
          label="Role title"
          hint="Keep it short and use the words candidates would search for."
          value={mine.title}
          error={errors['title']}
          maxLength={JOB_TITLE_MAX}
          autoComplete="off"
          onChange={(event) => keeper.change({ title: event.currentTarget.value })}
        />
        <div className="builder-pair">
          <SuggestingField
            label="Team (optional)"
            value={mine.team}
            error={errors['team']}
            maxLength={100}
            suggestions={used('team')}
            onChange={(event) => keeper.change({ team: event.currentTarget.value })}
          />
          <SuggestingField
            label="Grade (optional)"
            value={mine.grade}
            error={errors['grade']}
            maxLength={100}
            suggestions={used('grade')}
            onChange={(event) => keeper.change({ grade: event.currentTarget.value })}
          />
        </div>
        <Field
          label="Location (optional)"
          hint="For example: Leeds, two days a week from home."
          value={mine.location}
          error={errors['location']}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => keeper.change({ location: event.currentTarget.value })}
        />
        <ClosingField
          closing={mine.closing}
          zone={draft.zone}
          error={errors['closing']}
          isClosed={draft.phase === 'CLOSED'}
          onChange={(closing) => keeper.change({ closing })}
        />
      </fieldset>
    </>
  );
}

type SuggestingProps = ComponentProps<typeof Field> & { suggestions: readonly string[] };

/** Free text, with what other roles of the organisation use. */
function SuggestingField({ suggestions, ...field }: SuggestingProps) {
  const id = useId();
  return (
    <div>
      <Field {...field} list={id} autoComplete="off" />
      <datalist id={id}>
        {suggestions.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </div>
  );
}
