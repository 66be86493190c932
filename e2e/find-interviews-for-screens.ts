import { callApi, type StaffApiSession } from './staff-and-candidate-actions-by-api.ts';

type Interviews = {
  rounds: { id: number; name: string }[];
  interviews: { id: number; roundId: number; startsAt: string | null }[];
};
type Card = { phase: string; own: { state: string } | null };

/** Interviews of the demo's first round by how far their cards are. */
export async function findInterviewsForScreens(admin: StaffApiSession, jobId: number) {
  const { rounds, interviews } = await callApi<Interviews>(
    admin,
    'GET',
    `/api/job/${jobId}/interviews`,
  );
  const round = rounds[0]?.id ?? 0;
  const own = interviews.filter(({ roundId, startsAt }) => roundId === round && startsAt !== null);
  const cards = new Map<number, Card>();
  for (const { id } of own)
    cards.set(id, await callApi<Card>(admin, 'GET', `/api/interviews/${id}/scorecard`));
  const first = (fits: (card: Card) => boolean) =>
    own.find(({ id }) => fits(cards.get(id) ?? { phase: '', own: null }))?.id ?? 0;
  return {
    interviewRound: round,
    cardToWrite: first(({ phase, own: card }) => phase === 'scoring' && card?.state === 'open'),
    openedCards: first(({ phase }) => phase === 'opened'),
    cardToCome: first(({ phase }) => phase === 'to-come'),
  };
}
