import { type RefObject, useEffect, useRef } from 'react';
import type { SignUpProblems } from './sign-up-steps-their-answers-and-problems.ts';
import styles from './sign-up.module.css';

type Props = { problems: SignUpProblems; form: RefObject<HTMLFormElement | null> };

/** What needs another look, each with a way to its field; read out as soon as it is there. */
export function SignUpErrorSummary({ problems, form }: Props) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (Object.keys(problems).length > 0) box.current?.focus();
  }, [problems]);

  function goTo(name: string) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  if (Object.keys(problems).length === 0) return null;
  return (
    <div className={styles['error-summary']} role="alert" tabIndex={-1} ref={box}>
      <h2>Some answers need another look</h2>
      <ul>
        {Object.entries(problems).map(([name, problem]) => (
          <li key={name}>
            <button type="button" onClick={() => goTo(name)}>
              {problem}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
