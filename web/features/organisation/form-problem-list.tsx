import { useEffect, useRef } from 'react';
import { ErrorNote } from '../../ui/error-note.tsx';
import styles from './form-problem-list.module.css';

type Props = {
  /** What went wrong, in a sentence. */
  message: string | undefined;
  /** Field → what to do about it. */
  problems: Readonly<Record<string, string>>;
  /** Field → its label. */
  labels: Readonly<Record<string, string>>;
};

/** What needs another look, above a form: with focus, and a way to each of its fields. */
export function FormProblemList({ message, problems, labels }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(problems);

  useEffect(() => {
    if (message) box.current?.focus();
  }, [message, problems]);

  if (!message) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <ErrorNote>
        <p>{message}</p>
        {entries.length > 0 && (
          <ul>
            {entries.map(([name, problem]) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles['problem-link']}
                  onClick={() => focusOn(name)}
                >
                  {labels[name.split('.')[0] ?? ''] ?? name}: {problem}
                </button>
              </li>
            ))}
          </ul>
        )}
      </ErrorNote>
    </div>
  );
}

function focusOn(name: string) {
  const field = document.querySelector<HTMLElement>(
    `[name="${CSS.escape(name)}"], [name^="${CSS.escape(name.split('.')[0] ?? '')}"]`,
  );
  field?.focus();
}
