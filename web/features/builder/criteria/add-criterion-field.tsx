import { questionLibrarySkills } from '@evenhand/contract/skills.ts';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../../ui/text-input-field.tsx';
import styles from './job-criteria-step-section.module.css';

type Props = { taken: readonly string[]; onAdd: (name: string) => void };

/** A line to find a skill of the list, or to write a criterion of one's own. */
export function AddCriterionField({ taken, onAdd }: Props) {
  const listId = useId();
  const [name, setName] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const isTaken = (each: string) =>
    taken.some((one) => one.trim().toLowerCase() === each.trim().toLowerCase());
  const isTwin = name.trim() !== '' && isTaken(name);

  function add() {
    if (name.trim() !== '' && !isTwin) {
      onAdd(name.trim());
      setName('');
    }
    box.current?.querySelector('input')?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles['add-criterion']} ref={box}>
      <TextInputField
        label="Add a criterion"
        hint="Choose a skill of the list, or write your own."
        list={listId}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={isTwin ? `“${name.trim()}” is there already.` : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={press}
      />
      <datalist id={listId}>
        {questionLibrarySkills
          .filter((skill) => !isTaken(skill.name))
          .map((skill) => (
            // Browsers show the value, the label or both: each of them has to tell which skill it is.
            <option key={skill.name} value={skill.name}>
              {`${skill.name} (${skill.group})`}
            </option>
          ))}
      </datalist>
      <Button icon={<IconPlus aria-hidden="true" />} onClick={add}>
        Add<span className="sr-only"> criterion</span>
      </Button>
    </div>
  );
}
