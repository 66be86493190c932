import {
  type DataRequestKindAnsweredByPerson,
  PERSONAL_DATA_REQUEST_CHARACTERS_MAX,
  personalDataRequestOutcomeWords,
} from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import type { OwnPersonalDataRequest } from '@evenhand/contract/data-requests/own-data-page-props-types.ts';
import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CsrfTokenField, CandidateFieldProblemText } from './candidate-form-fields.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import { formatPlainDayWithMonth } from './format-plain-day-with-month.ts';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './your-data-page.module.css';

type Page = Extract<AnyCandidatePageProps, { page: 'your-data' }>;
type Props = Pick<Page, 'requests' | 'form'> & { base: string; organisation: string; zone: string };

const kinds = [
  {
    kind: 'objection',
    name: 'Objection',
    title: 'Object to how your data is used',
    label: 'What should not be done with your data?',
    hint: 'Say what, and why it matters to you. You get an answer within 30 days.',
    send: 'Send the objection',
    path: 'object',
  },
  {
    kind: 'complaint',
    name: 'Complaint',
    title: 'Complain',
    label: 'What went wrong?',
    hint: 'We say at once that we have it, and answer within 30 days. It is read by people who do not score your answers.',
    send: 'Send the complaint',
    path: 'complain',
  },
] as const satisfies { kind: DataRequestKindAnsweredByPerson; [words: string]: string }[];

/** What somebody objected to or complained about, with the answers; and the forms for it. */
export function ObjectionsAndComplaintsSection({
  requests,
  base,
  organisation,
  zone,
  form,
}: Props) {
  const isWaiting = (kind: DataRequestKindAnsweredByPerson) =>
    requests.some((request) => request.kind === kind && request.closed === null);
  return (
    <section className={styles['part']} aria-labelledby="requests">
      <h2 id="requests">Object or complain</h2>
      {requests.map((request) => (
        <Request
          key={`${request.kind} ${request.askedAt.toISOString()}`}
          request={request}
          organisation={organisation}
          zone={zone}
        />
      ))}
      {kinds
        .filter(({ kind }) => !isWaiting(kind))
        .map(({ kind, title, label, hint, send, path }) => {
          const problem = form.problems[kind];
          return (
            <CollapsibleSection key={kind} title={title} isOpen={problem !== undefined}>
              <form
                method="post"
                action={`${base}/your-data/${path}`}
                className={styles['question']}
                autoComplete="off"
                noValidate
              >
                <CsrfTokenField token={form.token} />
                <label htmlFor={kind}>{label}</label>
                <p className={fieldsStyles['hint']} id={`${kind}-hint`}>
                  {hint}
                </p>
                <textarea
                  id={kind}
                  name={kind}
                  rows={5}
                  dir="auto"
                  maxLength={PERSONAL_DATA_REQUEST_CHARACTERS_MAX}
                  defaultValue={form.values[kind]}
                  aria-describedby={problem ? `${kind}-hint ${kind}-problem` : `${kind}-hint`}
                  aria-invalid={problem ? true : undefined}
                />
                {problem && <CandidateFieldProblemText id={`${kind}-problem`} text={problem} />}
                <button className={fieldsStyles['go']} type="submit">
                  {send}
                </button>
              </form>
            </CollapsibleSection>
          );
        })}
    </section>
  );
}

function Request({
  request: { kind, words, askedAt, dueOn, closed },
  organisation,
  zone,
}: {
  request: OwnPersonalDataRequest;
  organisation: string;
  zone: string;
}) {
  const name = kinds.find((each) => each.kind === kind)?.name;
  return (
    <article className={styles['request']}>
      <h3>
        {closed ? `${name}: ${personalDataRequestOutcomeWords[closed.outcome]}` : `${name} sent`}
      </h3>
      <p className={styles['when']}>
        <TimeInEmployerZoneText at={askedAt} zone={zone} />
      </p>
      <p className={styles['words']} dir="auto">
        {words}
      </p>
      {closed ? (
        <div className={styles['answer']}>
          <p className={styles['when']}>
            {organisation}, <TimeInEmployerZoneText at={closed.at} zone={zone} />
          </p>
          <p className={styles['words']} dir="auto">
            {closed.answer}
          </p>
        </div>
      ) : (
        <p>
          You get an answer by <strong>{formatPlainDayWithMonth(dueOn)}</strong>, and an e-mail that
          says so.
        </p>
      )}
    </article>
  );
}
