import {
  ADVERT_CHARACTERS_MAX,
  analyseAdvertWithoutAccountEndpoint,
  type AdvertFinding,
} from '@evenhand/contract/advert-analysis.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import { AdvertWithMarkedFindings } from '../../parts/advert/advert-with-marked-findings.tsx';
import {
  replaceInTextArea,
  selectInTextArea,
} from '../../parts/advert/replace-or-select-in-text-area.ts';
import { AdvertAnalysisReportView } from '../../parts/advert/advert-analysis-report-view.tsx';
import { moveAdvertFindingsAfterEdit } from '../../parts/advert/move-advert-findings-after-edit.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { WelcomePageLogoLink } from '../../parts/layout/welcome-page-logo-link.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import textAreaStyles from '../../ui/text-area.module.css';
import styles from './advert-analysis-form.module.css';

type Props = {
  /** What stands here once somebody wants to keep the advert: the form to sign up. */
  keep: (advert: string, onBack: () => void) => ReactNode;
};

/** Paste an advert, read what may put people off, and mend it; nothing is kept unless one signs up. */
export function AdvertAnalysisForm({ keep }: Props) {
  const [text, setText] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const reading = useEndpointMutation(analyseAdvertWithoutAccountEndpoint, { refreshes: [] });
  const report = reading.data;
  const before = reading.variables?.body.text ?? '';
  const findings = report
    ? moveAdvertFindingsAfterEdit(report.findings, { before, now: text })
    : [];
  if (isKeeping) return keep(text, () => setKeeping(false));

  function accept({ from, to }: AdvertFinding, suggestion: string) {
    if (from === null || to === null || area.current === null) return;
    if (!replaceInTextArea(area.current, { from, to, words: suggestion }))
      setText(text.slice(0, from) + suggestion + text.slice(to));
  }

  function show({ key, from, to }: AdvertFinding) {
    setChosen(key);
    if (area.current && from !== null && to !== null) selectInTextArea(area.current, from, to);
    requestAnimationFrame(() =>
      layer?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'center' }),
    );
  }

  return (
    <div className={styles['tat']}>
      <title>Welcome: check a job advert – Evenhand</title>
      <header className={styles['tat-head']}>
        <WelcomePageLogoLink />
        <Link href={staffPagePaths.login()}>Log in</Link>
      </header>
      <main className={styles['tat-main']}>
        <h1>Check a job advert</h1>
        <p className={styles['tat-lead']}>
          Paste your advert. You see which words and gaps may keep people from applying, and what
          could stand there instead. Nothing is kept.
        </p>
        <form
          className={styles['tat-form']}
          onSubmit={(event) => {
            event.preventDefault();
            reading.mutate({ body: { text } });
          }}
        >
          <TextArea
            ref={area}
            className={styles['tat-advert']}
            label="Your advert"
            name="advert"
            hint="In English, at least 20 words."
            value={text}
            maxLength={ADVERT_CHARACTERS_MAX}
            behind={
              <div
                ref={setLayer}
                className={joinClassNames(textAreaStyles['text-area-behind'], styles['tat-advert'])}
                aria-hidden="true"
              >
                <AdvertWithMarkedFindings text={`${text}\n`} findings={findings} chosen={chosen} />
              </div>
            }
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p className={styles['tat-bar']}>
            <Button
              look="primary"
              size="large"
              type="submit"
              busy={reading.isPending}
              disabled={text.trim() === ''}
            >
              {report ? 'Check again' : 'Check the advert'}
            </Button>
            {report && text !== before && (
              <span role="status">You have changed the text since it was checked.</span>
            )}
          </p>
        </form>
        {reading.error && <ErrorNote>{reading.error.message}</ErrorNote>}
        {report && (
          <section className={styles['tat-report']} aria-labelledby="tat-report">
            <h2 id="tat-report">The report</h2>
            <AdvertAnalysisReportView
              report={report}
              findings={findings}
              canEdit
              onAccept={accept}
              onShow={show}
            />
          </section>
        )}
        {report?.state === 'read' && (
          <section className={styles['tat-keep']}>
            <h2>Keep this advert and its report</h2>
            <p>
              Sign up, and the advert waits for you as a draft role in which it is checked while you
              write. It is free to try, and your address is confirmed first.
            </p>
            <Button look="primary" size="large" onClick={() => setKeeping(true)}>
              Sign up to keep it
            </Button>
          </section>
        )}
      </main>
    </div>
  );
}
