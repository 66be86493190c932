import { IconSearch } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { createDebouncer } from './debounce.ts';
import { joinClassNames } from './join-class-names.ts';
import styles from './text-input-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string;
  value: string;
  /** Called once the typing has rested for `debounceMs`. */
  onSearch: (text: string) => void;
  debounceMs: number;
};

export function SearchField({ label, value, onSearch, debounceMs, className, ...input }: Props) {
  const [typed, setTyped] = useState({ text: value, for: value });
  const [search] = useState(() => createDebouncer(debounceMs));
  // Somebody else changed the search, such as the browser's Back: show theirs.
  if (typed.for !== value) setTyped({ text: value, for: value });

  // Whoever has left the page meanwhile is not called back.
  useEffect(() => search.cancel, [search]);

  function type(text: string) {
    setTyped({ text, for: value });
    search.later(() => onSearch(text));
  }

  return (
    <div className={joinClassNames(styles['search-field'], className)}>
      <IconSearch aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        {...input}
        value={typed.text}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  );
}
