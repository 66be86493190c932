import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import type { JobDraftState } from './job-draft-autosave.ts';
import { advertDetailSummaryFunctions, isAdvertDetailField } from './advert-detail-summaries.ts';
import { formatPlanField, isJobPlanDraftField } from './recognise-and-format-plan-draft-field.ts';
import {
  type JobDraftFieldName,
  type EditedJobDraft,
  type PlainJobDraftFieldName,
  stageKeyOfDraftField,
  toEditedJobDraft,
} from './edited-job-draft.ts';
import { formatFullDateTimeInZone } from '../../parts/time/format-and-parse-date-time-field-in-zone.ts';
import styles from './draft-edit-conflict-note.module.css';

type Props = {
  field: JobDraftFieldName;
  state: JobDraftState;
  onChoose: (field: JobDraftFieldName, whose: 'mine' | 'theirs') => void;
};

const names: Readonly<Record<PlainJobDraftFieldName, string>> = {
  title: 'title',
  team: 'team name',
  grade: 'grade',
  location: 'location',
  closing: 'closing time',
  description: 'description',
  work: 'kind of work',
  place: 'address',
  salary: 'salary',
  references: 'brand and references',
  perks: 'perks',
  visibility: 'choice of where it is shown',
  criteria: 'criteria',
  stages: 'stages',
  parts: 'team',
  reviewsPerAnswer: 'number of reviews',
};

/** Two people changed the same thing: both versions, and the choice. */
export function DraftEditConflictNote({ field, state, onChoose }: Props) {
  const { draft, mine } = state;
  const name = nameOfField(field, mine);
  return (
    <section className={styles['clash']} role="alert" aria-label={`Two versions of the ${name}`}>
      <p>
        <IconAlertTriangle size={18} aria-hidden="true" />
        Somebody else changed the {name} while you did. Both versions are here. Keep one.
      </p>
      <div className={styles['clash-versions']}>
        <div>
          <h3>Yours, not saved</h3>
          <p className={styles['clash-text']}>{textOf(field, mine, state)}</p>
          <Button size="small" onClick={() => onChoose(field, 'mine')}>
            Keep yours
          </Button>
        </div>
        <div>
          <h3>Theirs, saved</h3>
          <p className={styles['clash-text']}>
            {textOf(field, toEditedJobDraft(draft, mine), state)}
          </p>
          <Button size="small" onClick={() => onChoose(field, 'theirs')}>
            Take theirs
          </Button>
        </div>
      </div>
    </section>
  );
}

const parts = {
  admin: 'runs this role',
  reviewer: 'reviews answers',
  observer: 'observes',
} as const;

function textOf(
  field: JobDraftFieldName,
  values: EditedJobDraft,
  { draft }: JobDraftState,
): string {
  if (isAdvertDetailField(field)) return advertDetailSummaryFunctions[field](values, draft.brands);
  if (field === 'closing') {
    if (values.closing.openUntilFilled) return 'Open until filled';
    return values.closing.closesAt
      ? formatFullDateTimeInZone(values.closing.closesAt, draft.zone)
      : 'No closing time';
  }
  if (isJobPlanDraftField(field)) return formatPlanField(field, values);
  if (field === 'parts') {
    const lines = draft.members.flatMap(({ id, name }) => {
      const part = values.parts[id];
      return part ? [`${name} ${parts[part]}`] : [];
    });
    return lines.join('\n');
  }
  return String(values[field]) || 'Empty';
}

function nameOfField(field: JobDraftFieldName, { stages }: EditedJobDraft): string {
  const stageKey = stageKeyOfDraftField(field);
  // What does not name a stage is a field of its own.
  if (stageKey === undefined) return names[field as PlainJobDraftFieldName];
  const stage = stages.find(({ key }) => key === stageKey);
  return `questions of “${stage?.name.trim() || 'a stage'}”`;
}
