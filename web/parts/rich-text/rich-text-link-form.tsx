import { isRichTextLinkAddress } from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import styles from './rich-text-view.module.css';

type Props = { editor: Editor; tags: boolean; onDone: () => void };

/** Where the chosen words lead. */
export function RichTextLinkForm({ editor, tags, onDone }: Props) {
  const before = editor.getAttributes('link')['href'] as unknown;
  const [address, setAddress] = useState(typeof before === 'string' ? before : '');
  const [error, setError] = useState<string>();

  function set() {
    const whole = completed(address.trim());
    if (!isRichTextLinkAddress(whole, { tags }))
      return setError('Write an address that begins with https:// or mailto:');
    const chain = editor.chain().focus().extendMarkRange('link');
    const isNew = editor.state.selection.empty && typeof before !== 'string';
    const link = { type: 'link', attrs: { href: whole } };
    if (isNew) chain.insertContent({ type: 'text', text: whole, marks: [link] }).run();
    else chain.setLink({ href: whole }).run();
    onDone();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      // It stands in the form of the page, which it must not send.
      event.preventDefault();
      set();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      editor.commands.focus();
      onDone();
    }
  }

  return (
    <div className={styles['rich-link-form']}>
      <TextInputField
        label="Address"
        hint={tags ? 'A web address, mailto:, or a tag such as *|URL|*' : undefined}
        value={address}
        error={error}
        inputMode="url"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opened on request
        autoFocus
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={keyDown}
      />
      <Button look="primary" onClick={set}>
        Set link
      </Button>
      {typeof before === 'string' && <Button onClick={remove}>Remove link</Button>}
      <Button look="ghost" onClick={onDone}>
        Cancel
      </Button>
    </div>
  );
}

/** People write addresses as they say them. */
function completed(address: string): string {
  if (/^[^\s@:/]+@[^\s@:/]+\.\w{2,}$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address;
}
