import type { Db } from '../../access/enter-door.ts';
import type { Visit } from '../../access/visit.ts';
import { derivePersonalLinkToken } from '../../access/personal-link-token.ts';
import { registerReviewerLink } from './sql/dealing.ts';
import {
  findReviewerLinksOfMember,
  renumberReviewerLinks,
  revokeReviewerLink,
} from './sql/reassigned-reviews.ts';

/** No personal link that a member was ever sent opens anything any more. */
export async function closeReviewerLinks(db: Db<'staff'>, memberId: number): Promise<void> {
  for (const { id } of await renumberReviewerLinks(db, memberId)) await revokeReviewerLink(db, id);
}

/** Lets new links of a member work, who is there again; those from before stay dead. */
export async function reopenReviewerLinks(
  { db, config }: Visit,
  { memberId }: { memberId: number },
): Promise<void> {
  for (const link of await findReviewerLinksOfMember(db, memberId))
    await registerReviewerLink(db, derivePersonalLinkToken('review', link, config), link.id);
}
