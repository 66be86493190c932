import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const softwareEngineerTemplate: JobTemplate = {
  id: 'software-engineer',
  title: 'Software Engineer',
  category: 'technology',
  summary: 'Builds and looks after software that people rely on, with a small team.',
  description: `You build software together with four other engineers, a designer and a product manager, and you look after what you have built. About two thirds of the time is new work. The rest is care: reviews, repairs, and making yesterday’s code easier to change tomorrow.

What you will do
- Take a problem from a conversation to something that people use, in small steps.
- Read and review your colleagues’ changes, and have yours read.
- Be on call about one week in six, in working hours, for the services of the team.
- Write down decisions, so that whoever comes next knows why.
- Remove things. A quarter of our best changes have made the program smaller.

What matters
You ask what a change is for before you write it. You think about what happens when it fails. You say “I do not know yet” and then find out. You explain so that people who do not write code can decide. You leave things tidier than you found them.

What does not matter
A degree, the name of a former employer, puzzles on a whiteboard, or how many years you have used a certain language. We work in TypeScript and SQL: if you are at home in any language, you will be in these. We do not look at what you do in your evenings.

How we decide
You answer four questions from our real work in writing. No CV, no links. Three engineers read each answer without a name. Then there is a pairing session on a small existing program, in your own editor, and one conversation. We tell you beforehand what each is about.`,
  questions: [
    {
      text: 'Customers report that “sometimes” an invoice is sent twice. It happens about once in 5,000, you cannot reproduce it, and the code looks right: it checks whether the invoice was sent, sends it, then marks it as sent. What could be going on, how would you find out, and how would you make it right, including for those who got two?',
      guideOne:
        'Suggests trying again, adding a delay or checking once more. Does not see that two things can happen at the same time or that sending can succeed and marking fail. Forgets the customers.',
      guideThree:
        'Names a race or a retry as the likely cause and proposes a lock or a unique key. Would look at logs. Leaves a gap between sending and marking, or has no way of telling whether the fix worked.',
      guideFive:
        'Lays out several causes and what each would leave behind in the data, checks that first. Claims the work before sending, makes repeats harmless, says what remains possible, proves it by a test or a count, and informs those affected.',
      skills: ['Problem solving', 'Technical skill'],
      maxWords: 120,
    },
    {
      text: 'A product manager asks for “an export button, quickly, by Friday”. You look and find that it means 400,000 rows with personal data, for a customer whose contract is about to be renewed. It is Tuesday. What do you ask, what do you propose, and what would you do by Friday?',
      guideOne:
        'Says yes and builds exactly what was asked, or says no and leaves it at that. Does not ask what the export is for, and gives no thought to the size or the personal data.',
      guideThree:
        'Asks who needs it and what for, points out size and data protection, and suggests a smaller first version. Does not make clear what will be safe by Friday and what will not.',
      guideFive:
        'Finds the need behind the button, offers a choice such as a one-off file made by hand and checked, with its costs. Handles size, access and a record of who exported, and agrees in writing what comes later.',
      skills: ['Collaboration', 'Risk awareness'],
      maxWords: 90,
    },
    {
      text: 'You review a change by a new colleague. It works and has tests, but it copies 80 lines from another module with two small differences, and it is the third copy in the program. They have spent four days on it and the release is tomorrow. What do you do? Write the comment that you would leave.',
      guideOne:
        'Approves without a word to avoid trouble, or rejects with a rule and no help. The comment speaks about the person, or gives them nothing that they could do next.',
      guideThree:
        'Points out the copies kindly and asks for a shared function, now or later. The comment is clear but does not weigh the release against the cost, or leaves “later” without an owner.',
      guideFive:
        'Says what is good, explains the cost with an example, and decides: release now and merge the three afterwards together, with a ticket and a day, or a small step today. Asks whether the differences are meant. The tone invites an answer.',
      skills: ['Coaching', 'Judgement'],
      maxWords: 90,
    },
    {
      text: 'At 10:05 the error rate of a service jumps from 0.1 % to 12 %. A release went out at 09:50, a supplier announced maintenance for this morning, and traffic is twice the usual because of a campaign. You are on call. What do you do in the first 15 minutes, in which order, and what do you tell whom?',
      guideOne:
        'Starts to read code or to look for the one true cause while customers are failing. Tells nobody, or changes several things at once without noting what was done.',
      guideThree:
        'Looks at what fails and since when, and rolls the release back because it is the likeliest. Informs the team. Does not check whether it helped, or keeps no notes for later.',
      guideFive:
        'Says out loud that they have it, looks at which requests fail, undoes the release because that is quick and safe, one change at a time with its effect noted, tells support what customers see, and calls for help at a set time.',
      skills: ['Decision making', 'Resilience'],
      maxWords: 100,
    },
  ],
  stages: [
    { title: 'Blind review', says: 'Three engineers score each answer without a name on it.' },
    {
      title: 'Pairing, 60 minutes',
      says: 'A small change to a program that you can read beforehand, with one of us, in your own editor.',
    },
    {
      title: 'Structured interview, 45 minutes',
      says: 'About working with others, with the same questions for everybody.',
    },
  ],
};
