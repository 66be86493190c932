import './field.css';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentProps, useRef, useState } from 'react';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string;
  value: string;
  /** Called once the typing has rested for `debounceMs`. */
  onSearch: (text: string) => void;
  debounceMs: number;
};

export function SearchField({ label, value, onSearch, debounceMs, ...input }: Props) {
  const [typed, setTyped] = useState({ text: value, for: value });
  const timer = useRef(0);
  // Somebody else changed the search, such as the browser's Back: show theirs.
  if (typed.for !== value) setTyped({ text: value, for: value });

  function type(text: string) {
    setTyped({ text, for: value });
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(text), debounceMs);
  }

  return (
    <div className="search-field">
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
