import { sql } from 'kysely';
import type {
  EqualOpportunitiesFieldKey,
  EqualOpportunitiesSetKey,
  EthnicityListKind,
} from '@evenhand/contract/equal-opportunities.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type EqualOpportunitiesFormSettings = {
  chosen: string | null;
  locale: string;
  notices: {
    eoSet: EqualOpportunitiesSetKey;
    extraFields: EqualOpportunitiesFieldKey[];
    ethnicityList: EthnicityListKind;
  }[];
};

/** What decides which questions are asked. */
export async function findEqualOpportunitiesFormSettings(
  db: Db<'staff'>,
): Promise<EqualOpportunitiesFormSettings> {
  const { rows } = await sql<EqualOpportunitiesFormSettings>`
    select o.eo_set as chosen, o.locale,
      (select coalesce(jsonb_agg(jsonb_build_object('eoSet', n.eo_set, 'extraFields', n.extra_fields,
        'ethnicityList', n.ethnicity_list)), '[]') from core.eo_notice n where n.ended_at is null) as notices
    from core.organisation o`.execute(db);
  // A room of the staff door belongs to one organisation.
  return rows[0] as EqualOpportunitiesFormSettings;
}
