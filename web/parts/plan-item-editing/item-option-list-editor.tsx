import type {
  MultipleChoiceQuestion,
  SingleChoiceQuestion,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Button, IconButton } from '../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { NumberFieldWhileTyping } from './number-field-while-typing.tsx';
import { MoveListItemButtons, SortableListItem } from './sortable-list-item-and-move-buttons.tsx';
import { moveRowInList, useSortableListFocus } from './use-sortable-list-focus.ts';
import type { PlanItemKindFieldsProps } from './plan-item-kind-fields-props.ts';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './item-option-list-editor.module.css';

const OPTIONS_MAX = 30;

type Option = SingleChoiceQuestion['options'][number];
type Props = Pick<
  PlanItemKindFieldsProps<'one-of'>,
  'errors' | 'points' | 'rights' | 'onPoints'
> & {
  item: SingleChoiceQuestion | MultipleChoiceQuestion;
  hint: string | undefined;
  onOptions: (options: Option[]) => void;
};

/** The options of an item in their order, with their points where a key scores it. */
export function ItemOptionListEditor({
  item,
  errors,
  points,
  rights,
  hint,
  onOptions,
  onPoints,
}: Props) {
  const { options } = item;
  const isFixed = rights.answering.may === 'no';
  const { list, goTo, followMove } = useSortableListFocus<HTMLOListElement>();

  function add() {
    const option = { key: crypto.randomUUID(), words: '' };
    onOptions([...options, option]);
    goTo(`[data-row="${option.key}"] input`);
  }

  function move(from: number, to: number) {
    const moved = options[from];
    onOptions([...moveRowInList(options, from, to)]);
    if (moved) followMove(moved.key, to < from ? 'up' : 'down');
  }

  function remove(key: string, place: number) {
    onOptions(options.filter((option) => option.key !== key));
    goTo(`:scope > :nth-child(${Math.min(place + 1, options.length - 1)}) input`);
  }

  /** Enter goes on to the next option, and makes one behind the last. */
  function press(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (place < options.length - 1) goTo(`:scope > :nth-child(${place + 2}) input`);
    else if (!isFixed && options.length < OPTIONS_MAX) add();
  }

  return (
    <fieldset className={styles['options']}>
      <legend>Options</legend>
      {hint && <p className={fieldStyles['field-hint']}>{hint}</p>}
      {errors['options'] && <p className={fieldStyles['field-error']}>{errors['options']}</p>}
      <ol ref={list}>
        {options.map(({ key, words }, i) => (
          <SortableListItem
            key={key}
            rowKey={key}
            list={`options of ${item.key}`}
            index={i}
            isFixed={isFixed}
            className={styles['option']}
            onMove={move}
          >
            <TextInputField
              label={`Option ${i + 1}`}
              value={words}
              maxLength={200}
              autoComplete="off"
              disabled={rights.wording.may === 'no'}
              error={errors[`options.${i}.words`]}
              onKeyDown={(event) => press(event, i)}
              onChange={({ currentTarget }) =>
                onOptions(
                  options.map((each) =>
                    each.key === key ? { key, words: currentTarget.value } : each,
                  ),
                )
              }
            />
            {points && (
              <NumberFieldWhileTyping
                label="Points"
                disabled={rights.keys.may === 'no'}
                min={0}
                max={100}
                step={0.5}
                value={points[key] ?? 0}
                onChange={(worth) => onPoints({ ...points, [key]: worth })}
              />
            )}
            {!isFixed && (
              <div className={styles['option-actions']}>
                <MoveListItemButtons
                  name={words.trim() || `option ${i + 1}`}
                  index={i}
                  count={options.length}
                  onMove={move}
                />
                <IconButton
                  label={`Remove: ${words.trim() || `option ${i + 1}`}`}
                  icon={<IconTrash />}
                  onClick={() => remove(key, i)}
                />
              </div>
            )}
          </SortableListItem>
        ))}
      </ol>
      {!isFixed && options.length < OPTIONS_MAX && (
        <div>
          <Button look="link" icon={<IconPlus aria-hidden="true" />} onClick={add}>
            Add option
          </Button>
        </div>
      )}
    </fieldset>
  );
}
