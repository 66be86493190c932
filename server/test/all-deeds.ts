import { advertDeeds } from './advert-deeds.ts';
import { emailDeeds } from './email-deeds.ts';
import type { TestServer } from './server.ts';
import { importDeeds } from './import-deeds.ts';
import { inviteDeeds } from './invite-deeds.ts';
import { jobBoardDeeds } from './job-board-deeds.ts';
import { libraryDeeds } from './library-deeds.ts';
import { operatorDeeds } from './operator-deeds.ts';
import { organisationDeeds } from './organisation-deeds.ts';
import { signInDeeds } from './sign-in-deeds.ts';
import { signUpDeeds } from './sign-up-deeds.ts';
import { startingDeeds } from './starting-deeds.ts';
import type { Send } from './whole-round.ts';

/** Everything that each area does over HTTP, one after the other; a new area is added here. */
export async function allDeeds(server: TestServer, send: Send): Promise<void> {
  await operatorDeeds(server, send);
  await signUpDeeds(server, send);
  await signInDeeds(server, send);
  await organisationDeeds(server, send);
  await startingDeeds(server, send);
  await advertDeeds(server, send);
  await inviteDeeds(server, send);
  await libraryDeeds(server, send);
  await jobBoardDeeds(server, send);
  await importDeeds(server, send);
  await emailDeeds(server, send);
}
