import {
  EMAIL_BODY_CHARACTERS_MAX,
  type EmailMergeTag,
  EMAIL_SUBJECT_CHARACTERS_MAX,
  type EmailTemplateTypeName,
} from '@evenhand/contract/emails/email-templates.ts';
import { useRef } from 'react';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { RequiredMergeTagList } from './required-merge-tag-list.tsx';
import { MergeTagMenu } from './merge-tag-menu.tsx';
import { findUsedMergeTags } from './find-used-merge-tags.ts';
import styles from './email-preview.module.css';

export type EmailSubjectAndBody = { subject: string; body: string };

type Props = {
  type: EmailTemplateTypeName;
  tags: readonly EmailMergeTag[];
  emailText: EmailSubjectAndBody;
  errors: { subject?: string | undefined; body?: string | undefined };
  /** Of the text that is shown; another one draws the field anew. */
  textKey: string;
  disabled?: boolean;
  onChange: (change: Partial<EmailSubjectAndBody>) => void;
};

/** Subject and text of an e-mail, with what can be filled in. */
export function EmailTextFields({
  type,
  tags,
  emailText,
  errors,
  textKey,
  disabled,
  onChange,
}: Props) {
  const subject = useRef<HTMLInputElement>(null);
  const used = findUsedMergeTags(emailText.subject, emailText.body);
  const hasLink = tags.some(({ tag, isLink }) => isLink && used.has(tag));

  function insertIntoSubject(tag: string) {
    const input = subject.current;
    const [from, to] = [input?.selectionStart ?? emailText.subject.length, input?.selectionEnd];
    const before = emailText.subject.slice(0, from);
    onChange({ subject: `${before}${tag}${emailText.subject.slice(to ?? from)}` });
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(from + tag.length, from + tag.length);
    });
  }

  return (
    <>
      <TextInputField
        ref={subject}
        label="Subject"
        maxLength={EMAIL_SUBJECT_CHARACTERS_MAX}
        autoComplete="off"
        value={emailText.subject}
        disabled={disabled}
        error={errors.subject}
        besideLabel={
          !disabled && <MergeTagMenu into="the subject" tags={tags} onInsert={insertIntoSubject} />
        }
        onChange={(event) => onChange({ subject: event.currentTarget.value })}
      />
      <RichTextField
        key={textKey}
        label="Text"
        tags
        value={emailText.body}
        disabled={disabled === true}
        error={
          errors.body ??
          (emailText.body.length > EMAIL_BODY_CHARACTERS_MAX ? 'This text is too long.' : undefined)
        }
        tools={(insert) => (
          <MergeTagMenu into="the text" tags={tags} hasButtons onInsert={insert} />
        )}
        onChange={(body) => onChange({ body })}
      />
      <RequiredMergeTagList tags={tags} used={used} />
      {type === 'applicant-rejection' && !hasLink && (
        <p className={styles['letter-warning']}>
          Without a link, candidates cannot find what they wrote. Put in <code>{'*|URL|*'}</code>,
          the link to their own page.
        </p>
      )}
    </>
  );
}
