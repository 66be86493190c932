import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const productDesignerTemplate: JobTemplate = {
  id: 'product-designer',
  title: 'Product Designer',
  category: 'technology',
  summary: 'Finds out how people really use something, and makes it easier for all of them.',
  description: `You design what people see and do in our product: screens, words, and the order of things. You work with one product manager and five engineers, and you will spend at least a day a fortnight watching people use what we made.

What you will do
- Sit with people who use the product, and come back with what you saw, not with what you hoped.
- Draw, try out and throw away. Most ideas should die on paper.
- Decide on the words as well as the pictures: a label is design.
- Look after a small set of shared parts, and keep it small.
- Stay with a feature until it is used, and change it when the figures or the people say so.

What matters
You can explain a decision without saying that it looks better. You design for somebody who is tired, in a hurry, using a keyboard only or a screen reader. You can take an idea apart without taking its owner apart. You finish.

What does not matter
A design degree, a polished portfolio, a certain style, or which drawing tool you use. If you have improved the forms of a library or the signs in a hospital, you know this work. Age, accent and the shape of your career do not matter either.

How we decide
You answer three questions in writing. No CV and no portfolio in the first round, since both say more about past employers than about you. Three people score each answer without a name. Then you do a task of an hour with us, and we talk about a piece of work that you choose.`,
  questions: [
    {
      text: 'Think of a ticket machine at a railway station. Of 100 people who start to buy a ticket, 23 walk away before they pay. You may spend two mornings at the station before you draw anything. What do you do there, whom do you look for, and what would you bring back to the team?',
      guideOne:
        'Starts with ideas for a new screen, or hands out a questionnaire on whether people like the machine. Looks at average users only, and brings back opinions or a list of wishes.',
      guideThree:
        'Watches people and asks some of them afterwards where they got stuck. Brings back a list of problems. Does not say how to choose whom to watch, or how to tell the common from the rare.',
      guideFive:
        'Notes the exact step at which each person leaves, and speaks to those who walk away as well as those who finish. Looks for people in a hurry, with bags, glasses or another language. Brings back counts, scenes and open questions.',
      skills: ['Research', 'Empathy'],
      maxWords: 130,
    },
    {
      text: 'A form asks for title, first name, middle name, last name, date of birth, gender, home phone, mobile phone and e-mail address, all of them required, so that somebody can borrow a laptop from a library for a week. Redesign it in words: what stays, what goes, what changes, in which order, and what happens when somebody makes a mistake?',
      guideOne:
        'Rearranges or groups the same fields, or makes them look lighter. Accepts that everything is needed. Says nothing of mistakes, or would show them all in red at the end.',
      guideThree:
        'Removes several fields with good reasons, marks what is optional and describes helpful messages beside the fields. Does not ask what each answer is used for, or keeps a split of names that many people do not have.',
      guideFive:
        'Asks of each field what the library does with it, keeps what a loan needs, takes a name in one field, lets people choose how to be reached. Says when and how errors appear, keeps what was typed, and works with a screen reader.',
      skills: ['Inclusion', 'Analytical thinking'],
      maxWords: 170,
    },
    {
      text: 'You tested a new navigation with six people, and five found what they were looking for faster. An engineer says: “Six people prove nothing. And it is three weeks of work.” The product manager wants to announce it on Monday. What do you say to both, and what do you propose?',
      guideOne:
        'Defends the design by experience or taste, claims that the test proves it, or gives in. Takes the objection as an attack, and proposes nothing that would lessen the doubt.',
      guideThree:
        'Explains what six people can show and what they cannot. Suggests a further test or a release to some users. Does not deal with the three weeks, or leaves Monday unanswered.',
      guideFive:
        'Agrees with what is right in the objection, separates problems found from proof, looks for a cheaper version that tests the riskiest part, sets beforehand what would make them stop, and asks to move the announcement, with a reason.',
      skills: ['Collaboration', 'Influencing'],
      maxWords: 130,
    },
  ],
  stages: [
    { title: 'Blind review', says: 'Three people score each answer without a name on it.' },
    {
      title: 'Working session, 60 minutes',
      says: 'A real problem of ours, paper or any tool, together with an engineer. We pay for the hour.',
    },
    {
      title: 'Structured interview, 45 minutes',
      says: 'About one piece of work that you choose, with the same questions for everybody.',
    },
  ],
};
