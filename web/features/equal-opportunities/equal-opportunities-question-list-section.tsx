import {
  type EqualOpportunitiesFieldKey,
  type EqualOpportunitiesSetup,
  equalOpportunitiesFieldNames,
  equalOpportunitiesSetNames,
  ethnicityListKindNames,
  ethnicityListKinds,
} from '@evenhand/contract/equal-opportunities.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import {
  areEqualOpportunitiesChoicesUnconfirmed,
  type ChosenExtraFieldsAndEthnicityList,
  chosenEqualOpportunitiesQuestions,
} from './equal-opportunities-settings-url-query.ts';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './equal-opportunities-settings-panel.module.css';

type Props = {
  settings: EqualOpportunitiesSetup;
  choices: ChosenExtraFieldsAndEthnicityList;
  onChoose: (choices: ChosenExtraFieldsAndEthnicityList) => void;
};

/** Every question of the set that is looked at, with its options, and what the organisation may decide about them. */
export function EqualOpportunitiesQuestionListSection({ settings, choices, onChoose }: Props) {
  const { eoSet, otherEthnicityList: other } = settings;
  const questions = chosenEqualOpportunitiesQuestions(settings, choices);
  const first = questions.find(({ field }) => field === 'ethnicity');
  const set = (field: EqualOpportunitiesFieldKey, isAsked: boolean) => {
    const others = choices.extraFields.filter((each) => each !== field);
    onChoose({ ...choices, extraFields: isAsked ? [...others, field] : others });
  };
  return (
    <section className={settingsPartStyles['settings-part']} aria-labelledby="eo-questions">
      <header className={settingsPartStyles['settings-part-head']}>
        <h2 id="eo-questions">What is asked: {equalOpportunitiesSetNames[eoSet]}</h2>
      </header>
      {other && (
        <SelectField
          label="How ethnicity is asked about"
          value={choices.ethnicityList}
          onChange={({ currentTarget: { value } }) => {
            const ethnicityList = ethnicityListKinds.find((each) => each === value);
            if (ethnicityList) onChoose({ ...choices, ethnicityList });
          }}
        >
          {(['usual', other.list] as const).map((list) => (
            <option key={list} value={list}>
              {ethnicityListKindNames[list]}
            </option>
          ))}
        </SelectField>
      )}
      <ul className={styles['eo-questions']}>
        {questions.map((each) => (
          <li key={each.question}>
            <strong>{each.question}</strong>
            <p>
              {each.options.join(' · ')}
              {each.several && '. More than one can be chosen.'}
              {each === first &&
                choices.ethnicityList === 'census' &&
                '. Figures add them up to five groups.'}
            </p>
            {each.offered === 'off' && (
              <Checkbox
                label={`Ask this as well: ${equalOpportunitiesFieldNames[each.field].toLowerCase()}`}
                checked={choices.extraFields.includes(each.field)}
                onChange={({ currentTarget: { checked } }) => set(each.field, checked)}
              />
            )}
          </li>
        ))}
      </ul>
      {areEqualOpportunitiesChoicesUnconfirmed(choices, settings) && (
        <p className={styles['eo-new']} role="status">
          {settings.notice
            ? 'You have changed what is asked. It counts once you confirm below what candidates are told.'
            : 'What you have chosen counts once you confirm below what candidates are told.'}
        </p>
      )}
    </section>
  );
}
