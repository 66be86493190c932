import type { BlindnessCertificate } from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import { formatDateTimeInWords } from '../../../time/format-date-time-and-weekday-in-words.ts';
import type {
  DecisionRecordSectionPart,
  DecisionRecordSectionContent,
} from './decision-record-section-content-types.ts';
import type { DecisionRecordJob } from './decision-record-fact-types.ts';

type Facts = {
  job: DecisionRecordJob;
  edition: 'merit' | 'identity';
  madeAt: Date;
  madeBy: string;
  certificate: BlindnessCertificate;
  /** The section that tells why, of each early opening that has one. */
  whyIn: readonly (string | null)[];
  candidates: number;
  erased: number;
};

const howInWords = {
  opened: 'opened one name',
  searched: 'found one person by name',
  'released-early': 'released the names before the last review',
} as const;

/** The first page: who knew whom, and when. */
export function decisionRecordCertificateSection(facts: Facts): DecisionRecordSectionContent {
  const { job, edition, madeAt, madeBy, certificate, whyIn, candidates, erased } = facts;
  const { openedEarly, pairsDealtDespiteName, isSealed } = certificate;
  const when = (at: Date) => formatDateTimeInWords(at, job.zone);
  const parts: DecisionRecordSectionPart[] = [
    {
      facts: [
        ['Role', job.title],
        ['Organisation', job.organisation],
        ['Edition', edition === 'merit' ? 'Merit: public references only' : 'Identity: with names'],
        ['Made', `${when(madeAt)} by ${madeBy}`],
        ['Times', `in the zone ${job.zone}, each with its offset or its name`],
        [
          'Candidates',
          `${candidates} who applied${erased > 0 ? `; ${erased} more were erased since` : ''}`,
        ],
        [
          'Names',
          isSealed
            ? 'sealed until the reviews were released'
            : 'this role did not seal the names of its candidates',
        ],
        [
          'Identities opened before scores were final',
          openedEarly.length === 0 ? '0' : String(openedEarly.length),
        ],
        [
          'Candidates dealt to somebody who had seen their name',
          pairsDealtDespiteName === 0 ? 'none' : String(pairsDealtDespiteName),
        ],
        ['The reviewers’ door', reviewersDoorInWords(certificate.reviewersDoor, when)],
      ],
    },
  ];
  if (openedEarly.length > 0)
    parts.push({
      head: ['Who', 'What', 'When', 'Why'],
      rows: openedEarly.map(({ by, how, at, on, reason }, n) => {
        const why = whyIn[n] ?? null;
        return [
          by,
          howInWords[how],
          at === null ? on : when(at),
          reason ?? (why === null ? 'Erased with the person, or not kept.' : `See “${why}”.`),
        ];
      }),
    });
  return {
    name: 'certificate',
    title: 'Certificate of blindness',
    content: {
      role: job.title,
      organisation: job.organisation,
      edition,
      madeAt,
      madeBy,
      zone: job.zone,
      candidates,
      erased,
      ...certificate,
      openedEarly: openedEarly.map((one, n) => ({ ...one, whyIn: whyIn[n] ?? null })),
    },
    parts,
  };
}

function reviewersDoorInWords(
  { kind, at, differing }: BlindnessCertificate['reviewersDoor'],
  when: (at: Date) => string,
): string {
  if (at === null) return 'not attested: no twin run has come to an end on this installation yet';
  if (kind === 'different')
    return `not attested: the twin run of ${when(at)} found that who applied makes a difference at ${differing.join('; ')}`;
  const last = `twin run of ${when(at)}: who applied made no difference to anything two reviewers were answered, to the byte`;
  return kind === 'old' ? `not attested lately; last by the ${last}` : `attested by the ${last}`;
}
