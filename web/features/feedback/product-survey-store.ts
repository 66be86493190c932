/** How long the thanks stand before they go by themselves. */
const THANKS_MS = 4500;

export type ProductSurveyState = {
  step: 'rating' | 'comment' | 'thanks' | 'closed';
  isSending: boolean;
  problem: string | null;
};

type Options = {
  /** Keeps the answer: as a new one without an id, else in the place of that one. Gives the id. */
  save: (answer: { id: number | null; rating: number; text: string }) => Promise<{ id: number }>;
  /** Answered, or sent away: nobody is asked again for a while. */
  onOver: () => void;
};

/** Rating, then comment, then thanks that go by themselves. A rating is kept as soon as it is given. */
export function createProductSurveyStore({ save, onOver }: Options) {
  let state: ProductSurveyState = { step: 'rating', isSending: false, problem: null };
  let saved: { id: number | null; rating: number } = { id: null, rating: 0 };
  const listeners = new Set<() => void>();

  function become(next: Partial<ProductSurveyState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function send(rating: number, text: string, after: ProductSurveyState['step']) {
    if (state.isSending) return;
    become({ isSending: true, problem: null });
    try {
      const { id } = await save({ id: saved.id, rating, text });
      if (saved.id === null) onOver();
      saved = { id, rating };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return become({ isSending: false, problem });
    }
    // It may have been closed meanwhile.
    if (state.step === 'closed') return;
    become({ isSending: false, step: after });
    if (after === 'thanks') setTimeout(() => become({ step: 'closed' }), THANKS_MS);
  }

  return {
    rate: (rating: number) => send(rating, '', 'comment'),
    comment: (text: string) => send(saved.rating, text, 'thanks'),
    close: () => {
      if (state.step === 'rating') onOver();
      become({ step: 'closed' });
    },
    read: () => state,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
