import type { DecisionRecordEdition } from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import type { Services } from '../../services-type.ts';
import { makePersonRedactor } from '../review/rules/redact-person.ts';
import {
  decisionRecordCandidateSection,
  type CandidateSectionContext,
} from './rules/decision-record-candidate-section.ts';
import { mightTextNamePerson } from './rules/might-text-name-person.ts';
import type {
  DecisionRecordCandidate,
  CandidateNameAndEmail,
} from './rules/decision-record-fact-types.ts';
import { makeNameRedactorOfPeople } from './rules/make-name-redactor-of-people.ts';
import type { DecisionRecordSectionContent } from './rules/decision-record-section-content-types.ts';
import {
  findDecisionRecordCandidates,
  findCandidateNamesOfJob,
  findCandidateNamesToRedact,
  type CandidatePlaceInRecord,
  showCandidateNamesAndRecordIt,
} from './sql/decision-record-candidates-and-names.ts';

const CANDIDATES_A_PIECE = 200;

type Request = {
  jobId: number;
  order: readonly CandidatePlaceInRecord[];
  edition: DecisionRecordEdition;
  services: Services;
  reading: CandidateSectionContext;
};

/** One section for each candidate. Without names, what colleagues wrote is told as reviewers are told what candidates write. */
export async function* readDecisionRecordCandidates(
  { db, member }: VisitorRequestContext,
  { jobId, order, edition, services, reading }: Request,
): AsyncIterable<DecisionRecordSectionContent> {
  let redactOthers: ((text: string) => string) | null = null;
  for (let from = 0; from < order.length; from += CANDIDATES_A_PIECE) {
    const piece = order.slice(from, from + CANDIDATES_A_PIECE);
    const ids = piece.map(({ id }) => id);
    const candidates = new Map(
      (await findDecisionRecordCandidates(db, ids)).map((candidate) => [candidate.id, candidate]),
    );
    const written = [...candidates.values()].filter(hasWords).map(({ id }) => id);
    if (edition === 'merit' && written.length > 0)
      redactOthers ??= makeNameRedactorOfPeople(await namesOfJob());
    const names =
      edition === 'identity'
        ? await showCandidateNamesAndRecordIt(db, ids)
        : await namesOf(written);
    const people = new Map(names.map((person) => [person.id, person]));
    for (const [at, { id, place }] of piece.entries()) {
      const candidate = candidates.get(id);
      if (candidate === undefined) continue;
      const person = people.get(id);
      const isNamed = edition === 'identity' && person !== undefined;
      const redactOwn = makeRedactor(person);
      const redact = (text: string) => redactOwn(redactOthers?.(text) ?? text);
      yield decisionRecordCandidateSection(
        {
          n: from + at + 1,
          place,
          candidate,
          person: isNamed ? person : null,
          redact: isNamed ? (text) => text : redact,
        },
        reading,
      );
    }
  }

  async function namesOf(written: number[]) {
    return written.length === 0 ? [] : ask((own) => findCandidateNamesToRedact(own, written));
  }

  async function namesOfJob() {
    return ask((own) => findCandidateNamesOfJob(own, jobId));
  }

  async function ask(work: (own: Db<'system'>) => Promise<CandidateNameAndEmail[]>) {
    const inOrganisation = { orgId: member.orgId, actorId: null };
    return runTransactionByDoor({ services, door: 'system', actor: inOrganisation }, work);
  }
}

/** What is taken out of every text: addresses, numbers, links. */
const redactNobody = makePersonRedactor({ firstName: '', lastName: '', email: '' });

/**
 * Made only for who may be named in a text, since making it takes longer than reading a hundred. Of somebody whose name nobody knows
 * any more, nothing that was written is shown.
 */
function makeRedactor(person: CandidateNameAndEmail | undefined): (text: string) => string {
  if (person === undefined) return () => '[removed]';
  return (text) =>
    mightTextNamePerson(text, person) ? makePersonRedactor(person)(text) : redactNobody(text);
}

function hasWords({ decisions, openings, interviews }: DecisionRecordCandidate): boolean {
  return (
    decisions.some(({ reason }) => reason !== null) ||
    openings.length > 0 ||
    interviews.some(({ agreed }) => agreed.length > 0)
  );
}
