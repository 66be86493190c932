import { useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { paths } from '../../net/paths.ts';
import { AboutStep } from './about-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { ReasonStep } from './reason-step.tsx';
import { SentPage } from './sent-page.tsx';
import { keepFromAddress, signUpDraft } from './sign-up-draft.ts';
import { firstOpenStep } from './sign-up-step-rules.ts';

const pages = {
  '1': AboutStep,
  '2': CompanyStep,
  '3': ReasonStep,
  sent: SentPage,
  confirm: ConfirmPage,
};

/** Three short steps, then the e-mail, then the link in it. Whoever comes to a later step with nothing typed begins anew. */
export function SignUpSteps() {
  const { stepNumber = '1' } = useParams();
  useState(() => keepFromAddress(location));

  if (!isPage(stepNumber)) return <Redirect replace to={paths.signUp('1')} />;
  const open = firstOpenStep(signUpDraft());
  if (/^[23]$/.test(stepNumber) && open < stepNumber)
    return <Redirect replace to={paths.signUp(open)} />;
  const Page = pages[stepNumber];
  return <Page />;
}

function isPage(name: string): name is keyof typeof pages {
  return Object.hasOwn(pages, name);
}
