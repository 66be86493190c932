import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { examplePlanItemByKind as items } from './example-plan-item-by-kind.ts';
import type { TestServer } from './start-test-server.ts';
import {
  beginTestApplication,
  type InjectedReply,
  type TestCandidateClient,
} from './test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from './test-data-types.ts';

/** A form with an item of every kind that candidates answer by fields. */
export const formItemsOneOfEachKind: PlanItem[] = [
  { ...items['short-text'], text: 'Which town do you live in?' },
  { ...items.number, text: 'How far would you travel?', unit: 'km', min: 0, max: 5000 },
  { ...items.date, text: 'When could you begin?', required: false },
  {
    ...items['one-of'],
    text: 'Which shift suits you?',
    options: [
      { key: 'early', words: 'From four in the morning' },
      { key: 'late', words: 'From noon' },
    ],
  },
  { ...items['many-of'], text: 'What have you baked?', least: 1 },
  { ...items['yes-no'], key: 'licence', text: 'Do you have a driving licence?' },
  {
    ...items['short-text'],
    key: 'class',
    text: 'Of which class?',
    condition: { item: 'licence', options: ['yes'] },
  },
  { ...items['long-text'], text: 'What else should we know?', required: false, maxWords: 50 },
  { ...items.statement, text: 'I can lift a sack of flour.' },
  { ...items.link, text: 'Where can we see your bread?', required: false },
];

/** Its fields, as somebody fills them in. */
export const filledInFormFields = {
  'item-short': 'Brackwater',
  'item-number': '1.234,5',
  'item-date': '29.2.2028',
  'item-one': 'late',
  'item-many.red': 'yes',
  'item-many.blue': 'yes',
  'item-licence': 'yes',
  'item-class': 'B',
  'item-long': 'I sing while\r\nI knead.',
  'item-statement': 'yes',
  'item-link': 'example.org/bread',
};

export type FormWithItemOfEachKindFixture = {
  admin: PlantedMember;
  job: PlantedJob;
  stage: { id: number; questionIds: number[] };
  candidate: TestCandidateClient;
  /** Sends the page of the form. */
  send: (fields: Record<string, string>, version?: number) => Promise<InjectedReply>;
  /** What is stored of it, by the keys of its items. */
  stored: () => Promise<Record<string, unknown>>;
  /** Where a reply leads to, from the candidate's own address. */
  whereTo: (reply: InjectedReply) => string | undefined;
};

/** A role with one question and then this form, and somebody who is about to answer. */
export async function givenFormWithItemOfEachKind(
  server: TestServer,
): Promise<FormWithItemOfEachKindFixture> {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  await given.question(job);
  const stage = await given.form(job, formItemsOneOfEachKind);
  const candidate = await beginTestApplication(server, job);
  await candidate.post('about-you/skip');
  return {
    admin,
    job,
    stage,
    candidate,
    send: (fields, version = 0) =>
      candidate.post('form/1', { ...fields, stage: String(stage.id), version: String(version) }),
    stored: async () => {
      const { rows } = await given.owner.query<{ key: string; text: string; value: unknown }>(
        `select q.key, a.text, a.value from core.answer a join core.question q on q.id = a.question_id
         where a.application_id = $1 and q.stage_id = $2`,
        [candidate.id, stage.id],
      );
      return Object.fromEntries(rows.map(({ key, text, value }) => [key, value ?? text]));
    },
    whereTo: ({ headers }) => headers.location?.replace(`/application/${candidate.token}/`, ''),
  };
}
