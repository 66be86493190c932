import { advertCalls } from './advert-deeds.ts';
import { emailCalls } from './email-deeds.ts';
import type { TestServer } from './server.ts';
import { importCalls } from './import-deeds.ts';
import { inviteCalls } from './invite-deeds.ts';
import { jobBoardCalls } from './job-board-deeds.ts';
import { libraryCalls } from './library-deeds.ts';
import { operatorCalls } from './operator-deeds.ts';
import { organisationCalls } from './organisation-deeds.ts';
import { signInCalls } from './sign-in-deeds.ts';
import { signUpCalls } from './sign-up-deeds.ts';
import { startingCalls } from './starting-deeds.ts';
import type { Send } from './whole-round.ts';

/** Everything that each area does over HTTP, one after the other; a new area is added here. */
export async function allCalls(server: TestServer, send: Send): Promise<void> {
  await operatorCalls(server, send);
  await signUpCalls(server, send);
  await signInCalls(server, send);
  await organisationCalls(server, send);
  await startingCalls(server, send);
  await advertCalls(server, send);
  await inviteCalls(server, send);
  await libraryCalls(server, send);
  await jobBoardCalls(server, send);
  await importCalls(server, send);
  await emailCalls(server, send);
}
