import type { CareersPageDraft } from '@evenhand/contract/careers-page.ts';
import type { CareersPageChanges } from './careers-page-autosave.ts';

/** What each part of the editor shows and may change. */
export type CareersEditorSectionProps = {
  values: CareersPageDraft;
  problems: Record<string, string>;
  change: (changes: CareersPageChanges) => void;
};
