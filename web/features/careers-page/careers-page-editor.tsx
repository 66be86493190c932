import type { CareersPageDraft } from '@evenhand/contract/careers-page.ts';
import type { Organisation } from '@evenhand/contract/sign-in.ts';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { CareersColoursSection } from './careers-colours-section.tsx';
import { CareersWorkFactsSection } from './careers-work-facts-section.tsx';
import { CareersPerksSection } from './careers-perks-section.tsx';
import { CareersPicturesSection } from './careers-pictures-section.tsx';
import { CareersPagePreview } from './careers-page-preview.tsx';
import { CareersPublishBar } from './careers-publish-bar.tsx';
import { CareersShareSection } from './careers-share-section.tsx';
import { useCareersPageDraft } from './use-careers-page-draft.ts';
import { CareersTextSection } from './careers-text-section.tsx';
import styles from './careers-page-editor.module.css';

/** The parts of the page at the left, the page as it will look at the right. */
export function CareersPageEditor({ org, saved }: { org: Organisation; saved: CareersPageDraft }) {
  const careersPageDraft = useCareersPageDraft(saved);
  const { values, problems, change, message, state } = careersPageDraft;
  const parts = { values, problems, change };
  return (
    <div className={styles['careers-editor']}>
      <CareersPublishBar {...careersPageDraft} saved={saved} />
      {message && state !== 'refused' && <ErrorNote>{message}</ErrorNote>}
      <div className={styles['careers-desk']}>
        <div className={styles['careers-parts']}>
          <CareersTextSection {...parts} />
          <CareersColoursSection {...parts} />
          <CareersPicturesSection {...parts} org={org} />
          <CareersPerksSection {...parts} />
          <CareersWorkFactsSection {...parts} />
          <section className={styles['careers-part']} aria-labelledby="careers-also">
            <h2 id="careers-also">Also on the page</h2>
            <p>
              What you say about your organisation{statementOf(org)}, your brands and your logo come
              from your <Link href={pagePaths.settings('account')}>account settings</Link>. Open
              roles appear by themselves, and go when they close.
            </p>
          </section>
          <CareersShareSection saved={saved} org={org} />
        </div>
        <CareersPagePreview saved={saved} />
      </div>
    </div>
  );
}

function statementOf({ OrgStatements }: Organisation): string {
  return OrgStatements.some(({ type }) => type === 'about') ? '' : ' (nothing yet)';
}
