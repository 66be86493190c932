import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CsrfTokenField, CandidateTextField } from './candidate-form-fields.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import { ApplicantNameFields } from './applicant-name-fields.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './your-data-page.module.css';

type Page = Extract<AnyCandidatePageProps, { page: 'your-data' }>;
type Props = Pick<Page, 'person' | 'addressToConfirm' | 'form'> & { base: string };

const FIELDS = ['firstName', 'lastName', 'email'];

/** Name and address as they are, and the form to set them right. */
export function OwnDetailsSection({ person, addressToConfirm, base, form }: Props) {
  const { problems, values } = form;
  const hasProblem = FIELDS.some((field) => field in problems);
  return (
    <section className={styles['part']} aria-labelledby="details">
      <h2 id="details">Your details</h2>
      <p>
        {`${person.firstName} ${person.lastName}`.trim() || 'No name yet'}, {person.email}
      </p>
      {addressToConfirm && (
        <form
          method="post"
          action={`${base}/your-data/address`}
          className={styles['asking']}
          id="code-form"
          noValidate
        >
          <CsrfTokenField token={form.token} />
          <p>
            We have sent a code to <strong>{addressToConfirm}</strong>. Until you type it here,
            e-mails go to the address above.
          </p>
          <CandidateTextField
            name="code"
            label="Code from the e-mail"
            hint="Six digits. It holds for an hour."
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            defaultValue={values.code}
            problem={problems['code']}
          />
          <button className={fieldsStyles['go']} type="submit">
            Confirm this address
          </button>
        </form>
      )}
      {!addressToConfirm && problems['code'] && (
        <p id="code" className={fieldsStyles['problem']}>
          {problems['code']}
        </p>
      )}
      <CollapsibleSection title="Correct them" isOpen={hasProblem}>
        <form
          method="post"
          action={`${base}/your-data/details`}
          className={fieldsStyles['fields']}
          noValidate
        >
          <CsrfTokenField token={form.token} />
          <ApplicantNameFields
            values={values}
            problems={problems}
            hint="Whoever scores your answers does not see your name."
          />
          <CandidateTextField
            name="email"
            label="E-mail"
            hint="A new address gets a code first, which you type on this page."
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={values.email}
            problem={problems['email']}
          />
          <button className={fieldsStyles['go']} type="submit">
            Save
          </button>
        </form>
      </CollapsibleSection>
    </section>
  );
}
