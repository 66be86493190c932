import { useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { SignUpPersonStepPage } from './sign-up-person-step-page.tsx';
import { SignUpCompanyStepPage } from './sign-up-company-step-page.tsx';
import { ConfirmSignUpPage } from './confirm-sign-up-page.tsx';
import { SignUpReasonStepPage } from './sign-up-reason-step-page.tsx';
import { SignUpEmailSentPage } from './sign-up-email-sent-page.tsx';
import { fillSignUpDraftFromUrl, readSignUpDraft } from './sign-up-draft-in-memory-and-from-url.ts';
import { findFirstOpenSignUpStep } from './sign-up-steps-their-answers-and-problems.ts';

const pages = {
  '1': SignUpPersonStepPage,
  '2': SignUpCompanyStepPage,
  '3': SignUpReasonStepPage,
  sent: SignUpEmailSentPage,
  confirm: ConfirmSignUpPage,
};

/** Three short steps, then the e-mail, then the link in it. Whoever comes to a later step with nothing typed begins anew. */
export function SignUpStepRoutes() {
  const { stepNumber = '1' } = useParams();
  useState(() => fillSignUpDraftFromUrl(location));

  if (!isPage(stepNumber)) return <Redirect replace to={staffPagePaths.signUp('1')} />;
  const open = findFirstOpenSignUpStep(readSignUpDraft());
  if (/^[23]$/.test(stepNumber) && open < stepNumber)
    return <Redirect replace to={staffPagePaths.signUp(open)} />;
  const Page = pages[stepNumber];
  return <Page />;
}

function isPage(name: string): name is keyof typeof pages {
  return Object.hasOwn(pages, name);
}
