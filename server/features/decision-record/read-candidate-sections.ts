import type { RecordEdition } from '@evenhand/contract/decision-record/decision-record.ts';
import { type Db, enterDoor } from '../../access/enter-door.ts';
import type { Visit } from '../../access/visit.ts';
import type { Services } from '../../services.ts';
import { makePersonRedactor } from '../review/rules/redact-person.ts';
import { candidateSection, type ReadingOfCandidates } from './rules/candidate-section.ts';
import { mayNamePerson } from './rules/may-name-person.ts';
import type { CandidateOfRecord, NameOfCandidate } from './rules/record-facts.ts';
import { makeRedactorOfAll } from './rules/redact-others.ts';
import type { RecordSection } from './rules/record-section.ts';
import {
  findCandidatesOfRecord,
  findNamesOfJob,
  findNamesToTakeOut,
  type PlaceOfCandidate,
  showNames,
} from './sql/candidates-of-record.ts';

const CANDIDATES_A_PIECE = 200;

type Request = {
  jobId: number;
  order: readonly PlaceOfCandidate[];
  edition: RecordEdition;
  services: Services;
  reading: ReadingOfCandidates;
};

/** One section for each candidate. Without names, what colleagues wrote is told as reviewers are told what candidates write. */
export async function* readCandidateSections(
  { db, member }: Visit,
  { jobId, order, edition, services, reading }: Request,
): AsyncIterable<RecordSection> {
  let redactOthers: ((text: string) => string) | null = null;
  for (let from = 0; from < order.length; from += CANDIDATES_A_PIECE) {
    const piece = order.slice(from, from + CANDIDATES_A_PIECE);
    const ids = piece.map(({ id }) => id);
    const candidates = new Map(
      (await findCandidatesOfRecord(db, ids)).map((candidate) => [candidate.id, candidate]),
    );
    const written = [...candidates.values()].filter(hasWords).map(({ id }) => id);
    if (edition === 'merit' && written.length > 0)
      redactOthers ??= makeRedactorOfAll(await namesOfJob());
    const names = edition === 'identity' ? await showNames(db, ids) : await namesOf(written);
    const people = new Map(names.map((person) => [person.id, person]));
    for (const [at, { id, place }] of piece.entries()) {
      const candidate = candidates.get(id);
      if (candidate === undefined) continue;
      const person = people.get(id);
      const isNamed = edition === 'identity' && person !== undefined;
      const redactOwn = makeRedactor(person);
      const redact = (text: string) => redactOwn(redactOthers?.(text) ?? text);
      yield candidateSection(
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
    return written.length === 0 ? [] : ask((own) => findNamesToTakeOut(own, written));
  }

  async function namesOfJob() {
    return ask((own) => findNamesOfJob(own, jobId));
  }

  async function ask(work: (own: Db<'system'>) => Promise<NameOfCandidate[]>) {
    const inOrganisation = { orgId: member.orgId, actorId: null };
    return enterDoor({ services, door: 'system', actor: inOrganisation }, work);
  }
}

/** What is taken out of every text: addresses, numbers, links. */
const redactNobody = makePersonRedactor({ firstName: '', lastName: '', email: '' });

/**
 * Made only for who may be named in a text, since making it takes longer than reading a hundred. Of somebody whose name nobody knows
 * any more, nothing that was written is shown.
 */
function makeRedactor(person: NameOfCandidate | undefined): (text: string) => string {
  if (person === undefined) return () => '[removed]';
  return (text) =>
    mayNamePerson(text, person) ? makePersonRedactor(person)(text) : redactNobody(text);
}

function hasWords({ decisions, openings, interviews }: CandidateOfRecord): boolean {
  return (
    decisions.some(({ reason }) => reason !== null) ||
    openings.length > 0 ||
    interviews.some(({ agreed }) => agreed.length > 0)
  );
}
