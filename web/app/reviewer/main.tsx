import '../../ui/styles.css';
import '@fontsource-variable/source-serif-4/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { shouldRetryQuery } from '../../net/retry-unanswered-calls-and-queries.ts';
import { ReviewLinkProblemPage } from '../../features/review/review-link-problem-page.tsx';
import { ReviewRoutes } from '../../features/review/review-routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** What is dealt does not change under the reviewer's eyes; scores are kept on their own. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: shouldRetryQuery,
    },
  },
});

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/:token/*?">
            {({ token }) => <ReviewRoutes key={token} token={token} />}
          </Route>
          <Route>
            <ReviewLinkProblemPage code="not-found" />
          </Route>
        </Switch>
      </Router>
    </QueryClientProvider>
  </StrictMode>,
);
