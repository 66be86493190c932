import type { ComponentProps, ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './button-and-icon-button.module.css';

type Props = ComponentProps<'button'> & {
  look?: 'primary' | 'secondary' | 'ghost' | 'link' | 'danger';
  size?: 'small' | 'large';
  icon?: ReactNode;
  /** Under way: keeps its width, and cannot be pressed again. */
  busy?: boolean;
};

export function Button({
  look = 'secondary',
  size,
  icon,
  busy,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClassNames(
        styles['button'],
        styles[`button-${look}`],
        size && styles[`button-${size}`],
        rest.className,
      )}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles['button-spinner']} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: ReactNode;
};

/** For acts everybody knows by their sign: close, more, previous, next. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={joinClassNames(styles['icon-button'], rest.className)}
    >
      {icon}
    </button>
  );
}
