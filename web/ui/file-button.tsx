import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button-and-icon-button.tsx';

type Props = {
  /** Kinds of files to choose from, as an `input` takes them. */
  accept: string;
  busy?: boolean;
  size?: 'small';
  onChoose: (file: File) => void;
  children: ReactNode;
};

/** A button that lets a file be chosen from the computer. */
export function FileButton({ accept, busy = false, size, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        busy={busy}
        {...(size && { size })}
        icon={<IconUpload aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
