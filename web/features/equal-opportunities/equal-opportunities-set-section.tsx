import {
  chooseEqualOpportunitiesSetEndpoint,
  type EqualOpportunitiesSetup,
  equalOpportunitiesSetNames,
  findEqualOpportunitiesSetupEndpoint,
  findJobEqualityFormEndpoint,
} from '@evenhand/contract/equal-opportunities.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  type ChosenExtraFieldsAndEthnicityList,
  equalOpportunitiesSettingsSearchParams,
} from './equal-opportunities-settings-url-query.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './equal-opportunities-settings-panel.module.css';

type Props = {
  settings: EqualOpportunitiesSetup;
  choices: ChosenExtraFieldsAndEthnicityList;
  children: ReactNode;
};

/** Which set is in use and whether it is asked; another one can be looked at before it is used. */
export function EqualOpportunitiesSetSection({ settings, choices, children }: Props) {
  const { eoSet, chosen, setOfPlace, isAsked } = settings;
  const inUse = chosen ?? setOfPlace;
  const choose = useEndpointMutation(chooseEqualOpportunitiesSetEndpoint, {
    refreshes: [findEqualOpportunitiesSetupEndpoint, findJobEqualityFormEndpoint],
  });
  const use = () =>
    choose.mutate(
      { body: { eoSet: eoSet === setOfPlace ? null : eoSet } },
      { onSuccess: () => showToast({ text: `In use: ${equalOpportunitiesSetNames[eoSet]}.` }) },
    );
  return (
    <section className={settingsPartStyles['settings-part']} aria-labelledby="eo-set">
      <header className={settingsPartStyles['settings-part-head']}>
        <h2 id="eo-set">Questions in use</h2>
        <p>
          Candidates are asked before the questions of the role. Every answer is optional, and
          nobody here ever sees one: answers only become figures about groups.
        </p>
      </header>
      <p className={styles['eo-state']}>
        {isAsked ? (
          <StatusTag colour="green" dot>
            Asked
          </StatusTag>
        ) : (
          <StatusTag colour="yellow" dot>
            Not asked
          </StatusTag>
        )}
        <span>
          {equalOpportunitiesSetNames[inUse]}
          {chosen === null && ', because you hire there'}
        </span>
      </p>
      {!isAsked && (
        <p className={styles['eo-note']}>
          Nothing is asked and nothing stored until an admin confirms what candidates are told.
        </p>
      )}
      {children}
      {choose.error && <ErrorNote>{choose.error.message}</ErrorNote>}
      <div className={styles['eo-acts']}>
        {eoSet !== inUse && (
          <Button busy={choose.isPending} onClick={use}>
            Use this set
          </Button>
        )}
        <a
          className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
          href={`/settings/equal-opportunities/preview/${eoSet}?${new URLSearchParams(equalOpportunitiesSettingsSearchParams(eoSet, choices))}`}
        >
          Preview as candidate
        </a>
      </div>
    </section>
  );
}
