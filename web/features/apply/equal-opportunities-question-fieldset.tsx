import type { EqualOpportunitiesFormQuestion } from '@evenhand/contract/apply/equal-opportunities-form-question-type.ts';
import { EQUAL_OPPORTUNITIES_TEXT_CHARACTERS_MAX } from '@evenhand/contract/equal-opportunities.ts';
import { CandidateFieldProblemText } from './candidate-form-fields.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './candidate-form-fields.module.css';

type Props = EqualOpportunitiesFormQuestion & { problem: string | undefined };

/** One question: one option, or several where the set allows it, and words of one's own beside the option for them. */
export function EqualOpportunitiesQuestionFieldset({
  name,
  question,
  options,
  chosen,
  several,
  ownWords,
  problem,
}: Props) {
  return (
    <fieldset
      className={styles['choice']}
      id={name}
      aria-describedby={problem ? `${name}-problem` : undefined}
    >
      <legend>{question}</legend>
      {problem && <CandidateFieldProblemText id={`${name}-problem`} text={problem} />}
      {options.map(({ code, label, group }, i) => (
        <div
          key={code}
          className={
            group === undefined && options[i - 1]?.group ? styles['choice-apart'] : undefined
          }
        >
          {group !== undefined && group !== options[i - 1]?.group && (
            <p className={styles['choice-group']}>{group}</p>
          )}
          <label>
            <input
              {...(several
                ? { type: 'checkbox', name: code, value: 'yes' }
                : { type: 'radio', name, value: code })}
              defaultChecked={chosen.includes(code)}
            />
            {label}
          </label>
          {ownWords?.code === code && <OwnWords name={name} areKept={ownWords.areKept} />}
        </div>
      ))}
    </fieldset>
  );
}

function OwnWords({ name, areKept }: { name: string; areKept: boolean }) {
  const id = `${name}.words`;
  return (
    <div className={joinClassNames(styles['text-field'], styles['choice-words'])}>
      <label htmlFor={id}>In your own words (optional)</label>
      <p className={styles['hint']} id={`${id}-hint`}>
        {areKept
          ? 'You have written something here. It cannot be read any more, not even by you.'
          : 'Counted as “other”. The words themselves are not kept.'}
      </p>
      <input
        type="text"
        id={id}
        name={id}
        maxLength={EQUAL_OPPORTUNITIES_TEXT_CHARACTERS_MAX}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
      />
    </div>
  );
}
