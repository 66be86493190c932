import type { CareersPageDraft } from '@evenhand/contract/careers-page.ts';
import type { Organisation } from '@evenhand/contract/sign-in.ts';
import { Link } from 'wouter';
import { paths } from '../../net/paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { ColoursPart } from './colours-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { PerksPart } from './perks-part.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PublishBar } from './publish-bar.tsx';
import { SharePart } from './share-part.tsx';
import { useCareersPageDraft } from './use-careers-page-draft.ts';
import { WordsPart } from './words-part.tsx';
import styles from './careers-page-editor.module.css';

/** The parts of the page at the left, the page as it will look at the right. */
export function CareersPageEditor({ org, saved }: { org: Organisation; saved: CareersPageDraft }) {
  const microsite = useCareersPageDraft(saved);
  const { values, problems, change, message, state } = microsite;
  const parts = { values, problems, change };
  return (
    <div className={styles['careers-editor']}>
      <PublishBar {...microsite} saved={saved} />
      {message && state !== 'refused' && <ErrorNote>{message}</ErrorNote>}
      <div className={styles['careers-desk']}>
        <div className={styles['careers-parts']}>
          <WordsPart {...parts} />
          <ColoursPart {...parts} />
          <PicturesPart {...parts} org={org} />
          <PerksPart {...parts} />
          <FactsPart {...parts} />
          <section className={styles['careers-part']} aria-labelledby="careers-also">
            <h2 id="careers-also">Also on the page</h2>
            <p>
              What you say about your organisation{statementOf(org)}, your brands and your logo come
              from your <Link href={paths.settings('account')}>account settings</Link>. Open roles
              appear by themselves, and go when they close.
            </p>
          </section>
          <SharePart saved={saved} org={org} />
        </div>
        <PreviewFrame saved={saved} />
      </div>
    </div>
  );
}

function statementOf({ OrgStatements }: Organisation): string {
  return OrgStatements.some(({ type }) => type === 'about') ? '' : ' (nothing yet)';
}
