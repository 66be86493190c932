import type {
  BlindnessCertificate,
  EarlyNameOpening,
  findDecisionRecordEndpoint,
} from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { formatDateTime } from '../../parts/time/format-date-time.ts';
import styles from './decision-record-panel.module.css';

type Props = Pick<
  ResponseOf<typeof findDecisionRecordEndpoint>,
  'certificate' | 'candidates' | 'decisions'
> & { zone: string };

const howInWords: Record<EarlyNameOpening['how'], string> = {
  opened: 'opened one name',
  searched: 'found one person by name',
  'released-early': 'released the names before the last review',
};

/** The first page of the record, as it would be made now. */
export function BlindnessCertificateCard({ certificate, candidates, decisions, zone }: Props) {
  const { openedEarly, pairsDealtDespiteName, isSealed, isReleased } = certificate;
  return (
    <section className={styles['record-card']} aria-labelledby="certificate-title">
      <h2 id="certificate-title">Certificate of blindness</h2>
      <p className={styles['record-figure']}>
        <strong>{openedEarly.length}</strong> identities opened before scores were final
      </p>
      {openedEarly.length > 0 && (
        <ul className={styles['record-list']}>
          {openedEarly.map(({ by, how, at, on, reason }, n) => (
            // Rows of one answer, which never move.
            <li key={n}>
              <p>
                <bdi>{by}</bdi> {howInWords[how]}, {at === null ? on : formatDateTime(at, zone)}
              </p>
              <p className={styles['record-soft']}>
                {reason ?? 'Why stands in the record, with the candidate.'}
              </p>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles['record-facts']}>
        <dt>Names</dt>
        <dd>{namesInWords({ isSealed, isReleased })}</dd>
        <dt>Dealt to somebody who had seen the name</dt>
        <dd>{pairsDealtDespiteName === 0 ? 'Nobody' : pairsDealtDespiteName}</dd>
        <dt>The reviewers’ door</dt>
        <dd>{reviewersDoorInWords(certificate.reviewersDoor, zone)}</dd>
        <dt>Candidates who applied</dt>
        <dd>{candidates.toLocaleString('en-GB')}</dd>
        <dt>Decisions that stand</dt>
        <dd>
          {decisions.made.toLocaleString('en-GB')}
          {decisions.withoutReason > 0 &&
            `, of which ${decisions.withoutReason.toLocaleString('en-GB')} without a reason`}
        </dd>
      </dl>
    </section>
  );
}

function reviewersDoorInWords(
  { kind, at, differing }: BlindnessCertificate['reviewersDoor'],
  zone: string,
) {
  if (at === null) return 'Not attested: no twin run has come to an end yet.';
  const when = formatDateTime(at, zone);
  if (kind === 'different')
    return `Not attested: the twin run of ${when} found that who applied makes a difference at ${differing.join('; ')}.`;
  if (kind === 'old') return `Not attested lately: the last twin run is of ${when}. It was alike.`;
  return `Attested by the twin run of ${when}: who applied made no difference, to the byte.`;
}

function namesInWords({ isSealed, isReleased }: { isSealed: boolean; isReleased: boolean }) {
  if (!isSealed) return 'This role does not seal the names of its candidates.';
  return isReleased
    ? 'Sealed until the reviews were released.'
    : 'Sealed: some reviews are not released yet.';
}
