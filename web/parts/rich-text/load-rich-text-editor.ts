import { loadChunk } from '../../net/load-chunk.ts';

/** The editor is a part of its own, for whoever writes. */
export function loadRichTextEditor() {
  return loadChunk(() => import('./rich-text-editor.tsx')).then((file) => file.RichTextEditor);
}
