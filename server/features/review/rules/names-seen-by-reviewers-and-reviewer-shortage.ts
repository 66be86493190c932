/** A candidate whose name this member has seen: they are never dealt the answers. */
export type SeenName = { application: number; reviewer: number };

export type MayReadAnswer = (application: number, reviewer: number) => boolean;

export function makeMayReadUnlessNameSeen(seen: readonly SeenName[]): MayReadAnswer {
  const pairs = new Set(seen.map(pairKey));
  return (application, reviewer) => !pairs.has(pairKey({ application, reviewer }));
}

type Plan = {
  applications: readonly number[];
  reviewers: readonly number[];
  reviewsPerAnswer: number;
  seen: readonly SeenName[];
};

/** The candidates for whom fewer reviewers are left than are to read each answer. */
export function findCandidatesShortOfReviewers(plan: Plan): number[] {
  const mayRead = makeMayReadUnlessNameSeen(plan.seen);
  return plan.applications.filter(
    (application) =>
      plan.reviewers.filter((reviewer) => mayRead(application, reviewer)).length <
      plan.reviewsPerAnswer,
  );
}

/** The reviewers who have seen names of a plan, with how many, and how many candidates are left for them. */
export function countNamesSeenByReviewer({
  applications,
  reviewers,
  seen,
}: Omit<Plan, 'reviewsPerAnswer'>): { reviewer: number; seen: number; mayRead: number }[] {
  const mayRead = makeMayReadUnlessNameSeen(seen);
  return reviewers
    .map((reviewer) => {
      const left = applications.filter((application) => mayRead(application, reviewer)).length;
      return { reviewer, seen: applications.length - left, mayRead: left };
    })
    .filter((each) => each.seen > 0);
}

const REFS_MAX = 3;

/** Why a batch cannot be dealt, and what to do about it. */
export function writeTooFewReviewersMessage({
  refs,
  names,
}: {
  refs: string[];
  names: string[];
}): string {
  const list = new Intl.ListFormat('en-GB');
  const rest = refs.length - REFS_MAX;
  const whom = list.format(
    rest > 0 ? [...refs.slice(0, REFS_MAX), `${rest} more`] : refs.slice(0, REFS_MAX),
  );
  const seen =
    refs.length === 1 ? 'has seen the name behind it' : 'has seen the names behind some of them';
  const whose = names.length === 1 ? seen : seen.replace('has', 'have');
  return `Too few of these reviewers may read ${whom}: ${list.format(names)} ${whose}. Choose more reviewers, ask for fewer reviews per answer, or leave ${refs.length === 1 ? 'this candidate' : 'these candidates'} out.`;
}

function pairKey({ application, reviewer }: SeenName): string {
  return `${application} ${reviewer}`;
}
