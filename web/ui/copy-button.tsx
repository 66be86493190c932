import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button-and-icon-button.tsx';

type Props = { text: string; label: string; children: ReactNode };

/** Copies a text, and says so in its place. */
export function CopyButton({ text, label, children }: Props) {
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setResult(isCopied ? 'copied' : 'refused');
  }

  return (
    <>
      <Button
        size="small"
        aria-label={label}
        icon={result === 'copied' ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={() => void copy()}
      >
        {children}
      </Button>
      <span className={result === 'refused' ? undefined : 'sr-only'} role="status">
        {result === 'copied' && 'Copied'}
        {result === 'refused' && 'Your browser does not allow copying. Select the text instead.'}
      </span>
    </>
  );
}
