import { type RawBuilder, sql } from 'kysely';

/** How a record calls a colleague, also one who has left; null where nobody of the organisation did it. */
export function memberNameExpression(id: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select colleague.first_name || ' ' || colleague.last_name
    || case when colleague.deactivated_at is null then '' else ' (has left)' end
    from core.member colleague where colleague.id = ${id})`;
}
