import {
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import type {
  RichTextEditorCommand,
  RichTextEditorFormat,
} from './rich-text-editor-command-types.ts';
import styles from './rich-text-view.module.css';

const tools: readonly { look: RichTextEditorFormat; label: string; icon: ReactNode }[] = [
  { look: 'bold', label: 'Bold', icon: <IconBold /> },
  { look: 'italic', label: 'Italic', icon: <IconItalic /> },
  { look: 'heading', label: 'Heading', icon: <IconH2 /> },
  { look: 'subheading', label: 'Small heading', icon: <IconH3 /> },
  { look: 'bullets', label: 'List', icon: <IconList /> },
  { look: 'numbers', label: 'Numbered list', icon: <IconListNumbers /> },
  { look: 'link', label: 'Link', icon: <IconLink /> },
];

type Props = {
  label: string;
  /** What the text at the cursor is. */
  active?: Partial<Record<RichTextEditorFormat, boolean>>;
  onAct: (act: RichTextEditorCommand) => void;
  children?: ReactNode;
};

/** One stop of the Tab key; arrows move along it. */
export function RichTextToolbar({ label, active = {}, onAct, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const all = Array.from(bar.current?.querySelectorAll<HTMLElement>('button[tabindex]') ?? []);
    const at = all.findIndex((button) => button === document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    all.at((at + step) % all.length)?.focus();
  }

  return (
    <div className={styles['rich-bar']}>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={`Layout of ${label}`}
        className={styles['rich-tools']}
        onKeyDown={move}
      >
        {tools.map((tool, i) => (
          <IconButton
            key={tool.look}
            className={styles['rich-tool']}
            label={tool.label}
            icon={tool.icon}
            tabIndex={i === 0 ? 0 : -1}
            aria-pressed={active[tool.look] === true}
            // The cursor stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onAct({ look: tool.look })}
          />
        ))}
      </div>
      {children}
    </div>
  );
}
