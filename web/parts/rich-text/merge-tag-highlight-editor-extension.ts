import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';
import styles from './rich-text-view.module.css';

const TAG = /\*\|\s*\w+\s*\|\*|\{\{\s*\w+\s*\}\}/g;

/** Tags stand out in the text, as they do before the editor is there. */
export const mergeTagHighlightEditorExtension = Extension.create({
  name: 'markTags',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const marks: Decoration[] = [];
          doc.descendants((node, at) => {
            for (const { 0: tag, index } of (node.text ?? '').matchAll(TAG))
              marks.push(
                Decoration.inline(at + index, at + index + tag.length, {
                  class: styles['rich-tag'] ?? '',
                }),
              );
          });
          return DecorationSet.create(doc, marks);
        },
      },
    }),
  ],
});
