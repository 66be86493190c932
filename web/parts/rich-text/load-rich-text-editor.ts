import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';

/** The editor is a part of its own, for whoever writes. */
export function loadRichTextEditor() {
  return loadChunkWithRetry(() => import('./rich-text-editor.tsx')).then(
    (file) => file.RichTextEditor,
  );
}
