import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import { crawlAllAddresses, type CanaryRound } from './canary-crawl.ts';
import { derivePersonalLinkToken } from '../access/derive-personal-link-token.ts';

/** By which the answers to the task are known, whoever wrote them. */
const CANARY_TASK_WORDS = 'and I plan the night from its end';

/**
 * Two of the candidates do a task in which they name themselves and link to a page of theirs; somebody who has read nothing of the
 * role so far reads it.
 */
export async function doAndReadCanaryCandidateTasks(walk: CanaryRound): Promise<void> {
  const { server, round, staff, role: job, attempts } = walk;
  const { orgId } = staff.admin;
  const { stageId } = await server.given.task({ id: job.id, orgId });
  const reader = await server.given.member(
    { id: orgId },
    { firstName: 'Taskwell', lastName: 'Colleague' },
  );
  const doing = attempts.slice(-2);
  const applicationIds = doing.map(({ id }) => id);
  const act = (what: string, body: object) =>
    round.staff(staff.admin, 'POST', `/api/manage/${job.id}/${what}`, { applicationIds, ...body });
  walk.acting = 'admin after release';
  await act(`task-stages/${stageId}/invite`, {});
  for (const { firstName, lastName, email, token } of doing) {
    walk.acting = `candidate ${attempts.findIndex((each) => each.token === token)}`;
    const page = `/application/${token}/task/1`;
    const fields = {
      version: '0',
      [formFieldName('plan')]:
        `I am ${firstName} ${lastName} (${email}) ${CANARY_TASK_WORDS}, see ${firstName}.example.com/plan.`,
      [formFieldName('where')]: `https://example.com/${firstName}-${lastName}`,
    };
    await round.form(page, fields, { token });
    await round.form(`${page}/hand-in`, {}, { token });
  }
  walk.acting = 'admin after release';
  await act(`task-stages/${stageId}/close`, {});
  await act('send-to-review', {
    stageId,
    reviewerIds: [reader.id],
    reviewsPerAnswer: 1,
    confirmed: true,
  });
  await round.work();
  const { rows } = await server.given.owner.query<{ id: number; serial: number }>(
    'select id, serial from core.reviewer_link where job_id = $1 and member_id = $2',
    [job.id, reader.id],
  );
  const [link] = rows;
  if (link === undefined) throw new Error('nobody reads the tasks');
  const hash = derivePersonalLinkToken('review', link, server.services.config);
  walk.acting = 'reviewer by link';
  await crawlAllAddresses(walk, { name: 'reviewer by link', hash });
  const isRead = walk.heard.some(
    ({ viewer, text }) => viewer === 'reviewer by link' && text.includes(CANARY_TASK_WORDS),
  );
  if (!isRead) throw new Error('nobody was told what was written in the tasks');
  await round.scoreAll(hash);
  await round.finish(hash);
}
