import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { readProductSurveyFrequencyCookie } from './product-survey-frequency-cookie.ts';
import { mayShowProductSurvey } from './product-survey-frequency.ts';

/** Nobody is asked on arrival: they came to do something. */
const QUIET_MS = 30_000;
/** Nor in the middle of something: it would come up under what is open. */
const OPEN_LAYERS = 'dialog[open], :popover-open';

/** A chunk of its own: most days nobody is asked. Where it does not arrive, nobody misses it. */
const SurveyCard = lazy(async () => ({
  default: await import('./product-survey-card.tsx').then(
    (file) => file.ProductSurveyCard,
    () => () => null,
  ),
}));

/** Asks a member now and then what they think of the product; support is not asked in their place. */
export function ProductSurveyPrompt({ me }: { me: CurrentUser }) {
  const [isAsked, setAsked] = useState(false);
  const { inImpersonatedAccount } = me;
  const since = me.createdAt.getTime();

  useEffect(() => {
    if (isAsked || inImpersonatedAccount) return;
    const timer = setInterval(() => {
      const isBusy = document.querySelector(OPEN_LAYERS) !== null;
      const facts = { now: new Date(), memberSince: new Date(since) };
      if (!isBusy && mayShowProductSurvey(readProductSurveyFrequencyCookie(), facts))
        setAsked(true);
    }, QUIET_MS);
    return () => clearInterval(timer);
  }, [isAsked, inImpersonatedAccount, since]);

  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <SurveyCard />
    </Suspense>
  );
}
