import { type FormEvent, useState } from 'react';
import {
  type EmailTemplateOption,
  EmailTemplateSelect,
} from '../../parts/email-preview/email-template-select.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { candidatesInWords } from './candidate-name-or-reference.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './candidate-drawer.module.css';
import mustHaveStyles from './must-haves.module.css';

type Props = {
  count: number;
  texts: readonly EmailTemplateOption[];
  /** By what the list was filtered when they were chosen, in words. */
  filters: readonly string[];
  onReject: (choice: { templateId: number | null; feedbackFrom: string | null }) => void;
  onClose: () => void;
};

/** Asks in which text candidates are told, where the organisation has several; and says who decides, where a filter might seem to. */
export function RejectCandidatesDialog({ count, texts, filters, onReject, onClose }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [feedbackFrom, setFeedbackFrom] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onReject({ templateId: chosen, feedbackFrom: feedbackFrom === '' ? null : feedbackFrom });
  }

  return (
    <Dialog title={`Reject ${candidatesInWords(count)}`} onClose={onClose}>
      <form className={styles['dialog-form']} onSubmit={submit}>
        <p>
          {count === 1 ? 'They get' : 'Each of them gets'} {texts.length > 1 ? 'this' : 'an'} e-mail
          after a wait. Until it leaves, you can stop it.
        </p>
        {filters.length > 0 && (
          <p className={mustHaveStyles['decided-by-you']}>
            You see them by a filter: {filters.map((filter) => `“${filter}”`).join(', ')}. The
            filter rejects nobody. You decide, and the decision is recorded with your name.
          </p>
        )}
        <EmailTemplateSelect
          kind="applicant-rejection"
          texts={texts}
          chosen={chosen}
          onChoose={setChosen}
        />
        <Field
          label="Hold their feedback until"
          hint="Empty: as the role has it, which is with the e-mail unless it says otherwise."
          type="date"
          value={feedbackFrom}
          onChange={(event) => setFeedbackFrom(event.target.value)}
        />
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit">
            Reject {count === 1 ? 'candidate' : count}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
