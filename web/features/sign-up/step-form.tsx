import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { keepInDraft, signUpDraft } from './sign-up-draft.ts';
import { type Problems, problemsOf, type StepNumber } from './sign-up-step-rules.ts';
import styles from './sign-up.module.css';

type Props = {
  step: StepNumber;
  /** What the button does, as a verb. */
  action: string;
  busy?: boolean;
  /** What the server said. */
  told?: { problems: Problems; message?: string | undefined } | undefined;
  onDone: () => void;
  fields: (problems: Problems) => ReactNode;
};

/** The form of one step: keeps every letter in the draft, and goes on once nothing is missing. */
export function StepForm({ step, action, busy = false, told, onDone, fields }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Problems>({});
  const problems = Object.keys(found).length > 0 ? found : (told?.problems ?? {});

  function keep() {
    if (!form.current) return;
    // No field of these forms holds a file.
    keepInDraft(Object.fromEntries(new FormData(form.current)) as Record<string, string>);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    keep();
    const wrong = problemsOf(step, signUpDraft());
    setFound(wrong);
    if (Object.keys(wrong).length === 0 && !busy) onDone();
  }

  return (
    <form className={styles['sign-up-form']} ref={form} onInput={keep} onSubmit={submit} noValidate>
      <ErrorSummary problems={problems} form={form} />
      {told?.message && <ErrorNote>{told.message}</ErrorNote>}
      {fields(problems)}
      <div className={styles['sign-up-bar']}>
        <Button look="primary" size="large" type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
