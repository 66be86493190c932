import type { ComponentType } from 'react';
import { Route } from 'wouter';

/** One screen; its title stands until the page knows a better one, such as the name of a role. */
export type StaffScreenRoute = {
  path: string;
  Page: ComponentType;
  load: () => Promise<unknown>;
  title: string;
};

const PRODUCT = 'Evenhand';

/** Where a screen stands, with its title. */
export function routeOfStaffScreen({ path, Page, title }: StaffScreenRoute) {
  return (
    <Route key={path} path={path}>
      <title>{title === PRODUCT ? title : `${title} – ${PRODUCT}`}</title>
      <Page />
    </Route>
  );
}
