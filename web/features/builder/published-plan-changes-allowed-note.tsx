import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { JobDraftState } from './job-draft-autosave.ts';
import builderStyles from './job-builder-editor.module.css';

type Props = { state: JobDraftState; children: ReactNode };

/** In a published role: what of it may still change, and what may not. */
export function PublishedPlanChangesAllowedNote({ state: { draft }, children }: Props) {
  if (draft.phase === 'DRAFT' || !draft.may.edit) return null;
  return (
    <p className={builderStyles['builder-note']}>
      <IconLock size={18} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
