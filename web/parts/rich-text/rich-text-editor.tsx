import {
  isRichTextLinkAddress,
  parseRichText,
  richTextToHtml,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import { Selection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type {
  RichTextEditorCommand,
  RichTextEditorFormat,
  RichTextEditorScreenPoint,
} from './rich-text-editor-command-types.ts';
import {
  richTextBlocksFromEditorDocument,
  toRichTextEditorDocument,
} from './convert-rich-text-to-and-from-editor-document.ts';
import { RichTextLinkForm } from './rich-text-link-form.tsx';
import { mergeTagHighlightEditorExtension } from './merge-tag-highlight-editor-extension.ts';
import {
  insertRichText,
  handleRichTextDrop,
  handleRichTextPaste,
} from './paste-and-drop-rich-text.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './rich-text-view.module.css';

type Props = {
  value: string;
  tags: boolean;
  /** What assistive technology is told of the text box. */
  box: Record<string, string | boolean | undefined>;
  label: string;
  startsAt: RichTextEditorScreenPoint | null;
  startsWith: readonly RichTextEditorCommand[];
  tools: ((insert: (html: string) => void) => ReactNode) | undefined;
  onChange: (html: string) => void;
};

/** The editor itself: a part of the app that is loaded only when somebody writes. */
export function RichTextEditor({ value, tags, box, label, startsAt, startsWith, ...rest }: Props) {
  const { tools, onChange } = rest;
  const [isLinking, setLinking] = useState(false);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        blockquote: false,
        code: false,
        codeBlock: false,
        dropcursor: false,
        horizontalRule: false,
        strike: false,
        trailingNode: false,
        underline: false,
        heading: { levels: [2, 3] },
        link: {
          openOnClick: false,
          autolink: false,
          linkOnPaste: false,
          isAllowedUri: (address) => isRichTextLinkAddress(address, { tags }),
        },
      }),
      ...(tags ? [mergeTagHighlightEditorExtension] : []),
    ],
    // Read by us: the page's policy lets nothing be parsed as HTML, and no style element be added.
    content: toRichTextEditorDocument(parseRichText(value, { tags })),
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        class: joinClassNames(styles['rich-area'], styles['rich-text']),
        ...wordsOf(box),
      },
      handleDOMEvents: {
        paste: (view, event) => handleRichTextPaste(view, event, { tags }),
        drop: (view, event) => handleRichTextDrop(view, event, { tags }),
      },
    },
    onCreate: ({ editor: created }) => {
      const { view, state } = created;
      const place = startsAt && view.posAtCoords(startsAt);
      const at = state.doc.resolve(place?.pos ?? state.doc.content.size);
      view.dispatch(state.tr.setSelection(Selection.near(at, -1)));
      view.focus();
      for (const act of startsWith) perform(created, act);
    },
    onUpdate: ({ editor: changed }) =>
      latestOnChange.current(richTextToHtml(richTextBlocksFromEditorDocument(changed.getJSON()))),
  });

  useEffect(() => {
    editor.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          class: joinClassNames(styles['rich-area'], styles['rich-text']),
          ...wordsOf(box),
        },
      },
    });
    // Only what it is called can change, not the text.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [editor, box['aria-describedby'], box['aria-invalid']]);

  function perform(to: Editor, act: RichTextEditorCommand) {
    if ('insert' in act) insertRichText(to.view, parseRichText(act.insert, { tags }));
    else if (act.look === 'link') setLinking(true);
    else formatCommands[act.look](to.chain().focus()).run();
  }

  return (
    <>
      <RichTextToolbar label={label} active={looksOf(editor)} onAct={(act) => perform(editor, act)}>
        {tools?.((insert) => perform(editor, { insert }))}
      </RichTextToolbar>
      {isLinking && (
        <RichTextLinkForm editor={editor} tags={tags} onDone={() => setLinking(false)} />
      )}
      <EditorContent editor={editor} />
    </>
  );
}

type Chain = ReturnType<Editor['chain']>;

const formatCommands: Record<Exclude<RichTextEditorFormat, 'link'>, (chain: Chain) => Chain> = {
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  heading: (chain) => chain.toggleHeading({ level: 2 }),
  subheading: (chain) => chain.toggleHeading({ level: 3 }),
  bullets: (chain) => chain.toggleBulletList(),
  numbers: (chain) => chain.toggleOrderedList(),
};

function looksOf(editor: Editor): Record<RichTextEditorFormat, boolean> {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    heading: editor.isActive('heading', { level: 2 }),
    subheading: editor.isActive('heading', { level: 3 }),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    link: editor.isActive('link'),
  };
}

/** Attributes are words; one that does not hold is not there. */
function wordsOf(attributes: Props['box']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
