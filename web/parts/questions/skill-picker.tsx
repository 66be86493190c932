import { questionLibrarySkills } from '@evenhand/contract/skills.ts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './skill-picker.module.css';

const SKILLS_MAX = 5;

type Props = {
  skills: readonly string[];
  error: string | undefined;
  isLocked: boolean;
  onChange: (skills: string[]) => void;
};

/** Chips that can be taken away, and a line to write or find another. */
export function SkillPicker({ skills, error, isLocked, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = skills.length >= SKILLS_MAX;

  function add() {
    const skill = text.trim();
    setText('');
    const isThere = skills.some((each) => each.toLowerCase() === skill.toLowerCase());
    if (skill !== '' && !isThere && !isFull) onChange([...skills, skill]);
  }

  function addAndGoOn() {
    add();
    input.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={joinClassNames(styles['skills'], fieldStyles['field'])}>
      <label htmlFor={id}>Skills it tests</label>
      {skills.length > 0 && (
        <ul>
          {skills.map((skill) => (
            <li key={skill}>
              <button
                type="button"
                className={styles['skill']}
                aria-label={`Remove skill: ${skill}`}
                onClick={() => onChange(skills.filter((each) => each !== skill))}
              >
                {skill}
                {!isLocked && <IconX size={14} aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isLocked && isFull && (
        <p className={fieldStyles['field-hint']}>Five skills are the most for one question.</p>
      )}
      {!isLocked && !isFull && (
        <div className={styles['skills-new']}>
          <div className={fieldStyles['field-box']}>
            <input
              ref={input}
              id={id}
              list={`${id}-list`}
              value={text}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={press}
              onBlur={add}
            />
            <datalist id={`${id}-list`}>
              {questionLibrarySkills
                .filter(({ name }) => !skills.includes(name))
                .map(({ name, group }) => (
                  // Browsers show the value, the label or both: each of them has to tell which skill it is.
                  <option key={name} value={name}>
                    {`${name} (${group})`}
                  </option>
                ))}
            </datalist>
          </div>
          <Button look="link" icon={<IconPlus aria-hidden="true" />} onClick={addAndGoOn}>
            Add<span className="sr-only"> skill</span>
          </Button>
        </div>
      )}
      {error && <p className={fieldStyles['field-error']}>{error}</p>}
    </div>
  );
}
