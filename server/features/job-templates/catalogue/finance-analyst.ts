import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const financeAnalystTemplate: JobTemplate = {
  id: 'finance-analyst',
  title: 'Finance Analyst',
  category: 'finance-people',
  summary: 'Helps people plan and spend well, and says early when the figures point elsewhere.',
  description: `You help the people who run our teams to plan what they spend and to see in time when things turn out differently. You report to the head of finance and work most closely with four managers who are good at their work and do not all like spreadsheets.

What you will do
- Prepare the monthly figures with a colleague, and explain in a page what changed and why.
- Sit down with each manager once a month and look ahead, not only back.
- Work out what a decision would cost: a hire, a machine, a longer lease.
- Find things that are paid for and not used.
- Improve how we close the month, which takes eight days and could take five.

What matters
You check before you send. You can tell a difference that matters from one that does not. You write so that a manager knows what to do next. You say bad news early and without drama. You would rather ask a simple question than carry on with a wrong assumption.

What does not matter
The name of your university, a certain former employer, or a completed qualification. If you are working towards one we will support you. It does not matter whether you come from accounting, a shop, a farm or a laboratory, as long as you are at ease with figures and honest about them.

How we decide
Four questions from the real work, answered in writing. No CV. Three people score each answer without a name, against a written guide. The best are invited to a task of one hour with a small set of figures, and to a conversation about it.`,
  questions: [
    {
      text: 'A team with a budget of £200,000 for the year has spent £130,000 after six months. The manager says: “We are fine, we bought everything early.” How do you find out whether she is right, what do you need from her, and when would you worry?',
      guideOne:
        'Concludes from the half-year figure alone that she overspends, or takes her word for it. Asks for no detail, and does not look at what is still to come.',
      guideThree:
        'Separates one-off from regular costs and makes a forecast for the year. Asks for open orders. Does not say which result would be a problem, or how to raise it with the manager.',
      guideFive:
        'Builds the year from running costs, early purchases and commitments, compares with last year’s pattern, asks her for the three largest items still to come, names the figure at which to act and what could still be done then.',
      skills: ['Financial literacy', 'Planning and organising'],
      maxWords: 100,
    },
    {
      text: 'Explain to a warehouse manager who has never worked with accounts why the company can make a profit of £400,000 and still be short of cash to pay wages in March. Use an example from his own work. Then tell him one thing that he could do about it.',
      guideOne:
        'Uses terms such as accruals or working capital without saying what they mean. The example is missing or wrong, or he would come away thinking that the profit is not real.',
      guideThree:
        'Explains correctly that money comes in later than the sale, in mostly plain words. The example is general. The advice is right but not something that a warehouse manager decides.',
      guideFive:
        'Tells a short story with goods on his shelves and invoices not yet paid, with round numbers that add up. He could repeat it to a colleague. The advice lies in his hands, such as ordering less at a time.',
      skills: ['Financial literacy', 'Verbal communication'],
      maxWords: 100,
    },
    {
      text: 'While preparing the monthly figures you find that the same supplier was paid £4,750 five times in three months. Payments above £5,000 need a second signature. All five were approved by a manager whom you like and who has been here for fifteen years. What do you do, and what do you not do?',
      guideOne:
        'Ignores it because nothing is proven, or confronts or accuses the manager. Talks about it with colleagues, or looks into private matters without being asked to.',
      guideThree:
        'Notes the facts and reports them to the head of finance. Keeps it quiet. Does not consider an innocent explanation, or does not say how the papers are kept safe in the meantime.',
      guideFive:
        'Writes down what is known and what is not, checks contract and deliveries as far as the normal work allows, reports to the right person the same day and to nobody else, thinks of innocent reasons, and leaves the inquiry to others.',
      skills: ['Integrity', 'Risk awareness'],
      maxWords: 90,
    },
    {
      text: 'Closing the month takes eight working days. Three of them are spent waiting for receipts from managers, one is spent correcting figures that were typed twice, and one goes on a report that you have never heard anybody mention. What would you change first, how would you go about it, and how would you know after three months?',
      guideOne:
        'Proposes new software or stricter deadlines before asking why things are as they are. Treats the managers as the problem, and names no measure of success.',
      guideThree:
        'Picks a sensible first step, such as asking who reads the report, and has ideas for the receipts. Counts the days. Does not think of what might get worse, or of the people who have to join in.',
      guideFive:
        'Begins where it costs nothing: stops the unread report after asking. Finds out what makes receipts hard for two managers and removes that, closes without the small ones, types once, and tracks days and corrections side by side.',
      skills: ['Problem solving', 'Initiative'],
      maxWords: 100,
    },
  ],
  stages: [
    { title: 'Blind review', says: 'Three people score each answer without a name on it.' },
    {
      title: 'Task, 60 minutes',
      says: 'A small budget with a few things wrong in it, and a note to a manager. Read without names.',
    },
    {
      title: 'Structured interview, 45 minutes',
      says: 'The same questions for everybody, with one manager from another team.',
    },
  ],
};
