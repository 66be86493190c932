import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { PICTURE_TYPES } from './pictures.ts';

type Props = { busy?: boolean; onChoose: (file: File) => void; children: ReactNode };

/** A button that lets a picture be chosen from the computer. */
export function FileButton({ busy = false, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        busy={busy}
        icon={<IconUpload aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
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
