import {
  FUNCTIONS_PER_JOB_MAX,
  jobFunctionKeys,
  jobFunctionTitles,
} from '@evenhand/contract/job-function-titles.ts';
import { jobPerkKeys, jobPerkNames as perkTitles } from '@evenhand/contract/perk-names.ts';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { advertDetailSummaryFunctions } from './advert-detail-summaries.ts';
import { JobOpeningsField } from './job-openings-field.tsx';
import { JobAddressFields } from './job-address-fields.tsx';
import type { JobBuilderStepProps } from './job-builder-step-props.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import fieldStyles from '../../ui/text-input-field.module.css';
import builderStyles from './job-builder-editor.module.css';
import styles from './advert-details-field-groups.module.css';

/** What fewer roles need, group by group; each closed one tells in a line what it holds. */
export function AdvertDetailsFieldGroups({ state, autosave }: JobBuilderStepProps) {
  const { draft, mine, errors } = state;
  const says = (field: keyof typeof advertDetailSummaryFunctions) =>
    advertDetailSummaryFunctions[field](mine, draft.brands);
  const hasError = (field: string) =>
    Object.keys(errors).some((path) => path === field || path.startsWith(`${field}.`));
  return (
    <div className={joinClassNames(builderStyles['builder-card'], styles['advert-groups'])}>
      <Group
        title="Job functions and openings"
        says={functionWords(mine.work)}
        isOpen={hasError('work')}
      >
        <fieldset className={styles['advert-choices']}>
          <legend>Job functions, up to {FUNCTIONS_PER_JOB_MAX}</legend>
          <p className={fieldStyles['field-hint']}>People filter your careers page by these.</p>
          <div>
            {jobFunctionKeys.map((key) => {
              const chosen = mine.work.jobFunctions;
              return (
                <Checkbox
                  key={key}
                  label={jobFunctionTitles[key]}
                  checked={chosen.includes(key)}
                  disabled={chosen.length >= FUNCTIONS_PER_JOB_MAX && !chosen.includes(key)}
                  onChange={() =>
                    autosave.change({ work: { ...mine.work, jobFunctions: toggled(chosen, key) } })
                  }
                />
              );
            })}
          </div>
          {errors['work.jobFunctions'] && (
            <p className={fieldStyles['field-error']}>{errors['work.jobFunctions']}</p>
          )}
        </fieldset>
        <JobOpeningsField
          openings={mine.work.openings}
          told={draft.phase === 'DRAFT' ? null : draft.work.openings}
          error={errors['work.openings']}
          onChange={(openings, planChangeReason) =>
            autosave.change({ work: { ...mine.work, openings }, planChangeReason })
          }
        />
      </Group>
      <Group title="Address for job boards" says={says('place')} isOpen={hasError('place')}>
        <JobAddressFields
          place={mine.place}
          errors={errors}
          onChange={(place) => autosave.change({ place })}
        />
      </Group>
      <Group title="Perks" says={says('perks')} isOpen={hasError('perks')}>
        <fieldset className={styles['advert-choices']}>
          <legend>What comes with this role besides pay</legend>
          <div>
            {jobPerkKeys.map((key) => (
              <Checkbox
                key={key}
                label={perkTitles[key]}
                checked={mine.perks.includes(key)}
                onChange={() => autosave.change({ perks: toggled(mine.perks, key) })}
              />
            ))}
          </div>
        </fieldset>
      </Group>
      <Group title="Brand and references" says={says('references')} isOpen={hasError('references')}>
        <References state={state} autosave={autosave} />
      </Group>
      <Group title="Where it is shown" says={says('visibility')} isOpen={hasError('visibility')}>
        <SwitchField
          label="Careers page"
          says="Listed among your open roles. Off: only people with the link find it."
          checked={mine.visibility.careersPage}
          onChange={({ currentTarget: { checked } }) =>
            autosave.change({ visibility: { ...mine.visibility, careersPage: checked } })
          }
        />
        <SwitchField
          label="Job board feeds"
          says="Job boards and search engines that read your feeds take it over."
          checked={mine.visibility.feeds}
          onChange={({ currentTarget: { checked } }) =>
            autosave.change({ visibility: { ...mine.visibility, feeds: checked } })
          }
        />
      </Group>
    </div>
  );
}

function References({ state: { draft, mine, errors }, autosave }: JobBuilderStepProps) {
  const { references } = mine;
  const change = (part: Partial<typeof references>) =>
    autosave.change({ references: { ...references, ...part } });
  return (
    <>
      <SelectField
        label="Brand"
        hint={
          draft.brands.length === 0
            ? 'An admin can add names you also hire under, in the settings of the account.'
            : 'The name candidates see beside that of your organisation.'
        }
        value={String(references.brandId ?? '')}
        error={errors['references.brandId']}
        onChange={({ currentTarget: { value } }) =>
          change({ brandId: value ? Number(value) : null })
        }
      >
        <option value="">None</option>
        {draft.brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={builderStyles['builder-pair']}>
        <TextInputField
          label="Your own reference"
          hint="Only your team sees it."
          value={references.internal ?? ''}
          error={errors['references.internal']}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ internal: currentTarget.value })}
        />
        <TextInputField
          label="Requisition id"
          hint="How another system calls this role."
          value={references.requisition ?? ''}
          error={errors['references.requisition']}
          maxLength={256}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ requisition: currentTarget.value })}
        />
      </div>
    </>
  );
}

type GroupProps = { title: string; says: string; isOpen: boolean; children: ReactNode };

function Group({ title, says, isOpen, children }: GroupProps) {
  return (
    <details className={styles['advert-group']} open={isOpen || undefined}>
      <summary>
        <span>{title}</span>
        <small>{says}</small>
        <IconChevronDown size={18} aria-hidden="true" />
      </summary>
      <div className={styles['advert-group-fields']}>{children}</div>
    </details>
  );
}

function functionWords({
  jobFunctions: chosen,
  openings,
}: JobBuilderStepProps['state']['mine']['work']): string {
  const names = chosen.map((key) => jobFunctionTitles[key]).join(', ') || 'No function chosen';
  return `${names}. ${openings} ${openings === 1 ? 'opening' : 'openings'}`;
}

function toggled<T>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
}
