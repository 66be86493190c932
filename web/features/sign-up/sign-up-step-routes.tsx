import { useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { SignUpPersonStep } from './sign-up-person-step.tsx';
import { SignUpCompanyStep } from './sign-up-company-step.tsx';
import { ConfirmSignUpPage } from './confirm-sign-up-page.tsx';
import { SignUpReasonStep } from './sign-up-reason-step.tsx';
import { SignUpEmailSentPage } from './sign-up-email-sent-page.tsx';
import { fillSignUpDraftFromUrl, currentSignUpDraft } from './sign-up-draft.ts';
import { findFirstOpenSignUpStep } from './sign-up-step-rules.ts';

const pages = {
  '1': SignUpPersonStep,
  '2': SignUpCompanyStep,
  '3': SignUpReasonStep,
  sent: SignUpEmailSentPage,
  confirm: ConfirmSignUpPage,
};

/** Three short steps, then the e-mail, then the link in it. Whoever comes to a later step with nothing typed begins anew. */
export function SignUpStepRoutes() {
  const { stepNumber = '1' } = useParams();
  useState(() => fillSignUpDraftFromUrl(location));

  if (!isPage(stepNumber)) return <Redirect replace to={staffPagePaths.signUp('1')} />;
  const open = findFirstOpenSignUpStep(currentSignUpDraft());
  if (/^[23]$/.test(stepNumber) && open < stepNumber)
    return <Redirect replace to={staffPagePaths.signUp(open)} />;
  const Page = pages[stepNumber];
  return <Page />;
}

function isPage(name: string): name is keyof typeof pages {
  return Object.hasOwn(pages, name);
}
