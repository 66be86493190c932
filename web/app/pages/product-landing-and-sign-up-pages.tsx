import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { SignUpStepRoutes as SignUp } from '../../features/sign-up/sign-up-step-routes.tsx';
import { WelcomeBeforeSignUpPage as Welcome } from '../../features/sign-up/welcome-before-sign-up-page.tsx';
import { createQueryClient } from '../staff/query-client.ts';

/** Outside the shell, which otherwise makes the calls possible. */
export function ProductLandingPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Welcome />
    </QueryClientProvider>
  );
}

export function SignUpPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SignUp />
    </QueryClientProvider>
  );
}
