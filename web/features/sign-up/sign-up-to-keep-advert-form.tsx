import type { ClientRequestOf } from '@evenhand/contract/endpoint.ts';
import { checkEmailAddressAvailableEndpoint } from '@evenhand/contract/sign-up.ts';
import { signUpWithAdvertEndpoint } from '@evenhand/contract/advert-analysis.ts';
import { useState } from 'react';
import { SiteContactLink } from '../../parts/links/site-contact-link.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { SignUpPersonFields } from './sign-up-person-fields.tsx';
import { SignUpCompanyFields } from './sign-up-company-fields.tsx';
import { SignUpEmailSentPage } from './sign-up-email-sent-page.tsx';
import { readSignUpDraft } from './sign-up-draft-in-memory-and-from-url.ts';
import { SignUpPageFrame } from './sign-up-page-frame.tsx';
import { SignUpStepForm } from './sign-up-step-form.tsx';
import { pickSignUpStepAnswers } from './sign-up-steps-their-answers-and-problems.ts';
import { useSignUpMode } from './use-sign-up-mode.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './sign-up.module.css';

type Props = { advert: string; onBack: () => void };

/** Signing up to keep an advert that was checked: one page, as its author has just done the work. */
export function SignUpToKeepAdvertForm({ advert, onBack }: Props) {
  const mode = useSignUpMode()?.mode;
  const command = useEndpointMutation(signUpWithAdvertEndpoint, { refreshes: [] });
  const address = useEndpointMutation(checkEmailAddressAvailableEndpoint, { refreshes: [] });
  const [step, setStep] = useState<'1' | '2'>('1');
  const problem = command.error?.problem;
  if (command.isSuccess) {
    const again = () => {
      command.reset();
      setStep('1');
    };
    return (
      <SignUpEmailSentPage
        again={
          <Button look="link" onClick={again}>
            Change the address or send it again
          </Button>
        }
      />
    );
  }
  if (mode === 'closed') return <Closed onBack={onBack} />;

  return (
    <SignUpPageFrame title="keep your advert">
      <h1>Keep your advert</h1>
      <p className={styles['sign-up-lead']}>
        It waits for you as a draft role, once you have opened the link that we mail you.
      </p>
      {step === '1' ? (
        <SignUpStepForm
          key="1"
          step="1"
          action="Continue"
          busy={address.isPending}
          told={messageOf(address.error?.problem ?? problem, address.data)}
          onDone={() =>
            address.mutate(
              { query: { email: readSignUpDraft().email ?? '', tatSignUp: 'true' } },
              { onSuccess: ({ available }) => available && setStep('2') },
            )
          }
          fields={(problems) => <SignUpPersonFields problems={problems} mode={mode} />}
        />
      ) : (
        <SignUpStepForm
          key="2"
          step="2"
          action="Send me the link"
          busy={command.isPending}
          told={messageOf(problem)}
          onDone={() =>
            command.mutate(
              { body: wishFor(advert) },
              { onError: ({ problem: { fields = {} } }) => 'email' in fields && setStep('1') },
            )
          }
          fields={(problems) => <SignUpCompanyFields problems={problems} />}
        />
      )}
      <p className={styles['sign-up-small']}>
        <Button look="link" onClick={step === '1' ? onBack : () => setStep('1')}>
          {step === '1' ? 'Back to the report' : 'Back'}
        </Button>
      </p>
    </SignUpPageFrame>
  );
}

type Problem = { message: string; fields?: Record<string, string> | undefined };

function messageOf(problem: Problem | undefined, address?: { available: boolean }) {
  // Told to a member alone, of colleagues; strangers hear of nobody.
  if (address?.available === false)
    return { problems: { email: 'A colleague of yours has this address already.' } };
  if (problem === undefined) return undefined;
  const { message, fields } = problem;
  return fields ? { problems: fields } : { problems: {}, message };
}

function Closed({ onBack }: { onBack: () => void }) {
  return (
    <SignUpPageFrame title="sign-up is closed">
      <h1>New employers cannot sign up here</h1>
      <p>
        The accounts are made by hand. Write to <SiteContactLink /> to ask for one. Your advert is
        kept nowhere: copy it first.
      </p>
      <p className={styles['sign-up-ways']}>
        <Button size="large" onClick={onBack}>
          Back to the report
        </Button>
        <a
          className={joinClassNames(
            buttonStyles['button'],
            buttonStyles['button-ghost'],
            buttonStyles['button-large'],
          )}
          href={staffPagePaths.login()}
        >
          Log in
        </a>
      </p>
    </SignUpPageFrame>
  );
}

function wishFor(advert: string) {
  const draft = readSignUpDraft();
  // Both steps were read by their schemas; the server reads all of it again.
  return {
    ...pickSignUpStepAnswers('1', draft),
    ...pickSignUpStepAnswers('2', draft),
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    advert,
    invitation: draft.invitation?.trim() || null,
  } as ClientRequestOf<typeof signUpWithAdvertEndpoint>['body'];
}
