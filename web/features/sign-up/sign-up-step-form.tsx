import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SignUpErrorSummary } from './sign-up-error-summary.tsx';
import { updateSignUpDraft, readSignUpDraft } from './sign-up-draft-in-memory-and-from-url.ts';
import {
  type SignUpProblems,
  findSignUpStepProblems,
  type SignUpStepNumber,
} from './sign-up-steps-their-answers-and-problems.ts';
import styles from './sign-up.module.css';

type Props = {
  step: SignUpStepNumber;
  /** What the button does, as a verb. */
  action: string;
  busy?: boolean;
  /** What the server said. */
  told?: { problems: SignUpProblems; message?: string | undefined } | undefined;
  onDone: () => void;
  fields: (problems: SignUpProblems) => ReactNode;
};

/** The form of one step: keeps every letter in the draft, and goes on once nothing is missing. */
export function SignUpStepForm({
  step,
  action,
  busy = false,
  told: serverReply,
  onDone,
  fields,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<SignUpProblems>({});
  const problems = Object.keys(found).length > 0 ? found : (serverReply?.problems ?? {});

  function keep() {
    if (!form.current) return;
    // No field of these forms holds a file.
    updateSignUpDraft(Object.fromEntries(new FormData(form.current)) as Record<string, string>);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    keep();
    const wrong = findSignUpStepProblems(step, readSignUpDraft());
    setFound(wrong);
    if (Object.keys(wrong).length === 0 && !busy) onDone();
  }

  return (
    <form className={styles['sign-up-form']} ref={form} onInput={keep} onSubmit={submit} noValidate>
      <SignUpErrorSummary problems={problems} form={form} />
      {serverReply?.message && <ErrorNote>{serverReply.message}</ErrorNote>}
      {fields(problems)}
      <div className={styles['sign-up-bar']}>
        <Button look="primary" size="large" type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
