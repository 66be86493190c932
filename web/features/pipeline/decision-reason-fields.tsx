import {
  DECISION_REASON_CHARACTERS_MAX,
  type DecisionReason,
} from '@evenhand/contract/pipeline/decision-reason-schema-and-list-criteria-endpoint.ts';
import { listCriteriaOfDecisionsEndpoint } from '@evenhand/contract/pipeline/decision-reason-schema-and-list-criteria-endpoint.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './decision-reason-fields.module.css';

/** As it is being written. */
export type DecisionReasonBeingWritten = { criteria: readonly number[]; words: string };
export const emptyDecisionReason: DecisionReasonBeingWritten = { criteria: [], words: '' };

/** Undefined where nothing was given. */
export function decisionReasonToSend({
  criteria,
  words,
}: DecisionReasonBeingWritten): DecisionReason | undefined {
  const text = words.trim();
  if (criteria.length === 0 && text === '') return undefined;
  return { criteria: [...criteria], ...(text !== '' && { words: text }) };
}

type Props = {
  jobId: number;
  count: number;
  value: DecisionReasonBeingWritten;
  onChange: (value: DecisionReasonBeingWritten) => void;
};

/** By which criteria of the role, and in words: it stands in the decision record with the decision. */
export function DecisionReasonFields({ jobId, count, value, onChange }: Props) {
  const list = useEndpointQuery(listCriteriaOfDecisionsEndpoint, { params: { jobId } });
  const criteria = list.data?.criteria ?? [];
  const { criteria: chosen, words } = value;
  return (
    <fieldset className={styles['decision-reason']}>
      <legend>{count === 1 ? 'Why?' : 'Why? One reason for all of them'}</legend>
      {criteria.length > 0 && (
        <div className={styles['decision-criteria']} role="group" aria-label="By these criteria">
          {criteria.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={() =>
                onChange({
                  words,
                  criteria: chosen.includes(id)
                    ? chosen.filter((other) => other !== id)
                    : [...chosen, id],
                })
              }
            />
          ))}
        </div>
      )}
      <TextArea
        label="In words"
        hint="Stands in the decision record. Needed where somebody with a higher score is passed over."
        maxLength={DECISION_REASON_CHARACTERS_MAX}
        rows={2}
        value={words}
        onChange={({ currentTarget }) => onChange({ criteria: chosen, words: currentTarget.value })}
      />
    </fieldset>
  );
}
