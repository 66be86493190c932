import { CandidateCheckboxField } from './candidate-form-fields.tsx';

type Props = { noticeAt: string | null; isTicked: boolean; problem: string | undefined };

/** Says that somebody has read how their data is used, with the way to read it; it asks for no consent. */
export function PrivacyNoticeReadCheckbox({ noticeAt, isTicked, problem }: Props) {
  return (
    <>
      <p>
        {noticeAt ? <a href={noticeAt}>How your data is used</a> : 'How your data is used'}, in two
        minutes: by whom, what for, and for how long.
      </p>
      <CandidateCheckboxField
        name="consent"
        label="I have read how my data is used"
        isTicked={isTicked}
        problem={problem}
      />
    </>
  );
}
