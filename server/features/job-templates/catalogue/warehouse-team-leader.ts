import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const warehouseTeamLeaderTemplate: JobTemplate = {
  id: 'warehouse-team-leader',
  title: 'Warehouse Team Leader',
  category: 'operations',
  summary: 'Leads a shift of fourteen so that goods leave on time and everybody goes home well.',
  description: `You lead a shift of fourteen people who receive, pick and send out about 3,000 orders a day. You work alongside them for part of the time, and for the rest you see to it that they can do their work well: with enough people, the right equipment and no surprises.

What you will do
- Plan the shift, and plan it again at ten o’clock when something has changed.
- Start each shift with five minutes together: what is coming, what was learnt yesterday.
- Train new people and sign them off only when they are ready.
- Look after safety on your floor. You may stop the line at any time, and nobody will ask you to justify it first.
- Hand over to the next shift so that they know what you know.

What matters
You treat people alike, including those you get on with less well. You say what needs to be said, in private and soon. You see a trip hazard from the other end of the hall. You can read a simple table, and you ask when you do not understand something.

What does not matter
Having been a team leader before, perfect English, or a driving licence for every truck: we train and pay for that. School reports and gaps in your working life do not matter. If you have organised a kitchen, a football club or a household of six, you know much of what this takes.

How we decide
Three questions, answered in your own words. Spelling does not count. No CV is needed. Three people read each answer without knowing who wrote it. The best are invited to walk a shift with us, on full pay, and to one conversation.`,
  questions: [
    {
      text: 'It is 09:30 on a Friday. Two people are missing, a picking truck has broken down, and 500 orders more than planned have come in for the 16:00 collection. You have twelve people, and three of them are in their second week. What do you do, in which order, and whom do you tell?',
      guideOne:
        'Tells everybody to hurry, skips breaks, or puts the new people on work they have not been trained for. Lets nobody know until the collection has been missed.',
      guideThree:
        'Moves people to where the most work is and asks for help from another shift. Tells the manager that it will be tight. Does not decide which orders come first, or when to look again.',
      guideFive:
        'Works out roughly how many orders are possible, chooses which must go and which can wait, tells the manager and the carrier before noon, pairs the new people with steady ones, keeps the breaks, and checks the count every two hours.',
      skills: ['Planning and organising', 'Decision making'],
      maxWords: 150,
    },
    {
      text: 'Two people on your shift do not speak with each other since an argument. One of them asks you not to plan them together any more. The others have started to take sides. What do you do? Write down what you would say to each of them.',
      guideOne:
        'Keeps them apart and hopes that it passes, tells them to behave like adults, or decides who is right after hearing one side. The rest of the team is left as it is.',
      guideThree:
        'Speaks to both one by one, listens, and asks them to work together politely. Fair in tone. Does not agree on anything that could be seen next week, or forgets the others.',
      guideFive:
        'Hears each in private without taking sides, names what it does to the team, brings them together only once both are ready, agrees on how they will work and when to talk again, and asks the others to stay out of it.',
      skills: ['Conflict resolution', 'Listening'],
      maxWords: 150,
    },
    {
      text: 'A picker who is faster than anybody else climbs on the lower shelf instead of fetching the steps. He says: “I have done this for four years, and with the steps I will not make my numbers.” You need him today. What do you say and do, now and afterwards?',
      guideOne:
        'Lets it pass today because of the work, or makes a joke of it. Or only threatens, without asking what stands between him and the steps.',
      guideThree:
        'Stops it straight away and explains the danger, even though it costs orders. Has him fetch the steps. Does not look at whether the steps are too far away or the numbers too high.',
      guideFive:
        'Stops it there and then, calmly, accepts slower numbers today and says so. Looks with him at where the steps stand and what the target asks, brings that to the manager, checks who else climbs, and comes back to it.',
      skills: ['Safety awareness', 'Leading people'],
      maxWords: 130,
    },
  ],
  stages: [
    { title: 'Blind review', says: 'Three people score each answer without a name on it.' },
    {
      title: 'A shift with us, paid',
      says: 'Four hours alongside a team leader, with the same three tasks for everybody.',
    },
    {
      title: 'Structured interview, 30 minutes',
      says: 'Two people, the same questions for everybody, in plain words.',
    },
  ],
};
