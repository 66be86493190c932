import { applicationStateFacts } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { ApplicationSearchResult } from '@evenhand/contract/search.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { findMatchedCharacters } from './find-matched-characters.ts';
import styles from './search-page.module.css';

type Props = {
  applications: readonly ApplicationSearchResult[];
  query: string;
  zone: string | undefined;
};

/** A name where it may be seen, else the reference in the same place. */
export function CandidateSearchResultList({ applications, query, zone }: Props) {
  return (
    <ul className={styles['search-list']}>
      {applications.map(({ id, publicRef, state, submittedAt, interviewAt, Job, User }) => {
        const name = User ? `${User.firstName} ${User.lastName}` : publicRef;
        const { words, colour } = applicationStateFacts[state];
        return (
          <li key={id} className={styles['search-row']}>
            <div>
              <Link href={staffPagePaths.candidate(Job.id, id)}>
                <MarkedText text={name} marks={User ? findMatchedCharacters(query, name) : []} />
              </Link>
              <p>
                {User && (
                  <>
                    <span>
                      <MarkedText
                        text={User.email}
                        marks={findMatchedCharacters(query, User.email)}
                      />
                    </span>
                    <span>{publicRef}</span>
                  </>
                )}
                <span>{Job.title}</span>
                {submittedAt && <span>Sent {dayIn(submittedAt, zone)}</span>}
                {interviewAt && <span>Interview {dayIn(interviewAt, zone)}</span>}
              </p>
            </div>
            <StatusTag colour={colour}>{words}</StatusTag>
          </li>
        );
      })}
    </ul>
  );
}

/** The day in the organisation's zone: while sealed, the moment they sent it is the beginning of that day. */
function dayIn(moment: Date, zone: string | undefined): string {
  return moment.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone ?? 'Europe/London',
  });
}
