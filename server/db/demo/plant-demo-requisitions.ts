import type { Kysely } from 'kysely';
import { demoRequisitions } from './content/requisitions.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import { insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';

const UPLOADED_DAY = -9;

/** The file of requisitions that roles can be imported from. */
export async function plantDemoRequisitions(
  db: Kysely<unknown>,
  orgId: number,
  { memberId, today }: { memberId: number; today: Date },
): Promise<void> {
  await insertDemoRows(
    db,
    'core.requisition_file',
    { org_id: 'bigint', name: 'text', uploaded_at: 'timestamptz', uploaded_by: 'bigint' },
    [
      {
        org_id: orgId,
        name: 'open-requisitions.csv',
        uploaded_at: dateFromToday(today, UPLOADED_DAY),
        uploaded_by: memberId,
      },
    ],
  );
  await insertDemoRows(
    db,
    'core.requisition',
    {
      org_id: 'bigint',
      reference: 'text',
      title: 'text',
      description: 'text',
      location: 'text',
      dept: 'text',
      close_date: 'date',
      team: 'text[]',
    },
    demoRequisitions.map(({ closingDay, ...requisition }) => ({
      ...requisition,
      org_id: orgId,
      close_date:
        closingDay === null ? null : dateFromToday(today, closingDay).toISOString().slice(0, 10),
    })),
  );
}
