import type { ComponentProps } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import styles from './candidate-form-fields.module.css';

type Problems = Record<string, string>;

/** The anti-forgery token, with every form that is posted. */
export function CsrfTokenField({ token }: { token: string }) {
  return <input type="hidden" name="csrf" value={token} />;
}

/** All that needs another look, each with a link to its place. */
export function CandidateFormProblemSummary({ problems }: { problems: Problems }) {
  const entries = Object.entries(problems);
  if (entries.length === 0) return null;
  return (
    <div className={styles['summary']} role="alert">
      <h2>
        {entries.length === 1
          ? 'One thing needs another look'
          : `${entries.length} things need another look`}
      </h2>
      <ul>
        {entries.map(([name, problem]) => (
          <li key={name}>
            <a href={`#${name}`}>{problem}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  name: string;
  label: string;
  hint?: string;
  problem?: string | undefined;
};

export function CandidateTextField({ name, label, hint, problem, ...input }: TextFieldProps) {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles['text-field']}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className={styles['hint']} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={name}
        name={name}
        aria-describedby={described || undefined}
        aria-invalid={problem ? true : undefined}
      />
      {problem && <CandidateFieldProblemText id={`${name}-problem`} text={problem} />}
    </div>
  );
}

type TickProps = { name: string; label: string; problem?: string | undefined; isTicked?: boolean };

/** A box to tick before going on. */
export function CandidateCheckboxField({ name, label, problem, isTicked = false }: TickProps) {
  return (
    <div className={styles['tick']}>
      <input
        type="checkbox"
        id={name}
        name={name}
        value="yes"
        defaultChecked={isTicked}
        aria-describedby={problem ? `${name}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
      />
      <label htmlFor={name}>{label}</label>
      {problem && <CandidateFieldProblemText id={`${name}-problem`} text={problem} />}
    </div>
  );
}

export function CandidateFieldProblemText({ id, text }: { id: string; text: string }) {
  return (
    <p className={styles['problem']} id={id}>
      <IconAlertCircle size={18} aria-hidden="true" />
      {text}
    </p>
  );
}
