import {
  findScorecardEndpoint,
  SCORECARD_NOTES_CHARACTERS_MAX,
} from '@evenhand/contract/interviews/scorecards.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { refreshEndpoints } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ScorecardQuestionFields } from './scorecard-question-fields.tsx';
import { ScorecardSaveStateNote } from './scorecard-save-state-note.tsx';
import { formatScorecardAnsweredCount } from './scorecard-words.ts';
import { SubmitScorecardDialog } from './submit-scorecard-dialog.tsx';
import { useScorecardDrafts } from './use-scorecard-drafts.ts';
import styles from './scorecard.module.css';

export type LoadedScorecard = ResponseOf<typeof findScorecardEndpoint>;

/** The member's own card: the questions of the plan in one order, notes on the whole, and the way to hand it in. */
export function OwnScorecardForm({ card }: { card: LoadedScorecard }) {
  const { interview, items, own, may } = card;
  const client = useQueryClient();
  const drafts = useScorecardDrafts(interview.id);
  const [isSubmitting, setSubmitting] = useState(false);
  if (own === null) return null;
  const marks = items.map((item) => drafts.markOf(item).value);
  const done = marks.filter(({ stars, notAsked }) => stars !== null || notAsked).length;
  const notes = drafts.notesOf(own.notes);

  /** The version that stands there now has been seen: the other tab told of it. */
  async function keepMine(itemId: number | null) {
    const stored = await callEndpoint(findScorecardEndpoint, {
      params: { interviewId: interview.id },
    });
    const version =
      itemId === null
        ? stored.own?.notes.version
        : stored.items.find(({ id }) => id === itemId)?.mark?.version;
    drafts.keepMine(itemId, version ?? 0);
  }

  /** What was written here goes once the other is there to be read. */
  async function takeTheirs(itemId: number | null) {
    await refreshEndpoints(client, [findScorecardEndpoint], { throwOnError: true });
    drafts.takeTheirs(itemId);
  }

  return (
    <div className={styles['card-form']}>
      {may.mark && (
        <p className={styles['disclosable']}>
          Write what was said and done. Notes are disclosable: a candidate can ask for everything
          that is noted of them.
        </p>
      )}
      <ol className={styles['questions']} aria-label="Questions">
        {items.map((item, index) => (
          <ScorecardQuestionFields
            key={item.id}
            item={item}
            place={index + 1}
            drafts={drafts}
            isLocked={!may.mark}
            onTakeTheirs={() => void takeTheirs(item.id).catch(showWhy)}
            onKeepMine={() => void keepMine(item.id).catch(showWhy)}
          />
        ))}
      </ol>
      {items.length === 0 && (
        <p className={styles['no-questions']}>
          The plan of this role has no questions for this round. Note what matters for the decision,
          or ask whoever runs the role to add questions.
        </p>
      )}
      <section className={styles['whole-notes']} aria-label="Notes on the whole">
        {may.mark ? (
          <>
            <TextArea
              label="Notes on the whole"
              rows={5}
              maxLength={SCORECARD_NOTES_CHARACTERS_MAX}
              value={notes.text}
              onChange={(event) => drafts.writeNotes(own.notes, event.currentTarget.value)}
            />
            <ScorecardSaveStateNote
              state={notes.state}
              onTakeTheirs={() => void takeTheirs(null).catch(showWhy)}
              onKeepMine={() => void keepMine(null).catch(showWhy)}
            />
          </>
        ) : (
          own.notes.text !== '' && (
            <>
              <h3>Your notes on the whole</h3>
              <p className={styles['written']}>{own.notes.text}</p>
            </>
          )
        )}
      </section>
      {may.mark && (
        <footer className={styles['card-foot']}>
          <p role="status">
            <strong>{formatScorecardAnsweredCount(done, items.length)}</strong>{' '}
            <span>
              {drafts.isOffline && 'Not everything is saved: no connection.'}
              {!drafts.isOffline && drafts.hasUnsent && 'Saving…'}
              {!drafts.hasUnsent && !drafts.hasTrouble && 'Everything is saved.'}
              {drafts.hasTrouble && 'Something needs another look.'}
            </span>
          </p>
          <Button
            look="primary"
            disabled={!may.submit || done < items.length || drafts.hasTrouble}
            onClick={() => {
              drafts.tryNow();
              setSubmitting(true);
            }}
          >
            Hand in
          </Button>
        </footer>
      )}
      {isSubmitting && (
        <SubmitScorecardDialog
          interviewId={interview.id}
          notAsked={marks.filter(({ notAsked }) => notAsked).length}
          isSaved={!drafts.hasUnsent && !drafts.hasTrouble}
          onClose={() => setSubmitting(false)}
        />
      )}
    </div>
  );
}

/** The choice stands there still. */
function showWhy(error: unknown) {
  if (!(error instanceof EndpointCallFailedError)) throw error;
  showToast({ text: `Nothing was changed. ${error.message}` });
}
