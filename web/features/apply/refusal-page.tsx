import type { RefusalPage as Page } from '@evenhand/contract/candidate-pages.ts';
import { Frame } from './frame.tsx';

export function RefusalPage({ title, message, reference }: Page) {
  return (
    <Frame>
      <main className="step">
        <h1>{title}</h1>
        <p>{message}</p>
        {reference && <p className="step-small">Number: {reference}</p>}
      </main>
    </Frame>
  );
}
