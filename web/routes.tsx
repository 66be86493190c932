import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';

const shell = page(
  () => import('./shell/staff/staff-shell.tsx'),
  (file) => file.StaffShell,
);
const notFound = page(
  () => import('./shell/staff/not-found-page.tsx'),
  (file) => file.NotFoundPage,
);
const home = page(
  () => import('./features/sign-in/home-page.tsx'),
  (file) => file.HomePage,
);
const signIn = page(
  () => import('./features/sign-in/sign-in-page.tsx'),
  (file) => file.SignInPage,
);
const expired = page(
  () => import('./shell/staff/expired-page.tsx'),
  (file) => file.ExpiredPage,
);
const jobs = page(
  () => import('./features/jobs/jobs-page.tsx'),
  (file) => file.JobsPage,
);

const builder = page(
  () => import('./features/builder/builder-page.tsx'),
  (file) => file.BuilderPage,
);

const manage = page(
  () => import('./features/pipeline/manage-page.tsx'),
  (file) => file.ManagePage,
);

/** Open without a session, without header or footer. */
const barePages = [
  { path: '/', ...home },
  { path: '/login', ...signIn },
  { path: '/expired', ...expired },
];

/** Inside the shell, which asks who is there and sends strangers to the log-in page. */
const staffPages = [
  { path: '/dashboard', ...jobs },
  { path: '/builder/:jobId', ...builder },
  { path: '/builder/:jobId/new/high-volume', ...builder },
  { path: '/builder/:jobId/:step', ...builder },
  { path: '/manage/:jobId', ...manage },
  { path: '/manage/:jobId/leaderboard', ...manage },
];

export function Routes() {
  return (
    <Suspense fallback={null}>
      <Switch>
        {barePages.map(({ path, Page }) => (
          <Route key={path} path={path} component={Page} />
        ))}
        <Route>
          <shell.Page>
            <Suspense fallback={null}>
              <Switch>
                {staffPages.map(({ path, Page }) => (
                  <Route key={path} path={path} component={Page} />
                ))}
                <Route component={notFound.Page} />
              </Switch>
            </Suspense>
          </shell.Page>
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Starts to load what a page needs, so that it is there when the page is opened. */
export function preparePage(pathname: string) {
  const bare = barePages.find(({ path }) => matches(path, pathname));
  const needed = bare
    ? [bare]
    : [shell, staffPages.find(({ path }) => matches(path, pathname)) ?? notFound];
  for (const { load } of needed) load().catch(leaveItToTheVisit);
}

/** Prepares the page behind a link as soon as somebody points at it. */
export function prepareOnIntent(document: Document) {
  for (const intent of ['pointerover', 'focusin'] as const) {
    document.addEventListener(intent, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === location.origin && !link.target) preparePage(link.pathname);
    });
  }
}

function page<File, Props = object>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<Props>,
) {
  return { load, Page: lazy(async () => ({ default: pick(await load()) })) };
}

function matches(pattern: string, pathname: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname);
}

/** Opening the page loads again, and reports. */
function leaveItToTheVisit() {}
