import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { Button, IconButton } from '../../ui/button-and-icon-button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../ui/dropdown-menu.tsx';
import styles from './start-job-button.module.css';

type Props = {
  onStart: () => void;
  /** Where the organisation imports roles: the button then has a second half. */
  onImport: (() => void) | undefined;
  /** Somebody is about to press it. */
  onIntent: () => void;
};

export function StartJobButton({ onStart, onImport, onIntent }: Props) {
  const start = (
    <Button
      look="primary"
      icon={<IconPlus aria-hidden="true" />}
      onClick={onStart}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      Start a new role
    </Button>
  );
  if (!onImport) return start;
  return (
    <div className={styles['split-button']}>
      {start}
      <DropdownMenu
        label="Other ways to start a role"
        trigger={
          <IconButton
            className={styles['split-button-more']}
            label="Other ways to start a role"
            icon={<IconChevronDown />}
          />
        }
      >
        <DropdownMenuItem onChoose={onImport}>Import a role</DropdownMenuItem>
      </DropdownMenu>
    </div>
  );
}
