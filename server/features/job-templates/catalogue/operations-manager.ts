import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const operationsManagerTemplate: JobTemplate = {
  id: 'operations-manager',
  title: 'Operations Manager',
  category: 'operations',
  summary: 'Keeps a service running well every day, and makes next month easier than this one.',
  description: `You are responsible for the part of our work that customers notice only when it fails: planning, people, suppliers, buildings and the thousand small agreements between them. You lead six team leaders and about seventy people in two places.

What you will do
- Meet the team leaders every morning for fifteen minutes, and be out where the work is done after that.
- Plan the next thirteen weeks, and tell people when the plan changes and why.
- Decide what we buy, from whom, and what we stop buying.
- Find out why things go wrong, without looking for somebody to blame.
- Bring cost, quality and safety together in one page a month.

What matters
You keep calm, and other people become calmer around you. You know the difference between a busy day and a broken system. You listen to whoever does the work before you change it. You decide with the facts you have, and you say when you were wrong. Safety is not weighed against anything.

What does not matter
Having led a team of this size, coming from our industry, or a degree in business. Somebody who has run a kitchen, a ward, a ferry or a school office may know more about this work than somebody with the title. Age, accent and gaps do not interest us.

How we decide
Four questions, answered in writing, from weeks that we have really had. No CV. Three people score each answer without a name, against a guide. The best are invited to spend half a day with us, on full pay, and to one structured interview.`,
  questions: [
    {
      text: 'It is 06:40. Nine of 31 people have called in sick, a delivery that needs four people arrives at 08:00, and a customer who makes up a fifth of your sales expects 400 parcels by noon. You can reach two team leaders and a temporary-work agency that opens at 07:30. What is your plan until noon, and what do you say to whom?',
      guideOne:
        'Tries to do everything and asks people to work harder. Decides nothing about what will not be done, tells nobody outside, or saves time where safety is concerned.',
      guideThree:
        'Puts the large customer first and moves people accordingly, asks the agency for help, and informs the customer if it gets tight. Leaves one group without a word, or plans without any time in hand.',
      guideFive:
        'Says first what will wait, moves the delivery or splits it, gives each team leader a clear part, rings the customer early with a time that can be kept, sets a moment at which to look again, and keeps breaks and safety.',
      skills: ['Prioritising', 'Decision making'],
      maxWords: 110,
    },
    {
      text: 'In one of two shifts, 6 % of parcels are packed wrongly, in the other 2 %. The team leader of the first says: “My people are newer.” How do you find out what is behind it, and what do you do if he is partly right?',
      guideOne:
        'Accepts or rejects the explanation without checking. Sets a target, a penalty or a prize. Compares the two teams in front of each other.',
      guideThree:
        'Looks at errors by length of service and goes to see both shifts at work. Suggests training. Does not consider what else differs, such as products, light or the hour.',
      guideFive:
        'Compares like with like: new with new, same products, same hour. Watches a few orders from start to finish, asks those who pack, tries one change with one group and counts, and shares what the second shift does well without shaming the first.',
      skills: ['Analytical thinking', 'Coaching'],
      maxWords: 100,
    },
    {
      text: 'A guard on a packing machine slows the work by about 10 %. You find out that a team has been taking it off during peaks for months. Output is good and nothing has happened. The team leader is one of your best. What do you do today, and what in the next four weeks?',
      guideOne:
        'Looks away because nothing has happened, or gives a warning and considers it done. Cares about who did it and not about why it seemed necessary.',
      guideThree:
        'Stops it at once and talks to the team leader about the risk. Repeats the training. The reason behind it, the pressure in peaks, stays as it was.',
      guideFive:
        'Stops the machine until the guard is on, accepts the lower output and says so upwards, speaks with the whole team about how it came to this, changes plan or machine so that it pays to be safe, and looks in unannounced, openly.',
      skills: ['Safety awareness', 'Leading people'],
      maxWords: 100,
    },
    {
      text: 'A supplier of packaging offers 12 % less if we order a whole year’s quantity now: £96,000 instead of about £109,000. Storage is half full, boxes change about once a year, and the head of sales is enthusiastic. What do you need to know, how do you calculate, and what would you propose?',
      guideOne:
        'Takes the discount because it is large, or declines because storage is half full. Calculates with the price only. Does not ask anybody who uses the boxes.',
      guideThree:
        'Counts the cost of storage and money against the discount, and thinks of the risk that boxes change. Comes to a reasoned answer, without an alternative that keeps part of the gain.',
      guideFive:
        'Sets out what the £13,000 buys in storage, tied-up cash and risk, with the number that decides. Asks sales and packers about changes ahead. Proposes something between, such as a year’s price with delivery each quarter.',
      skills: ['Commercial awareness', 'Negotiation'],
      maxWords: 100,
    },
  ],
  stages: [
    { title: 'Blind review', says: 'Three people score each answer without a name on it.' },
    {
      title: 'Half a day on site, paid',
      says: 'A walk with a team leader and a planning exercise. The same for everybody.',
    },
    {
      title: 'Structured interview, 60 minutes',
      says: 'Three people, one of them a team leader, with questions fixed beforehand.',
    },
  ],
};
