import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import { makePersonRedactor } from './rules/redact-person.ts';
import {
  findReviewBatchOfEvent,
  findAnswersWithAuthors,
  type AnswerWithAuthor,
  markReviewSessionRowsOfBatchReady,
  writeRedactedAnswerRowsOfBatch,
} from './sql/find-answers-with-authors-and-write-redacted.ts';

const APPLICATIONS_A_STEP = 50;

/**
 * Copies the answers of a batch to where reviewers read them, without what tells who wrote them, and then lets
 * the reviewers in. Done twice it changes nothing more, and nobody is told twice.
 */
export async function redactReviewBatchAndLetReviewersIn(
  services: Services,
  { orgId, eventId }: { orgId: number; eventId: number },
): Promise<void> {
  const inOrganisation = { services, door: 'system', actor: { orgId, actorId: null } } as const;
  const dealt = await runTransactionByDoor(inOrganisation, (db) =>
    findReviewBatchOfEvent(db, eventId),
  );
  if (dealt === undefined) return;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    after = await runTransactionByDoor(inOrganisation, async (db) => {
      const words = await findAnswersWithAuthors(db, {
        batchId: dealt.batchId,
        after: from,
        applications: APPLICATIONS_A_STEP,
      });
      await writeRedactedAnswerRowsOfBatch(db, dealt.batchId, redactWords(words));
      return words.at(-1)?.applicationId;
    });
  }
  await runTransactionByDoor(inOrganisation, async (db) => {
    for (const linkId of await markReviewSessionRowsOfBatchReady(db, dealt.batchId)) {
      await recordDomainEvent(db, {
        kind: 'reviews-sent',
        actorKind: 'system',
        actorId: null,
        jobId: dealt.jobId,
        subjectId: linkId,
      });
    }
  });
  services.hint();
}

/** One redactor for all answers of a person: making it takes longer than using it. */
function redactWords(words: AnswerWithAuthor[]): AnswerWithAuthor[] {
  const people = Map.groupBy(words, ({ applicationId }) => applicationId).values();
  return [...people].flatMap((answers) => {
    const [person] = answers;
    if (person === undefined) return [];
    const redact = makePersonRedactor(person);
    return answers.map((own) => ({ ...own, text: redact(own.text) }));
  });
}
