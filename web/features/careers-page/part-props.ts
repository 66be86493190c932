import type { CareersPageDraft } from '@evenhand/contract/careers-page.ts';
import type { Changes } from './use-careers-page-draft.ts';

/** What each part of the editor shows and may change. */
export type PartProps = {
  values: CareersPageDraft;
  problems: Record<string, string>;
  change: (changes: Changes) => void;
};
