import { IconCheck } from '@tabler/icons-react';
import {
  type ComponentProps,
  cloneElement,
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { AnchoredLayerAndOpenerWrapper, AnchoredLayer } from './anchored-layer.tsx';
import { useMenuKeyboardNavigation } from './use-menu-keyboard-navigation.ts';
import { joinClassNames } from './join-class-names.ts';
import styles from './dropdown-menu.module.css';

/** Closes the menu around, with focus back where it was opened: a dialog opened next returns it there too. */
const Close = createContext(() => {});

type MenuProps = {
  /** A button; it names what the menu is of. */
  trigger: ReactElement<ComponentProps<'button'>>;
  label: string;
  align?: 'start' | 'end';
  children: ReactNode;
};

export function DropdownMenu({ trigger, label, align = 'end', children }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const keys = useMenuKeyboardNavigation(layer, close);

  function close() {
    layer.current?.hidePopover();
    opener.current?.focus();
  }

  function toggled({ newState }: ToggleEvent) {
    if (newState === 'open') return keys.enter();
    // The press that closed it may have moved focus on purpose.
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || layer.current?.contains(activeElement))
      opener.current?.focus({ preventScroll: true });
  }

  return (
    <AnchoredLayerAndOpenerWrapper>
      {cloneElement(trigger, {
        ref: opener,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        ...keys.ofOpener,
      })}
      <AnchoredLayer
        ref={layer}
        id={id}
        align={align}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles['menu']}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={toggled}
        {...keys.ofLayer}
      >
        {isOpen && <Close value={close}>{children}</Close>}
      </AnchoredLayer>
    </AnchoredLayerAndOpenerWrapper>
  );
}

type MenuItemProps = { icon?: ReactNode; children: ReactNode } & (
  | { onChoose: () => void; whyNot?: false | undefined }
  /** Why it cannot be chosen now; it stays reachable, so that the reason can be read. */
  | { onChoose?: () => void; whyNot: string | false | undefined }
);

export function DropdownMenuItem({ icon, onChoose, whyNot, children }: MenuItemProps) {
  const close = useContext(Close);

  function choose() {
    if (whyNot) return;
    close();
    onChoose?.();
  }

  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles['menu-item']}
      aria-disabled={whyNot ? true : undefined}
      onClick={choose}
    >
      {icon}
      <span>
        {children}
        {whyNot && <small>{whyNot}</small>}
      </span>
    </button>
  );
}

type MenuLinkProps = {
  icon?: ReactNode;
  href: string;
  inNewTab?: boolean;
  /** How a plain press gets there within the app; with a key held down the browser opens the link as it always does. */
  onOpen?: (href: string) => void;
  children: ReactNode;
};

export function DropdownMenuLink({ icon, href, inNewTab, onOpen, children }: MenuLinkProps) {
  const close = useContext(Close);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    close();
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(href);
  }

  return (
    <a
      role="menuitem"
      tabIndex={-1}
      className={styles['menu-item']}
      href={href}
      onClick={open}
      {...(inNewTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {icon}
      <span>{children}</span>
    </a>
  );
}

type MenuChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; words: string }[];
  onChoose: (value: Value) => void;
};

/** One of a few; the menu stays open, so that the effect can be seen. */
export function DropdownMenuRadioGroup<Value extends string>(props: MenuChoiceProps<Value>) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={styles['menu-label']}>
        {props.label}
      </div>
      {props.options.map(({ value, words }) => (
        <MenuRadio
          key={value}
          isChosen={value === props.value}
          words={words}
          onChoose={() => props.onChoose(value)}
        />
      ))}
    </div>
  );
}

type MenuRadioProps = { isChosen: boolean; words: string; onChoose: () => void };

function MenuRadio({ isChosen, words, onChoose }: MenuRadioProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      className={joinClassNames(styles['menu-item'], styles['menu-choice'])}
      onClick={onChoose}
    >
      {isChosen && <IconCheck className={styles['menu-check']} size={16} aria-hidden="true" />}
      {words}
    </button>
  );
}

export function DropdownMenuSeparator() {
  return <hr className={styles['menu-line']} />;
}
