import { IconAlertCircle } from '@tabler/icons-react';
import { type PointerEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type {
  RichTextEditorCommand,
  RichTextEditorScreenPoint,
} from './rich-text-editor-command-types.ts';
import { loadRichTextEditor } from './load-rich-text-editor.ts';
import { RichTextView } from './rich-text-view.tsx';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './rich-text-view.module.css';

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** HTML. It is read when the field is drawn first: for another text, give the field another key. */
  value: string;
  onChange: (html: string) => void;
  disabled?: boolean;
  /** Whether tags stand in the text, and as addresses. */
  tags?: boolean;
  /** Stands at the end of the toolbar; what it inserts goes where the cursor is. */
  tools?: (insert: (html: string) => void) => ReactNode;
};

type Editor = Awaited<ReturnType<typeof loadRichTextEditor>>;

/**
 * Several lines with headings, lists, bold, italic and links. The editor is only loaded when somebody goes into the
 * field; until then the same text stands there to be read.
 */
export function RichTextField({ label, hint, error, value, onChange, ...rest }: Props) {
  const { disabled = false, tags = false, tools } = rest;
  const id = useId();
  const [at, setAt] = useState<RichTextEditorScreenPoint | null>(null);
  const [Editor, setEditor] = useState<Editor | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [waiting, setWaiting] = useState<RichTextEditorCommand[]>([]);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  useEffect(() => {
    if (!isWanted || Editor) return;
    loadRichTextEditor().then(
      (editor) => setEditor(() => editor),
      () => {
        setFailed(true);
        setWanted(false);
      },
    );
  }, [isWanted, Editor]);

  function want(act?: RichTextEditorCommand) {
    if (disabled) return;
    setFailed(false);
    setWanted(true);
    if (act) setWaiting([act]);
  }

  function press({ clientX, clientY }: PointerEvent) {
    setAt({ left: clientX, top: clientY });
  }

  const box = {
    'aria-multiline': true,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;

  return (
    <div className={fieldStyles['field']}>
      <span className={styles['rich-label']} id={`${id}-label`}>
        {label}
      </span>
      {hint && (
        <p className={fieldStyles['field-hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div
        className={styles['rich-box']}
        data-invalid={error ? true : undefined}
        data-off={disabled || undefined}
      >
        {Editor && !disabled ? (
          <Editor
            value={value}
            tags={tags}
            box={{ role: 'textbox', ...box }}
            label={label}
            startsAt={at}
            startsWith={waiting}
            tools={tools}
            onChange={onChange}
          />
        ) : (
          <>
            {!disabled && (
              <RichTextToolbar label={label} onAct={want}>
                {tools?.((html) => want({ insert: html }))}
              </RichTextToolbar>
            )}
            <div
              role="textbox"
              {...box}
              aria-readonly={disabled || undefined}
              aria-busy={isWanted || undefined}
              tabIndex={0}
              className={styles['rich-area']}
              onPointerDown={press}
              onFocus={() => want()}
            >
              <RichTextView html={value} tags={tags} />
            </div>
          </>
        )}
      </div>
      {failed && (
        <p className={fieldStyles['field-error']} role="alert">
          <IconAlertCircle size={16} aria-hidden="true" />
          The editor did not load. Check your connection, then press into the text again.
        </p>
      )}
      {error && (
        <p className={fieldStyles['field-error']} id={`${id}-error`}>
          <IconAlertCircle size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
