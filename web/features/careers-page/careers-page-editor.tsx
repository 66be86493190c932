import type { CareersPageDraft } from '@evenhand/contract/careers-page.ts';
import type { CurrentUserOrganisation } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { CareersEditConflictNote } from './careers-edit-conflict-note.tsx';
import { CareersEditorColoursSection } from './careers-editor-colours-section.tsx';
import { CareersEditorRemoteWorkAndJobFunctionsSection } from './careers-editor-remote-work-and-job-functions-section.tsx';
import { CareersEditorPerksSection } from './careers-editor-perks-section.tsx';
import { CareersEditorPicturesSection } from './careers-editor-pictures-section.tsx';
import { CareersPagePreview } from './careers-page-preview.tsx';
import { CareersPublishBar } from './careers-publish-bar.tsx';
import { CareersEditorShareSection } from './careers-editor-share-section.tsx';
import { useCareersPageDraft } from './use-careers-page-draft.ts';
import { CareersEditorTextSection } from './careers-editor-text-section.tsx';
import styles from './careers-page-editor.module.css';

/** The parts of the page at the left, the page as it will look at the right. */
export function CareersPageEditor({
  userId,
  org,
  loaded,
}: {
  userId: number;
  org: CurrentUserOrganisation;
  loaded: CareersPageDraft;
}) {
  const careersPageDraft = useCareersPageDraft(userId, loaded);
  const { saved, values, problems, change, message, clashes, choose, textTaken } = careersPageDraft;
  const parts = { values, problems, change };
  return (
    <div className={styles['careers-editor']}>
      <CareersPublishBar {...careersPageDraft} />
      {message && <ErrorNote>{message}</ErrorNote>}
      {clashes.length > 0 && <CareersEditConflictNote parts={clashes} onChoose={choose} />}
      <div className={styles['careers-desk']}>
        <div className={styles['careers-parts']}>
          <CareersEditorTextSection key={textTaken} {...parts} />
          <CareersEditorColoursSection {...parts} />
          <CareersEditorPicturesSection {...parts} org={org} />
          <CareersEditorPerksSection {...parts} />
          <CareersEditorRemoteWorkAndJobFunctionsSection {...parts} />
          <section className={styles['careers-part']} aria-labelledby="careers-also">
            <h2 id="careers-also">Also on the page</h2>
            <p>
              What you say about your organisation{statementOf(org)}, your brands and your logo come
              from your <Link href={staffPagePaths.settings('account')}>account settings</Link>.
              Open roles appear by themselves, and go when they close.
            </p>
          </section>
          <CareersEditorShareSection saved={saved} org={org} />
        </div>
        <CareersPagePreview saved={saved} />
      </div>
    </div>
  );
}

function statementOf({ OrgStatements }: CurrentUserOrganisation): string {
  return OrgStatements.some(({ type }) => type === 'about') ? '' : ' (nothing yet)';
}
