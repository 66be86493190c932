import type { CandidateTaskPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { ApplicationAnswerList } from './application-answer-list.tsx';
import { CsrfTokenField, CandidateFormProblemSummary } from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import checkStyles from './check-answers-page.module.css';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';

type Checked = Extract<CandidateTaskPageProps, { state: 'checking' }>;
type Submitted = Extract<CandidateTaskPageProps, { state: 'submitted' }>;

/** Everything once more, then the one button that hands it in. */
export function CandidateTaskCheckPage({ journey, task, answers, form }: Checked) {
  const { base, job } = journey;
  const path = `${base}/task/${task.number}`;
  return (
    <CandidatePageFrame back={{ to: path, label: 'Back' }}>
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{job.title}</p>
        <h1>Look over: {task.name}</h1>
        <CandidateFormProblemSummary problems={form.problems} />
        <ApplicationAnswerList
          stages={[{ name: task.name, answers }]}
          base={base}
          problems={form.problems}
        />
        {task.isPastDue && (
          <p className={fieldsStyles['note']}>
            The last day has passed: it will be marked as late.
          </p>
        )}
        <form method="post" action={`${path}/hand-in`} noValidate>
          <CsrfTokenField token={form.token} />
          <div className={checkStyles['step-end']}>
            <button className={fieldsStyles['go']} type="submit">
              Hand in
            </button>
            <p>After this your answers can no longer change.</p>
          </div>
        </form>
      </main>
    </CandidatePageFrame>
  );
}

export function CandidateTaskSubmittedPage({ journey, task, at, isLate, answers }: Submitted) {
  const { base, job } = journey;
  return (
    <CandidatePageFrame employer={job} back={{ to: base, label: 'Your application' }}>
      <main className={stepsStyles['step']} data-forget-drafts="">
        <p className={stepsStyles['step-sign']}>
          <IconCircleCheck size={40} aria-hidden="true" />
        </p>
        <p className={stepsStyles['step-above']}>{task.name}</p>
        <h1>Your task is handed in</h1>
        <p>
          You handed it in <TimeInEmployerZoneText at={at} zone={job.zone} />
          {isLate ? ', after the last day. It is marked as late, and read all the same.' : '.'} You
          hear by e-mail how it goes on.
        </p>
        <ApplicationAnswerList stages={[{ name: task.name, answers }]} />
      </main>
    </CandidatePageFrame>
  );
}
