import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button-and-icon-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';

type OpenerProps = { children: (close: () => void) => ReactNode };

/** What is opened here goes back here. */
export function Opener({ children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button>Behind</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

export function DialogOnPage() {
  return (
    <Opener>
      {(close) => (
        <Dialog title="Close this role" onClose={close}>
          <Button onClick={close}>Cancel</Button>
          <Button data-first look="primary" onClick={close}>
            Close role
          </Button>
        </Dialog>
      )}
    </Opener>
  );
}

export function WritingDialogOnPage() {
  const [text, setText] = useState('Hello,');
  return (
    <Opener>
      {(close) => (
        <Dialog title="Write to them" onClose={close}>
          <TextArea
            label="Text"
            rows={3}
            maxLength={200}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button onClick={close}>Cancel</Button>
        </Dialog>
      )}
    </Opener>
  );
}
