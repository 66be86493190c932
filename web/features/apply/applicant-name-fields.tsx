import { CandidateTextField } from './candidate-form-fields.tsx';

type Name = { firstName: string; lastName: string };
type Props = { values: Name; problems: Readonly<Record<string, string>>; hint?: string };

/** Who applies, or would like to; nobody who scores an answer sees it. */
export function ApplicantNameFields({ values, problems, hint }: Props) {
  return (
    <>
      <CandidateTextField
        name="firstName"
        label="First name"
        {...(hint !== undefined && { hint })}
        autoComplete="given-name"
        maxLength={100}
        required
        defaultValue={values.firstName}
        problem={problems['firstName']}
      />
      <CandidateTextField
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        maxLength={100}
        required
        defaultValue={values.lastName}
        problem={problems['lastName']}
      />
    </>
  );
}
