import {
  type EqualOpportunitiesSetKey,
  equalOpportunitiesSetNames,
  equalOpportunitiesSetKeys,
  findEqualOpportunitiesSetupEndpoint,
} from '@evenhand/contract/equal-opportunities.ts';
import { useSearchParams } from 'wouter';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  parseEqualOpportunitiesSettingsChoices,
  equalOpportunitiesSettingsSearchParams,
} from './equal-opportunities-settings-url-query.ts';
import { EditAndConfirmEqualOpportunitiesNoticeSection } from './edit-and-confirm-equal-opportunities-notice-section.tsx';
import { EqualOpportunitiesQuestionListSection } from './equal-opportunities-question-list-section.tsx';
import { EqualOpportunitiesSetSection } from './equal-opportunities-set-section.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';

const NOTHING_CHOSEN = { extraFields: [], ethnicityList: 'usual' } as const;

/** Which equal-opportunities questions are asked, and what candidates are told about them; the address says which set is looked at. */
export function EqualOpportunitiesSettingsPanel() {
  const [search, setSearch] = useSearchParams();
  const looked = equalOpportunitiesSetKeys.find((eoSet) => eoSet === search.get('set'));
  const settings = useEndpointQuery(findEqualOpportunitiesSetupEndpoint, {
    query: looked === undefined ? {} : { eoSet: looked },
  });
  return (
    <LoadedContentOrFailure
      call={settings}
      what="the questions"
      skeleton={
        <div
          className={joinClassNames(
            settingsPartStyles['settings-parts'],
            skeletonStyles['appears-late'],
          )}
          aria-hidden="true"
        >
          <Skeleton width="100%" height={420} />
        </div>
      }
    >
      {(data) => {
        const look = (chosen: EqualOpportunitiesSetKey) =>
          setSearch({ set: chosen }, { replace: true });
        const choices = parseEqualOpportunitiesSettingsChoices(
          looked === data.eoSet ? search : new URLSearchParams(),
          data,
        );
        // While it loads, the questions below are still those of the set before.
        const eoSet = looked ?? data.eoSet;
        return (
          <div className={settingsPartStyles['settings-parts']}>
            <EqualOpportunitiesSetSection
              settings={{ ...data, eoSet }}
              choices={eoSet === data.eoSet ? choices : NOTHING_CHOSEN}
            >
              <SelectField
                label="Set of questions"
                hint="What may be asked differs from country to country. Somebody who knows the law where you hire should look at it."
                value={eoSet}
                onChange={({ currentTarget: { value } }) => {
                  const chosen = equalOpportunitiesSetKeys.find((eoSet) => eoSet === value);
                  if (chosen) look(chosen);
                }}
              >
                {equalOpportunitiesSetKeys.map((each) => (
                  <option key={each} value={each}>
                    {equalOpportunitiesSetNames[each]}
                  </option>
                ))}
              </SelectField>
            </EqualOpportunitiesSetSection>
            <EqualOpportunitiesQuestionListSection
              settings={data}
              choices={choices}
              onChoose={(chosen) =>
                setSearch(equalOpportunitiesSettingsSearchParams(data.eoSet, chosen), {
                  replace: true,
                })
              }
            />
            <EditAndConfirmEqualOpportunitiesNoticeSection
              key={data.eoSet}
              settings={data}
              choices={choices}
            />
          </div>
        );
      }}
    </LoadedContentOrFailure>
  );
}
