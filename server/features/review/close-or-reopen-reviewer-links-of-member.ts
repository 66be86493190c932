import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import {
  registerReviewerLinkInDatabase,
  findReviewerLinksOfMember,
  renumberReviewerLinkRows,
  revokeReviewerLinkInDatabase,
} from './sql/reviewer-links.ts';

/** No personal link that a member was ever sent opens anything any more. */
export async function closeReviewerLinksOfMember(db: Db<'staff'>, memberId: number): Promise<void> {
  for (const { id } of await renumberReviewerLinkRows(db, memberId))
    await revokeReviewerLinkInDatabase(db, id);
}

/** Lets new links of a member work, who is there again; those from before stay dead. */
export async function reopenReviewerLinksOfMember(
  { db, config }: VisitorRequestContext,
  { memberId }: { memberId: number },
): Promise<void> {
  for (const link of await findReviewerLinksOfMember(db, memberId))
    await registerReviewerLinkInDatabase(
      db,
      derivePersonalLinkToken('review', link, config),
      link.id,
    );
}
