import {
  type EmploymentType,
  employmentTypeTitles,
  type RemotePreference,
  remotePreferences,
} from '@evenhand/contract/jobs/advert-details.ts';
import {
  listTeamsAndGradesForJobFiltersEndpoint,
  JOB_TITLE_CHARACTERS_MAX,
} from '@evenhand/contract/jobs.ts';
import { type ComponentProps, useId } from 'react';
import { CloseOrReopenJobButtons } from '../../parts/jobs/close-or-reopen-job-buttons-and-dialog.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { AdvertDetailsFieldGroups } from './advert-details-field-groups.tsx';
import { JobClosingTimeField } from '../../parts/jobs/job-closing-time-field.tsx';
import { SalaryFields } from './salary-fields.tsx';
import type { JobBuilderStepProps } from './job-builder-step-props.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './job-builder-editor.module.css';

export function JobDetailsStepSection({ state, autosave }: JobBuilderStepProps) {
  const { draft, mine, errors } = state;
  const filters = useEndpointQuery(listTeamsAndGradesForJobFiltersEndpoint, { query: {} });
  const changeWork = (part: Partial<typeof mine.work>) =>
    autosave.change({ work: { ...mine.work, ...part } });
  const used = (id: 'team' | 'grade') =>
    filters.data?.find((filter) => filter.id === id)?.items.map(({ name }) => name) ?? [];

  return (
    <>
      <header className={styles['builder-head']}>
        <h1>Role details</h1>
        <p>What the job is called, how it is done and what it pays. Everything saves by itself.</p>
      </header>
      <fieldset
        className={joinClassNames(styles['builder-card'], styles['builder-form'])}
        disabled={!draft.may.edit}
      >
        <legend className="sr-only">Role details</legend>
        <TextInputField
          label="Role title"
          hint="Keep it short and use the words candidates would search for."
          value={mine.title}
          error={errors['title']}
          maxLength={JOB_TITLE_CHARACTERS_MAX}
          autoComplete="off"
          onChange={(event) => autosave.change({ title: event.currentTarget.value })}
        />
        <div className={styles['builder-pair']}>
          <SuggestingField
            label="Team (optional)"
            value={mine.team}
            error={errors['team']}
            maxLength={100}
            suggestions={used('team')}
            onChange={(event) => autosave.change({ team: event.currentTarget.value })}
          />
          <SuggestingField
            label="Grade (optional)"
            value={mine.grade}
            error={errors['grade']}
            maxLength={100}
            suggestions={used('grade')}
            onChange={(event) => autosave.change({ grade: event.currentTarget.value })}
          />
        </div>
        <div className={styles['builder-pair']}>
          <TextInputField
            label="Location (optional)"
            value={mine.location}
            error={errors['location']}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => autosave.change({ location: event.currentTarget.value })}
          />
          <SelectField
            label="Remote preference"
            value={mine.work.remotePreference}
            error={errors['work.remotePreference']}
            onChange={({ currentTarget: { value } }) =>
              // The options are these.
              changeWork({ remotePreference: value as RemotePreference })
            }
          >
            {remotePreferences.map((preference) => (
              <option key={preference}>{preference}</option>
            ))}
          </SelectField>
        </div>
        <div className={styles['builder-pair']}>
          <SelectField
            label="Employment type (optional)"
            value={mine.work.employmentType ?? ''}
            error={errors['work.employmentType']}
            onChange={({ currentTarget: { value } }) =>
              // The options are these.
              changeWork({ employmentType: (value || null) as EmploymentType | null })
            }
          >
            <option value="">Not said</option>
            {Object.entries(employmentTypeTitles).map(([type, title]) => (
              <option key={type} value={type}>
                {title}
              </option>
            ))}
          </SelectField>
          <TextInputField
            label="Hours (optional)"
            placeholder="37.5 hours a week"
            value={mine.work.hours ?? ''}
            error={errors['work.hours']}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => changeWork({ hours: event.currentTarget.value })}
          />
        </div>
        <SalaryFields
          salary={mine.salary}
          errors={errors}
          onChange={(salary) => autosave.change({ salary })}
        />
        <JobClosingTimeField
          closing={mine.closing}
          zone={draft.zone}
          error={errors['closing']}
          isClosed={draft.phase === 'CLOSED'}
          onChange={(closing) => autosave.change({ closing })}
        />
      </fieldset>
      <CloseOrReopenJobButtons job={draft} may={draft.may} />
      <fieldset className={styles['builder-form']} disabled={!draft.may.edit}>
        <legend className="sr-only">More details</legend>
        <AdvertDetailsFieldGroups state={state} autosave={autosave} />
      </fieldset>
    </>
  );
}

type SuggestingProps = ComponentProps<typeof TextInputField> & { suggestions: readonly string[] };

/** Free text, with what other roles of the organisation use. */
function SuggestingField({ suggestions, ...field }: SuggestingProps) {
  const id = useId();
  return (
    <div>
      <TextInputField {...field} list={id} autoComplete="off" />
      <datalist id={id}>
        {suggestions.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </div>
  );
}
