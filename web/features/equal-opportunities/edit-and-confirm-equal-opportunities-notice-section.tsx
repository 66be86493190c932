import {
  confirmEqualOpportunitiesNoticeEndpoint,
  type EqualOpportunitiesSetup,
  endEoNoticeEndpoint,
  equalOpportunitiesLawfulBases,
  equalOpportunitiesLawfulBasisNames,
  findEqualOpportunitiesSetupEndpoint,
  findJobEqualityFormEndpoint,
  EQUAL_OPPORTUNITIES_NOTICE_CHARACTERS_MAX,
} from '@evenhand/contract/equal-opportunities.ts';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { StaleDraftNote } from '../../ui/stale-draft-note.tsx';
import { useUnsavedDraft } from '../../ui/use-unsaved-draft.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import type { ChosenExtraFieldsAndEthnicityList } from './equal-opportunities-settings-url-query.ts';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './equal-opportunities-settings-panel.module.css';

type Props = { settings: EqualOpportunitiesSetup; choices: ChosenExtraFieldsAndEthnicityList };

/** What candidates are told and on what ground; without somebody who confirms it nothing is asked. */
export function EditAndConfirmEqualOpportunitiesNoticeSection({ settings, choices }: Props) {
  const { eoSet, notice, suggested, bases } = settings;
  const draft = useUnsavedDraft(`notice ${eoSet}`, {
    text: notice?.text ?? suggested.text,
    basis: notice?.basis ?? suggested.basis,
  });
  const { text, basis } = draft.written;
  const refreshes = [findEqualOpportunitiesSetupEndpoint, findJobEqualityFormEndpoint];
  const confirm = useEndpointMutation(confirmEqualOpportunitiesNoticeEndpoint, { refreshes });
  const end = useEndpointMutation(endEoNoticeEndpoint, { refreshes });
  const problems = confirm.error?.problem.fields ?? {};
  const isInUse = eoSet === (settings.chosen ?? settings.setOfPlace);

  function send(event: FormEvent) {
    event.preventDefault();
    confirm.mutate(
      { body: { ...choices, eoSet, basis, text, extraFields: [...choices.extraFields] } },
      {
        onSuccess: () => {
          draft.settle(draft.written);
          showToast({ text: 'Confirmed. Candidates are told this from now on.' });
        },
      },
    );
  }

  return (
    <section className={settingsPartStyles['settings-part']} aria-labelledby="eo-notice">
      <header className={settingsPartStyles['settings-part-head']}>
        <h2 id="eo-notice">What candidates are told</h2>
        <p>
          {notice
            ? `Confirmed by ${notice.confirmedBy} on ${dayOf(notice.confirmedAt)}.`
            : 'Nobody has confirmed this yet. Our text is a beginning and no legal advice.'}
        </p>
      </header>
      <form className={styles['eo-form']} onSubmit={send}>
        {draft.isStale && <StaleDraftNote onTakeTheirs={draft.drop} />}
        <TextArea
          label="Privacy notice"
          name="notice"
          rows={12}
          maxLength={EQUAL_OPPORTUNITIES_NOTICE_CHARACTERS_MAX}
          value={text}
          error={problems['text']}
          onChange={({ currentTarget: { value } }) => draft.write({ text: value, basis })}
        />
        <SelectField
          label="Lawful basis"
          value={basis}
          error={problems['basis']}
          onChange={({ currentTarget: { value } }) =>
            draft.write({
              text,
              basis: equalOpportunitiesLawfulBases.find((each) => each === value) ?? basis,
            })
          }
        >
          {bases.map((each) => (
            <option key={each} value={each}>
              {equalOpportunitiesLawfulBasisNames[each]}
            </option>
          ))}
        </SelectField>
        {confirm.error && <ErrorNote>{confirm.error.message}</ErrorNote>}
        {end.error && <ErrorNote>{end.error.message}</ErrorNote>}
        <div className={styles['eo-acts']}>
          <Button look="primary" type="submit" busy={confirm.isPending}>
            {notice ? 'Confirm again' : isInUse ? 'Confirm and ask' : 'Confirm'}
          </Button>
          {notice && (
            <Button
              busy={end.isPending}
              onClick={() =>
                end.mutate(
                  { body: { eoSet } },
                  {
                    onSuccess: () => showToast({ text: 'These questions are not asked any more.' }),
                  },
                )
              }
            >
              Stop asking
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

function dayOf(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
