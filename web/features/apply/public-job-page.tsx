import type { PublicJobPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { IconClock, IconEyeOff } from '@tabler/icons-react';
import { ApplicantForm } from './applicant-form.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import {
  JobBrandAndTeamLine,
  JobFactList,
  JobPerkList,
} from './job-brand-and-team-line-fact-and-perk-lists.tsx';
import { HowWeChooseSection } from './how-we-choose-section.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import { PlainTextAsParagraphs } from './plain-text-as-paragraphs.tsx';
import {
  capitaliseFirstLetter,
  formatPeopleInWords,
  formatCountWithUnit,
} from './counts-in-words-and-capitalised-text.ts';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './public-job-page.module.css';

/** A role as anybody may read it, with the form that begins an application. */
export function PublicJobPage({
  job: role,
  description,
  facts,
  employer,
  careersAt,
  form,
  preview,
  ...job
}: Page) {
  return (
    <CandidatePageFrame employer={role} preview={preview}>
      <main className={styles['job']}>
        <article className={styles['job-text']}>
          <JobBrandAndTeamLine brand={facts.brand} team={role.team} />
          <h1>{role.title}</h1>
          <ul className={styles['job-facts']}>
            <JobFactList {...facts} location={role.location} />
            <li>
              <IconClock size={20} aria-hidden="true" />
              <span>
                {role.closesAt ? (
                  <>
                    Apply by{' '}
                    <TimeInEmployerZoneText at={role.closesAt} zone={role.zone} isDeadline />
                  </>
                ) : (
                  'Open until somebody is found'
                )}
              </span>
            </li>
          </ul>
          <section className={styles['promise']}>
            <h2>
              <IconEyeOff size={20} aria-hidden="true" />
              You are judged on your answers only
            </h2>
            <p>
              Reviewers never see your name, age, school or CV.{' '}
              {capitaliseFirstLetter(formatPeopleInWords(job.reviewsPerAnswer))}{' '}
              {job.reviewsPerAnswer === 1 ? 'scores' : 'score'} each answer.
            </p>
          </section>
          {description.trim() !== '' && <PlainTextAsParagraphs text={description} />}
          <JobPerkList perks={facts.perks} />
          <HowItWorks {...job} zone={role.zone} />
          <AboutEmployer {...employer} organisation={role.organisation} />
          {careersAt && (
            <p className={styles['job-careers']}>
              <a href={careersAt}>All open roles at {role.organisation}</a>
            </p>
          )}
          <div className={styles['job-bar']}>
            <a className={fieldsStyles['go']} href="#apply">
              Apply
            </a>
            {job.interestAt && (
              <a className={styles['job-interest']} href={job.interestAt}>
                Register interest (2 minutes)
              </a>
            )}
            <p>Saves as you go. No account needed.</p>
          </div>
        </article>
        <ApplicantForm
          form={form}
          noticeAt={employer.noticeAt}
          isDisabled={preview !== null}
          interestAt={job.interestAt}
        />
      </main>
    </CandidatePageFrame>
  );
}

function HowItWorks({
  questionCount,
  formQuestionCount,
  minutes,
  skills,
  isSealed,
  plan,
  zone,
}: Pick<
  Page,
  'questionCount' | 'formQuestionCount' | 'minutes' | 'skills' | 'isSealed' | 'plan'
> & { zone: string }) {
  const asked = questionCount + formQuestionCount;
  const tests = plan.stages.filter(({ kind }) => kind === 'test');
  return (
    <section className={styles['job-how']}>
      <h2>How it works</h2>
      <CollapsibleSection
        title={`${questionsInWords(asked, tests.length)}, about ${minutes} minutes`}
      >
        {questionCount > 0 && (
          <p>
            {formQuestionCount === 0
              ? 'You answer questions from the everyday work of this role, in your own words. No CV and no letter.'
              : `You answer ${formatCountWithUnit(questionCount, 'question')} from the everyday work of this role, in your own words. No CV and no letter.`}
          </p>
        )}
        {formQuestionCount > 0 && (
          <p>
            {questionCount > 0 ? 'The others are' : 'They are'} answered on a form: in a few words,
            or by choosing.
          </p>
        )}
        {tests.map((test) => (
          <p key={test.name}>
            “{test.name}” is a test: you choose from options that are given
            {test.minutes !== null && `, within ${formatCountWithUnit(test.minutes, 'minute')}`}.
            Whoever needs more time or another format can ask for it first.
          </p>
        ))}
        {skills.length > 0 && <p>The questions are about {listed(skills)}.</p>}
        <p>
          Your answers are saved while you write. You can go on later, on another device, by your
          personal link.
        </p>
      </CollapsibleSection>
      <CollapsibleSection title="How we choose">
        <HowWeChooseSection plan={plan} frozen={plan.frozen} zone={zone} />
      </CollapsibleSection>
      <CollapsibleSection title="Who sees what">
        <dl className={styles['sees']}>
          <dt>Reviewers</dt>
          <dd>
            {formQuestionCount === 0
              ? 'Your answers, one at a time and in random order. Nothing else.'
              : 'Your written answers alone, one at a time and in random order: neither who you are nor what you say on forms.'}
          </dd>
          <dt>The hiring team</dt>
          <dd>
            {isSealed
              ? 'Your answers and their scores under a code such as KX-47. Your name once the answers are scored.'
              : 'Your answers, their scores and your name.'}
          </dd>
          <dt>Equal-opportunities answers</dt>
          <dd>
            Nobody sees yours. They are optional, kept apart, and only become figures about many
            people.
          </dd>
        </dl>
      </CollapsibleSection>
    </section>
  );
}

function AboutEmployer({
  organisation,
  about,
  brands,
  privacy,
  privacyContact,
}: Page['employer'] & { organisation: string }) {
  const saysWho = about !== null || brands.length > 0;
  const saysData = privacy !== null || privacyContact !== null;
  if (!saysWho && !saysData) return null;
  return (
    <section className={styles['job-how']}>
      <h2>The employer</h2>
      {saysWho && (
        <CollapsibleSection title={`About ${organisation}`}>
          {about !== null && <PlainTextAsParagraphs text={about} />}
          {brands.length > 0 && (
            <p>
              {organisation} also hires as {new Intl.ListFormat('en-GB').format(brands)}.
            </p>
          )}
        </CollapsibleSection>
      )}
      {saysData && (
        <CollapsibleSection title="Your data">
          {privacy !== null && <PlainTextAsParagraphs text={privacy} />}
          {privacyContact !== null && (
            <p>
              Questions about your data: <a href={`mailto:${privacyContact}`}>{privacyContact}</a>
            </p>
          )}
        </CollapsibleSection>
      )}
    </section>
  );
}

/** '9 questions and a test' */
function questionsInWords(questions: number, tests: number): string {
  const parts = [
    ...(questions > 0 || tests === 0 ? [formatCountWithUnit(questions, 'question')] : []),
    ...(tests > 0 ? [tests === 1 ? 'a test' : formatCountWithUnit(tests, 'test')] : []),
  ];
  return capitaliseFirstLetter(parts.join(' and '));
}

function listed(items: string[]): string {
  return new Intl.ListFormat('en-GB').format(items.map((item) => item.toLowerCase()));
}
