import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const dataAnalystTemplate: JobTemplate = {
  id: 'data-analyst',
  title: 'Data Analyst',
  category: 'technology',
  summary: 'Turns questions into figures that are right, and figures into sentences that help.',
  description: `You help people here make better decisions, by finding out what the figures say and, just as often, what they do not. You work for several teams, so on Monday it may be deliveries and on Thursday complaints.

What you will do
- Ask what a question is for before you answer it. About a third of requests change at that point.
- Get data out of our systems with SQL, check it, and put it into a shape that others can use.
- Write answers of half a page that begin with the answer.
- Look after a small number of reports that people rely on, and close those that nobody reads.
- Teach colleagues to find simple figures themselves.

What matters
You distrust a number that looks too good, above all if it is your own. You say how sure you are. You check the strange row. You can explain to somebody who is in a hurry, without leaving out the part that spoils the story.

What does not matter
A degree in mathematics, a certificate, or a particular tool. You need to be able to write a query and to learn a second language for data if you only know one. It does not matter where you learnt it: at university, in a warehouse with a spreadsheet, or on your own.

How we decide
Four questions in writing, without a CV. Three people read each answer without a name and score it against a guide. Then a task of ninety minutes with a small set of data, which we pay for, and one conversation about what you found.`,
  questions: [
    {
      text: 'The head of sales writes: “Can you quickly send me the average order value for last month?” Last month there were 2,000 orders between £10 and £200, and one of £90,000 from a customer who cancelled it a week later. What do you ask, what do you look at, and what do you send? Write the message.',
      guideOne:
        'Sends one average, with or without the large order, and does not mention it. Or asks so many questions that nothing useful is sent at all.',
      guideThree:
        'Notices that the large order distorts the average and leaves it out or gives both figures. The message is correct, but does not say what the number may be used for, or hides the point in detail.',
      guideFive:
        'Begins with a figure that is safe to use, says in a sentence what was left out and what difference it makes, offers the median, and asks what decision it is for. Short enough to be read on a phone.',
      skills: ['Data analysis', 'Written communication'],
      maxWords: 90,
    },
    {
      text: 'Branch A has a return rate of 8 %, branch B of 5 %. A manager wants to write to branch A. You find out that A sells mainly shoes and B mainly bags, and that in each of the two kinds A has the lower rate. Explain to the manager in plain words how this can be, and what you would advise.',
      guideOne:
        'Calls the figures contradictory or wrong, or sides with one of them. The explanation uses technical words that would not help the manager, and gives no advice.',
      guideThree:
        'Explains that shoes are returned more often and that A sells more of them. Advises against the letter. No example with numbers, and no thought about what else could differ between the branches.',
      guideFive:
        'Makes it clear with a small invented example, says what a fair comparison is, advises against the letter and names the better question, checks how many sales stand behind each rate, and admits what remains unknown.',
      skills: ['Numerical reasoning', 'Verbal communication'],
      maxWords: 110,
    },
    {
      text: 'A report that you look after has shown the wrong number of new customers for six weeks: people who moved house were counted twice. You find out on a Thursday evening. The figure was used in last week’s board meeting. What do you do, in which order, and whom do you tell what?',
      guideOne:
        'Corrects it quietly, waits until somebody asks, or explains at length whose change caused it. Nobody who relied on the figure hears about it from the analyst.',
      guideThree:
        'Tells a manager, corrects the report and sends out a note. Does not work out how large the error was for each use, or does nothing so that the next one is found sooner.',
      guideFive:
        'Works out the size first, tells those who used the figure within a day with the right number and whether it changes the decision, marks the report, corrects it, adds a check that would have caught it, and writes it down openly.',
      skills: ['Integrity', 'Attention to detail'],
      maxWords: 100,
    },
    {
      text: 'Since we moved the help button to the top of the page, messages to support have fallen by 15 %. The team wants to celebrate. Which other explanations are there, and how would you check the two most likely with the data that a normal company has?',
      guideOne:
        'Takes the fall as proof, or says in general that correlation is not causation. Names no concrete other explanation, or checks that would need data nobody has.',
      guideThree:
        'Names several sensible explanations, such as fewer visitors or a holiday, and compares before and after or with last year. Does not say what each check would show if the explanation were true.',
      guideFive:
        'Picks likely rivals, for example fewer orders or people who now fail to find help. For each, says which figure would look how, per hundred orders and not in total, looks at repeat messages and complaints, and what would change their mind.',
      skills: ['Analytical thinking', 'Judgement'],
      maxWords: 100,
    },
  ],
  stages: [
    { title: 'Blind review', says: 'Three people score each answer without a name on it.' },
    {
      title: 'Paid task, 90 minutes',
      says: 'A small set of data with a question and a trap or two. Read without names.',
    },
    {
      title: 'Conversation about the task, 45 minutes',
      says: 'Two people, the same questions for everybody, one of them from a team that asks for figures.',
    },
  ],
};
