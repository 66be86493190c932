import {
  type AdvertAnalysis,
  analyseAdvertEndpoint,
  type AdvertFinding,
  ignoreAdvertFindingsEndpoint,
  type JobAdvertAnalysis,
} from '@evenhand/contract/advert-analysis.ts';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { AdvertWithMarkedFindings } from '../../parts/advert/advert-with-marked-findings.tsx';
import {
  replaceInTextArea,
  selectInTextArea,
} from '../../parts/advert/replace-or-select-in-text-area.ts';
import { AdvertAnalysisReportView } from '../../parts/advert/advert-analysis-report-view.tsx';
import { moveAdvertFindingsAfterEdit } from '../../parts/advert/move-advert-findings-after-edit.ts';
import { createDebouncer } from '../../ui/debounce.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import builderStyles from './job-builder-editor.module.css';
import styles from '../../parts/advert/advert-report.module.css';

type Props = {
  jobId: number;
  text: string;
  canEdit: boolean;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Lies under the letters of the text area. */
  layer: HTMLElement | null;
  onChange: (text: string) => void;
};

/** A writer pauses at the end of a thought; sooner the list would jump while they think. */
const PAUSE_MS = 900;

/** Reads the advert whenever its author pauses, marks what it found in the text, and lists what could stand there instead. */
export function AdvertCheckPanel({ jobId, text, canEdit, area, layer, onChange }: Props) {
  const settled = useSettled(text);
  const query = useEndpointQuery(analyseAdvertEndpoint, {
    params: { jobId },
    body: { text: settled },
  });
  const [read, setRead] = useState<{ text: string; report: JobAdvertAnalysis }>();
  const [chosen, setChosen] = useState<string | null>(null);
  const ignoring = useEndpointMutation(ignoreAdvertFindingsEndpoint, {
    refreshes: [analyseAdvertEndpoint],
  });
  // The answer belongs to the text it was asked with; what was typed since moves its findings along.
  if (query.data && !query.isPlaceholderData && read?.report !== query.data)
    setRead({ text: settled, report: query.data });
  const findings = read
    ? moveAdvertFindingsAfterEdit(read.report.findings, { before: read.text, now: text })
    : [];

  function accept(finding: AdvertFinding, suggestion: string) {
    const { from, to } = finding;
    if (from === null || to === null || area.current === null) return;
    const button = document.activeElement;
    if (!replaceInTextArea(area.current, { from, to, words: suggestion }))
      onChange(text.slice(0, from) + suggestion + text.slice(to));
    if (button instanceof HTMLElement) nextCommand(button)?.focus({ preventScroll: true });
    showToast({
      text: `“${finding.title}” is now “${suggestion}”.`,
      undo: () => takeBack(from, suggestion, finding.title),
    });
  }

  /** Only where the suggestion still stands: what was typed since is nobody's to take away. */
  function takeBack(from: number, suggestion: string, words: string) {
    const now = area.current?.value ?? '';
    const to = from + suggestion.length;
    if (now.slice(from, to) === suggestion) onChange(now.slice(0, from) + words + now.slice(to));
  }

  function show({ key, from, to }: AdvertFinding) {
    setChosen(key);
    if (area.current && from !== null && to !== null) selectInTextArea(area.current, from, to);
    // The text area is as high as its text: the mark tells the page where to go.
    requestAnimationFrame(() =>
      layer?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'center' }),
    );
  }

  function ignore(finding: AdvertFinding, ignored: boolean) {
    const now = new Set(
      (read?.report.findings ?? []).filter((each) => each.ignored).map(({ key }) => key),
    );
    if (ignored) now.add(finding.key);
    else now.delete(finding.key);
    ignoring.mutate({ params: { jobId }, body: { keys: [...now] } });
  }

  const callbacks = { onAccept: accept, onShow: show, onIgnore: ignore };
  return (
    <>
      {layer &&
        createPortal(
          <AdvertWithMarkedFindings text={`${text}\n`} findings={findings} chosen={chosen} />,
          layer,
        )}
      <section className={builderStyles['builder-card']} aria-labelledby="advert-check">
        <header className={styles['advert-check-head']} data-findings-head>
          <h2 id="advert-check">Check your advert</h2>
          <p role="status">
            {stateOf({ report: read?.report, isReading: query.isFetching || settled !== text })}
          </p>
        </header>
        {query.error && (
          <LoadFailureNote onRetry={query.refetch}>{query.error.message}</LoadFailureNote>
        )}
        {ignoring.error && <ErrorNote>{ignoring.error.message}</ErrorNote>}
        {read && (
          <AdvertAnalysisReportView
            report={read.report}
            findings={findings}
            history={read.report.history}
            canEdit={canEdit}
            {...callbacks}
          />
        )}
      </section>
    </>
  );
}

/** The text as it was when its author last paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  const [pause] = useState(() => createDebouncer(PAUSE_MS));
  useEffect(() => {
    pause.later(() => setSettled(text));
    return pause.cancel;
  }, [pause, text]);
  return settled;
}

function stateOf({
  report,
  isReading,
}: {
  report: AdvertAnalysis | undefined;
  isReading: boolean;
}): string {
  if (isReading) return 'Reading …';
  if (report?.score === undefined || report.score === null) return '';
  return `Score ${report.score} of 100`;
}

/** Where the keyboard goes on after a row was dealt with, as the row is about to go. */
function nextCommand(from: HTMLElement): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-finding]')];
  const at = rows.findIndex((row) => row.contains(from));
  const next = rows.slice(at + 1).find((row) => row.querySelector('button'));
  return (
    next?.querySelector('button') ?? document.querySelector<HTMLElement>('[data-findings-head]')
  );
}
