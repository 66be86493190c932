import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { SignUpToKeepAdvertForm } from '../../features/sign-up/sign-up-to-keep-advert-form.tsx';
import { AdvertAnalysisForm as TextAnalysis } from '../../features/advert-analysis/advert-analysis-form.tsx';
import { createQueryClient } from '../staff/query-client.ts';

/** Outside the shell, which otherwise makes the calls possible. */
export function AdvertAnalysisPage() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <TextAnalysis
        keep={(advert, onBack) => <SignUpToKeepAdvertForm advert={advert} onBack={onBack} />}
      />
    </QueryClientProvider>
  );
}
