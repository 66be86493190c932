import { expect, test } from 'vitest';
import { addressOf, call, contractEntries, idsOf, isRouted } from './calls.ts';
import { checkedStatuses } from './checked-in.ts';
import { useHouse } from './house.ts';

const house = useHouse();
const staff = (await contractEntries()).filter(([, { door }]) => door === 'staff');

test.for(staff)(
  '%s: an admin, a colleague without a part and a stranger get what the checked-in matrix says',
  async ([, endpoint], { skip }) => {
    skip(!isRouted(house, endpoint));
    const mine = await house.given.furnishedOrganisation();
    const people = [
      mine.member,
      await house.given.member(mine),
      await house.given.member(await house.given.organisation(), { role: 'ADMIN' }),
    ];
    const ids = idsOf(endpoint, mine);
    const statuses: number[] = [];
    // The admin last: what they do may change what the others find.
    for (const { session } of people.toReversed())
      statuses.unshift((await call(house, { endpoint, session, ids })).statusCode);
    expect(statuses, addressOf(endpoint)).toEqual(checkedStatuses[addressOf(endpoint)]);
  },
);
