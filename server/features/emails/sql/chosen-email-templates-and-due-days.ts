import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { EmailKind } from '../../../emails/all-email-types.ts';

/** Which of the organisation's texts was chosen, null for its default, and who asked for the e-mail. */
export type ChosenEmailTemplateAndSender = {
  templateId: number | null;
  sender: { firstName: string; lastName: string } | null;
};
type Row = { templateId: number | null; firstName: string; lastName: string };

/** Of the last invitation of an application. */
export async function findEmailTemplateChosenForInvitation(
  db: Db<'system'>,
  applicationId: number,
  kind: EmailKind,
): Promise<ChosenEmailTemplateAndSender> {
  const { rows } = await sql<Row>`
    select r.template_id as "templateId", m.first_name as "firstName", m.last_name as "lastName"
    from pii.invitee i join core.invite_round r on r.id = i.round_id and r.kind = ${kind}
      join core.member m on m.id = r.member_id
    where i.application_id = ${applicationId} order by i.id desc limit 1`.execute(db);
  return chosenIn(rows[0]);
}

/** Of the standing rejection of an application, which the event tells of. */
export async function findEmailTemplateChosenForRejection(
  db: Db<'system'>,
  applicationId: number,
  eventId: number,
): Promise<ChosenEmailTemplateAndSender> {
  const { rows } = await sql<Row>`
    select d.template_id as "templateId", m.first_name as "firstName", m.last_name as "lastName"
    from core.decision d, core.event e join core.member m on e.actor_kind = 'member' and m.id = e.actor_id
    where d.application_id = ${applicationId} and d.to_state = 'rejected' and e.id = ${eventId}
    order by d.id desc limit 1`.execute(db);
  return chosenIn(rows[0]);
}

/** Of the newest invitation to an interview that an application has not answered, with the last day to choose a time. */
export async function findEmailTemplateAndDayOfInterviewInvitation(
  db: Db<'system'>,
  applicationId: number,
): Promise<ChosenEmailTemplateAndSender & { dueOn: string | null }> {
  const { rows } = await sql<Row & { dueOn: string | null }>`
    select i.template_id as "templateId", m.first_name as "firstName", m.last_name as "lastName",
      i.due_on::text as "dueOn"
    from core.interview i join core.member m on m.id = i.invited_by
    where i.application_id = ${applicationId} order by i.invited_at desc nulls last, i.id desc limit 1`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return { ...chosenIn(undefined), dueOn: null };
  const { dueOn, ...chosen } = row;
  return { ...chosenIn(chosen), dueOn };
}

/** Of the task that an event tells of; undefined where it is not open any more. */
export async function findEmailTemplateAndDueDayOfCandidateTask(
  db: Db<'system'>,
  eventId: number,
): Promise<(ChosenEmailTemplateAndSender & { dueOn: string | null }) | undefined> {
  const { rows } = await sql<Row & { dueOn: string | null }>`
    select t.template_id as "templateId", m.first_name as "firstName", m.last_name as "lastName",
      pii.task_due_on(t.id)::text as "dueOn"
    from core.candidate_task_notice n join core.candidate_task t on t.id = n.task_id
      join core.member m on m.id = t.invited_by
    where n.event_id = ${eventId} and t.submitted_at is null and t.closed_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { dueOn, ...chosen } = row;
  return { ...chosenIn(chosen), dueOn };
}

function chosenIn(row: Row | undefined): ChosenEmailTemplateAndSender {
  if (row === undefined) return { templateId: null, sender: null };
  const { templateId, ...sender } = row;
  return { templateId, sender };
}
