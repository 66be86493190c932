import { type ComponentProps, useState } from 'react';
import { Button } from './button-and-icon-button.tsx';
import { TextInputField } from './text-input-field.tsx';

type Props = Omit<ComponentProps<typeof TextInputField>, 'type' | 'end'>;

/** What is typed can be shown: fewer mistakes are worth more than a glance over the shoulder. */
export function PasswordField(field: Props) {
  const [isPlain, setPlain] = useState(false);
  return (
    <TextInputField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isPlain ? 'text' : 'password'}
      end={
        <Button
          look="link"
          aria-label={
            isPlain ? `Hide ${field.label.toLowerCase()}` : `Show ${field.label.toLowerCase()}`
          }
          onClick={() => setPlain(!isPlain)}
        >
          {isPlain ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}
