import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  beginTwoFactorSetUpEndpoint,
  switchTwoFactorOffEndpoint,
  makeRecoveryCodesEndpoint,
  findOwnAccountSecurityEndpoint,
} from '@evenhand/contract/sign-in/two-factor-session-and-reauthentication-endpoints.ts';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatSessionDay } from './format-session-day-and-age.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SetUpTwoFactorDialog } from './set-up-two-factor-dialog.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './account-security-section.module.css';

type Account = ResponseOf<typeof findOwnAccountSecurityEndpoint>;
type Open = 'off' | 'renew' | { codes: string[] };

export function TwoFactorSettingsSection({ account: { twoFactor } }: { account: Account }) {
  // Here, above what shows on and off: the dialog outlives the change from one to the other.
  const begin = useEndpointMutation(beginTwoFactorSetUpEndpoint, { refreshes: [] });
  const { since } = twoFactor;
  return (
    <section className={styles['security-part']} aria-labelledby="security-two-factor">
      <h2 id="security-two-factor">
        Two-factor log-in{' '}
        <StatusTag colour={since ? 'green' : 'grey'}>{since ? 'On' : 'Off'}</StatusTag>
      </h2>
      {since ? (
        <IsOn {...twoFactor} since={since} />
      ) : (
        <>
          <p>
            A one-time code from an app on your phone, asked for after the password. Whoever guesses
            or steals your password does not get in with it.
          </p>
          {begin.error && <ErrorNote>{begin.error.message}</ErrorNote>}
          <Button busy={begin.isPending} onClick={() => begin.mutate({})}>
            Set up two-factor log-in
          </Button>
        </>
      )}
      {begin.data && <SetUpTwoFactorDialog begun={begin.data} onClose={begin.reset} />}
    </section>
  );
}

type On = { since: Date; isRequired: boolean; recoveryCodesLeft: number };

function IsOn({ since, isRequired, recoveryCodesLeft }: On) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const drop = useEndpointMutation(switchTwoFactorOffEndpoint, {
    refreshes: [findOwnAccountSecurityEndpoint],
  });
  const renew = useEndpointMutation(makeRecoveryCodesEndpoint, {
    refreshes: [findOwnAccountSecurityEndpoint],
  });

  return (
    <>
      <p>
        On since {formatSessionDay(since)}. {leftInWords(recoveryCodesLeft)}
      </p>
      {isRequired && <p>An admin of your organisation wants it for you, so it stays on.</p>}
      <div className={styles['security-acts']}>
        <Button onClick={() => setOpen('renew')}>Make new recovery codes</Button>
        {!isRequired && <Button onClick={() => setOpen('off')}>Switch two-factor off</Button>}
      </div>
      {open === 'renew' && (
        <Question
          title="Make new recovery codes?"
          words="The ones you have now stop working."
          act="Make new codes"
          deed={renew}
          onClose={close}
          onAct={() =>
            renew.mutate({}, { onSuccess: ({ recoveryCodes: codes }) => setOpen({ codes }) })
          }
        />
      )}
      {open === 'off' && (
        <Question
          title="Switch two-factor log-in off?"
          words="Your password alone will get you in, and your recovery codes stop working."
          act="Switch off"
          isDanger
          deed={drop}
          onClose={close}
          onAct={() =>
            drop.mutate(
              {},
              {
                onSuccess: () => {
                  close();
                  showToast({ text: 'Two-factor log-in is off.' });
                },
              },
            )
          }
        />
      )}
      {typeof open === 'object' && (
        <Dialog title="Keep your recovery codes" onClose={close}>
          <RecoveryCodeList codes={open.codes} act="I have kept them" onKept={close} />
        </Dialog>
      )}
    </>
  );
}

function leftInWords(left: number): string {
  if (left === 0)
    return 'You have no recovery code left: make new ones, in case you lose your phone.';
  return left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`;
}

type QuestionProps = {
  title: string;
  words: string;
  act: string;
  isDanger?: boolean;
  deed: { isPending: boolean; error: Error | null };
  onAct: () => void;
  onClose: () => void;
};

function Question({ title, words, act, isDanger, deed, onAct, onClose }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{words}</p>
      {deed.error && <ErrorNote>{deed.error.message}</ErrorNote>}
      <div className={dialogStyles['dialog-acts']}>
        <Button data-first onClick={onClose}>
          Cancel
        </Button>
        <Button look={isDanger ? 'danger' : 'primary'} busy={deed.isPending} onClick={onAct}>
          {act}
        </Button>
      </div>
    </Dialog>
  );
}
