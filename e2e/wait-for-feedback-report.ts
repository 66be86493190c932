import { waitUntilValueIsFound } from './wait-until-value-is-found.ts';

/** Waits until the server has put together the report behind `/application/{token}`. */
export async function waitForFeedbackReport(baseUrl: string, link: string): Promise<void> {
  await waitUntilValueIsFound('no report came', async () => {
    const page = await (await fetch(`${baseUrl}${link}/feedback`)).text();
    return page.includes('Answer by answer') ? page : undefined;
  });
}
