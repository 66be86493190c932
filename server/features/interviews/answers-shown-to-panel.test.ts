import { expect, test } from 'vitest';
import {
  givenPanelInterview,
  makeScorecardTestActions,
} from '../../test/given-panel-interview-and-scorecard-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';

const server = startTestServer();

async function panelOfSomebodyWhoWrote() {
  const round = await givenPanelInterview(server);
  const { application, job } = round;
  const question = await server.given.question(job, { text: 'What do you do at four?' });
  await server.given.answer(application, question, 'I wake the baker next door.');
  return { ...round, ...makeScorecardTestActions(server, round.interview) };
}

const switchOn = (roundId: number) =>
  server.given.owner.query('update core.interview_round set shows_answers = true where id = $1', [
    roundId,
  ]);

test('a panel reads nothing of earlier stages, unless the round shows it what its candidate wrote: then that alone', async () => {
  const { one, other, admin, interview, read } = await panelOfSomebodyWhoWrote();
  expect((await read(one)).answers).toBeNull();
  await switchOn(interview.roundId);
  for (const seated of [one, other]) {
    const card = await read(seated);
    expect(card.answers).toEqual([
      { question: 'What do you do at four?', text: 'I wake the baker next door.' },
    ]);
    expect(JSON.stringify(card)).not.toMatch(/Zorblax|Quintonish/);
  }
  expect((await read(admin)).answers).toBeNull();
  const support: PlantedMember = { ...one, session: await server.given.support(one) };
  expect((await read(support)).answers).toBeNull();
});

test('whoever still reviews answers of the role is not told whose they are, on a panel either', async () => {
  const { one, other, org, job, interview, read } = await panelOfSomebodyWhoWrote();
  await switchOn(interview.roundId);
  await server.given.owner.query(
    `with link as (insert into core.reviewer_link (org_id, job_id, member_id) values ($1, $2, $3) returning id),
       batch as (insert into core.review_batch (org_id, job_id, sent_by, reviews_per_answer, due_on, seed_commitment, sealed_seed)
         values ($1, $2, $3, 1, now(), '\\x00', '\\x00') returning id)
     insert into blind.review_session (org_id, link_id, batch_id, job_title, job_description, reviewer_first_name, first_time,
       due_on, ready)
     select $1, link.id, batch.id, '', '', '', false, now(), true from link, batch`,
    [org.id, job.id, one.id],
  );
  expect((await read(one)).answers).toBeNull();
  expect((await read(other)).answers).toHaveLength(1);
});
