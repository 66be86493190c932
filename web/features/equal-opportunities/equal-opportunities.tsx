import {
  type EoSet,
  eoSetNames,
  eoSets,
  findEqualOpportunities,
} from '@evenhand/contract/equal-opportunities.ts';
import { useSearchParams } from 'wouter';
import { Loaded } from '../../ui/loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCall } from '../../net/use-call.ts';
import { choicesOf, searchOf } from './choices.ts';
import { NoticePart } from './notice-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { SetPart } from './set-part.tsx';
import { classes } from '../../ui/classes.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import settingsPartStyles from '../../parts/layout/settings-part.module.css';

/** Which equal-opportunities questions are asked, and what candidates are told about them; the address says which set is looked at. */
export function EqualOpportunities() {
  const [search, setSearch] = useSearchParams();
  const looked = eoSets.find((eoSet) => eoSet === search.get('set'));
  const settings = useCall(findEqualOpportunities, {
    query: looked === undefined ? {} : { eoSet: looked },
  });
  return (
    <Loaded
      call={settings}
      what="the questions"
      skeleton={
        <div
          className={classes(settingsPartStyles['settings-parts'], skeletonStyles['appears-late'])}
          aria-hidden="true"
        >
          <Skeleton width="100%" height={420} />
        </div>
      }
    >
      {(data) => {
        const look = (eoSet: EoSet) => setSearch({ set: eoSet }, { replace: true });
        const choices = choicesOf(looked === data.eoSet ? search : new URLSearchParams(), data);
        return (
          <div className={settingsPartStyles['settings-parts']}>
            <SetPart settings={data} choices={choices}>
              <SelectField
                label="Set of questions"
                hint="What may be asked differs from country to country. Somebody who knows the law where you hire should look at it."
                value={data.eoSet}
                onChange={({ currentTarget: { value } }) => {
                  const chosen = eoSets.find((eoSet) => eoSet === value);
                  if (chosen) look(chosen);
                }}
              >
                {eoSets.map((eoSet) => (
                  <option key={eoSet} value={eoSet}>
                    {eoSetNames[eoSet]}
                  </option>
                ))}
              </SelectField>
            </SetPart>
            <QuestionsPart
              settings={data}
              choices={choices}
              onChoose={(chosen) => setSearch(searchOf(data.eoSet, chosen), { replace: true })}
            />
            <NoticePart
              key={`${data.eoSet} ${data.notice?.confirmedAt.getTime() ?? 'none'}`}
              settings={data}
              choices={choices}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
