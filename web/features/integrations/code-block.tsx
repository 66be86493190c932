import { IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import styles from './integrations-settings-panel.module.css';

type Props = {
  label: string;
  code: string;
  /** Takes the focus when the layer around it opens. */
  isFirst?: boolean;
};

/** Text for a machine, to copy as it is. */
export function CodeBlock({ label, code, isFirst }: Props) {
  const box = useRef<HTMLPreElement>(null);
  const [state, setState] = useState<'copied' | 'marked'>();

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    if (!isCopied && box.current) getSelection()?.selectAllChildren(box.current);
    setState(isCopied ? 'copied' : 'marked');
  }

  return (
    <figure className={styles['code-block']}>
      <figcaption>
        {label}
        <Button
          size="small"
          icon={<IconCopy aria-hidden="true" />}
          aria-label={`${state === 'copied' ? 'Copied' : 'Copy'}: ${label}`}
          data-first={isFirst}
          onClick={() => void copy()}
        >
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </figcaption>
      <pre ref={box}>
        <code>{code}</code>
      </pre>
      <p role="status" className={state === 'marked' ? undefined : 'sr-only'}>
        {state === 'copied' && 'Copied.'}
        {state === 'marked' && 'It is marked. Copy it with your keyboard.'}
      </p>
    </figure>
  );
}
