import type { CareersPageDraft } from '@evenhand/contract/careers-page.ts';
import { useState } from 'react';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './careers-page-preview.module.css';

type Width = 'desktop' | 'phone';
const widths: Record<Width, string> = { desktop: 'Desktop', phone: 'Phone' };

/** The page itself as it stands here, drawn again after each change; nothing in it runs. */
export function CareersPagePreview({ saved }: { saved: CareersPageDraft }) {
  const [width, setWidth] = useState<Width>('desktop');
  return (
    <section className={styles['careers-preview']} aria-labelledby="careers-preview">
      <header>
        <h2 id="careers-preview">Preview</h2>
        <div className={styles['careers-widths']} role="group" aria-label="Width of the preview">
          {(['desktop', 'phone'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
            >
              {widths[each]}
            </button>
          ))}
        </div>
      </header>
      <div className={joinClassNames(styles['careers-frame'], styles[`is-${width}`])}>
        <iframe
          title="Preview of the careers page"
          src={`/careers-page/preview?version=${saved.version}`}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
    </section>
  );
}
