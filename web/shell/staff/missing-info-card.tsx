import type { Organisation } from '@evenhand/contract/sign-in.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'wouter';
import { missingInWords } from '../../org-notice-words.ts';
import { paths } from '../../paths.ts';

/** For admins: what of the organisation is still to be filled in, and where. */
export function MissingInfoCard({ org }: { org: Organisation }) {
  return (
    <aside className="side-card missing-info" aria-label="Missing company information">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <p>Missing company information: {missingInWords(org)}.</p>
      <Link href={paths.settings('account')}>Fill it in</Link>
    </aside>
  );
}
