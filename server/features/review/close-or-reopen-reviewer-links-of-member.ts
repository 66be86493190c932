import type { Db } from '../../access/run-transaction-by-door.ts';
import type { Visit } from '../../access/visit.ts';
import { derivePersonalLinkToken } from '../../access/personal-link-token.ts';
import {
  registerReviewerLink,
  findReviewerLinksOfMember,
  renumberReviewerLinks,
  revokeReviewerLink,
} from './sql/reviewer-links.ts';

/** No personal link that a member was ever sent opens anything any more. */
export async function closeReviewerLinksOfMember(db: Db<'staff'>, memberId: number): Promise<void> {
  for (const { id } of await renumberReviewerLinks(db, memberId)) await revokeReviewerLink(db, id);
}

/** Lets new links of a member work, who is there again; those from before stay dead. */
export async function reopenReviewerLinksOfMember(
  { db, config }: Visit,
  { memberId }: { memberId: number },
): Promise<void> {
  for (const link of await findReviewerLinksOfMember(db, memberId))
    await registerReviewerLink(db, derivePersonalLinkToken('review', link, config), link.id);
}
