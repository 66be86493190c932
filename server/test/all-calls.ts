import { advertCalls } from './advert-calls.ts';
import { emailCalls } from './email-calls.ts';
import type { TestServer } from './server.ts';
import { importCalls } from './import-calls.ts';
import { inviteCalls } from './invite-calls.ts';
import { jobBoardCalls } from './job-board-calls.ts';
import { libraryCalls } from './library-calls.ts';
import { operatorCalls } from './operator-calls.ts';
import { organisationCalls } from './organisation-calls.ts';
import { signInCalls } from './sign-in-calls.ts';
import { signUpCalls } from './sign-up-calls.ts';
import { startingCalls } from './starting-calls.ts';
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
