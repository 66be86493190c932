import { advertDeeds } from './advert-deeds.ts';
import { emailDeeds } from './email-deeds.ts';
import type { TestHouse } from './house.ts';
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
export async function allDeeds(house: TestHouse, send: Send): Promise<void> {
  await operatorDeeds(house, send);
  await signUpDeeds(house, send);
  await signInDeeds(house, send);
  await organisationDeeds(house, send);
  await startingDeeds(house, send);
  await advertDeeds(house, send);
  await inviteDeeds(house, send);
  await libraryDeeds(house, send);
  await jobBoardDeeds(house, send);
  await importDeeds(house, send);
  await emailDeeds(house, send);
}
