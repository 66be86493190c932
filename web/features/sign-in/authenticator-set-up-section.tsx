import { useCallback } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './sign-in-dialogs.module.css';

type Props = {
  svg: string;
  uri: string;
  secret: string;
  onCancel: () => void;
  onNext: () => void;
};

/** How an authenticator app gets to know this account: by its camera, by its address, or by hand. */
export function AuthenticatorSetUpSection({ svg, uri, secret, onCancel, onNext }: Props) {
  // The page's policy lets a picture come from a blob, not from text in an address.
  const draw = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [svg],
  );
  return (
    <div className={styles['sign-in-dialog']}>
      <ol className={styles['app-steps']}>
        <li>Install an authenticator app on your phone.</li>
        <li>Choose “Add account” in it.</li>
        <li>Scan the code.</li>
      </ol>
      <img ref={draw} className={styles['app-code']} alt="Code to scan with an authenticator app" />
      <details className={styles['app-by-hand']}>
        <summary>You cannot scan it?</summary>
        <p>
          <a href={uri}>Open it in an app on this device</a>, or type this key into the app:
        </p>
        <p>
          <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </details>
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="primary" data-first onClick={onNext}>
          Next
        </Button>
      </div>
    </div>
  );
}
