import {
  requestSignUpEndpoint,
  SIGN_UP_REASON_CHARACTERS_MAX,
} from '@evenhand/contract/sign-up.ts';
import type { ClientRequestOf } from '@evenhand/contract/endpoint.ts';
import { useLocation } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { readSignUpDraft } from './sign-up-draft-in-memory-and-from-url.ts';
import { SignUpPageFrame } from './sign-up-page-frame.tsx';
import { SignUpStepForm } from './sign-up-step-form.tsx';
import {
  pickSignUpStepAnswers,
  signUpStepOfField,
} from './sign-up-steps-their-answers-and-problems.ts';
import styles from './sign-up.module.css';

export function SignUpReasonStepPage() {
  const [, navigate] = useLocation();
  const command = useEndpointMutation(requestSignUpEndpoint, { refreshes: [] });
  const problem = command.error?.problem;
  const fields = problem?.fields ?? {};
  const elsewhere = Object.keys(fields).find((name) => signUpStepOfField(name) !== '3');
  const isAboutInvitation = problem?.code === 'invitation-needed';

  return (
    <SignUpPageFrame title="why you are here" back={staffPagePaths.signUp('2')} step={3}>
      <h1>What brings you here?</h1>
      <p className={styles['sign-up-lead']}>
        A sentence is enough. Whoever runs Evenhand here reads it, to help you start.
      </p>
      <SignUpStepForm
        step="3"
        action="Send me the link"
        busy={command.isPending}
        told={
          problem && {
            problems: elsewhere === undefined ? fields : {},
            message:
              elsewhere !== undefined
                ? `Go back to step ${signUpStepOfField(elsewhere)}: ${fields[elsewhere]}`
                : isAboutInvitation
                  ? `${problem.message} It stands in step 1.`
                  : Object.keys(fields).length === 0
                    ? problem.message
                    : undefined,
          }
        }
        onDone={() =>
          command.mutate(
            { body: wishIn() },
            { onSuccess: () => navigate(staffPagePaths.signUp('sent')) },
          )
        }
        fields={(problems) => (
          <TextArea
            label="Why do you want to hire with Evenhand?"
            name="signupReason"
            rows={4}
            maxLength={SIGN_UP_REASON_CHARACTERS_MAX}
            defaultValue={readSignUpDraft().signupReason}
            error={problems['signupReason']}
          />
        )}
      />
      <p className={styles['sign-up-small']}>
        We mail you a link to confirm your address. Nothing is made before you open it.
      </p>
    </SignUpPageFrame>
  );
}

function wishIn() {
  const draft = readSignUpDraft();
  // Each step was read by its schema before the next was opened; the server reads all of it again.
  return {
    ...pickSignUpStepAnswers('1', draft),
    ...pickSignUpStepAnswers('2', draft),
    ...pickSignUpStepAnswers('3', draft),
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    templateId: draft.templateId ?? null,
    invitation: draft.invitation?.trim() || null,
  } as ClientRequestOf<typeof requestSignUpEndpoint>['body'];
}
