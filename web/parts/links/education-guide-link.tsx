import type { EducationGuideSlug } from '@evenhand/contract/education/education-guide-types-and-page-props.ts';
import type { ReactNode } from 'react';
import { staffPagePaths } from '../../net/staff-page-paths.ts';

/** Leads to a guide beside what one is doing: whatever was typed stays where it is. */
export function EducationGuideLink({
  to,
  children,
}: {
  to: EducationGuideSlug;
  children: ReactNode;
}) {
  return (
    <a href={staffPagePaths.education(to)} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
