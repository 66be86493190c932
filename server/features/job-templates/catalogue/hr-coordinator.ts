import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const hrCoordinatorTemplate: JobTemplate = {
  id: 'hr-coordinator',
  title: 'HR Coordinator',
  category: 'finance-people',
  summary: 'Keeps the promises an employer makes: contracts, first days, questions, fairness.',
  description: `You make sure that the things an employer promises actually happen: that the contract is right, that somebody is there on a new colleague’s first day, that a question about parental leave gets an answer that is true. We are 180 people, and you will know most of them by name within half a year.

What you will do
- Prepare contracts, changes and letters, and check them before they leave the house.
- Look after the first ninety days of everybody who joins.
- Answer questions on pay, leave and rules, or find out who can.
- Arrange interviews, so that every candidate is treated alike and hears from us in time.
- Keep records accurate, private, and no longer than we may.

What matters
You are careful with what people tell you. You can explain a rule and the reason for it. You notice when two people in the same situation are treated differently, and you say so. You keep many small things moving, and you write them down.

What does not matter
A degree in human resources, having worked in an office before, or knowing employment law by heart: we have a lawyer to ask and a course to offer. People come to this work from schools, hotels, the army and raising children. How you got here is your own business.

How we decide
Five short questions in writing, taken from ordinary weeks. No CV and no letter. Three people read each answer without a name and score it against a guide. The best are invited to one structured conversation with two of us.`,
  questions: [
    {
      text: 'A new colleague starts on Monday. On Friday at 15:00 you learn that her laptop will be five days late, her manager is off sick, and her desk is being used by somebody else. What do you do before the weekend, what will her Monday look like, and what do you tell her?',
      guideOne:
        'Apologises on Monday, or asks her to start a week later. Waits for the manager to come back, and leaves the day itself to chance.',
      guideThree:
        'Finds a spare laptop or a desk and asks a colleague to welcome her. A workable Monday, but she hears nothing beforehand, or nobody is responsible for the rest of the week.',
      guideFive:
        'Rings her on Friday with an honest word and a time, names one person who will look after her, plans a day of people and places that needs no laptop, borrows what is needed, and checks in on Tuesday.',
      skills: ['Planning and organising', 'Service orientation'],
      maxWords: 70,
    },
    {
      text: 'An employee tells you in confidence that he has been diagnosed with depression and asks you not to tell anybody. Next week his manager wants to talk to him about missed deadlines. What do you say to him, and what do you do or not do next?',
      guideOne:
        'Tells the manager with good intentions, promises complete secrecy without thinking, or gives advice on his health. He leaves without knowing what happens next.',
      guideThree:
        'Keeps it confidential, listens, and explains which help exists. Encourages him to speak with the manager. Does not tell him beforehand where confidence ends, or leaves next week to itself.',
      guideFive:
        'Thanks him, says clearly what can stay between them and what cannot, explains adjustments and whom he may ask, offers to go along or to help him find words, and does nothing he has not agreed to except where safety demands it.',
      skills: ['Empathy', 'Integrity'],
      maxWords: 70,
    },
    {
      text: 'Two managers have decided on requests for working from home. One allowed all four of hers, the other refused all three of his, for very similar jobs. One of the three asks you: “Is that fair?” What do you answer, and what do you do about it?',
      guideOne:
        'Says that each manager decides, or that life is not fair. Promises to have the decision changed, or repeats to the employee what was decided for colleagues.',
      guideThree:
        'Takes the question seriously, explains the rule and speaks to the manager about his reasons. Tries to solve the single case, and leaves the difference between the two teams as it is.',
      guideFive:
        'Acknowledges the question without judging, tells the employee what will happen and by when. Compares the reasons with both managers, looks whether a rule or a habit is behind it, and suggests a shared standard, with the decisions reviewed.',
      skills: ['Inclusion', 'Influencing'],
      maxWords: 80,
    },
    {
      text: 'A hiring manager forwards you a candidate’s application and writes: “Great answers, but she will probably go on maternity leave soon. Let us take the other one.” Write your reply to the manager.',
      guideOne:
        'Does as asked, stays silent, or answers with a joke. Or threatens at once, so that the manager will write such things to nobody, and continue to think them.',
      guideThree:
        'Says clearly that this may not play a part, and refers to the law or the policy. Correct and polite, but gives no way forward for the decision that is still to be made.',
      guideFive:
        'Says plainly that it is unlawful and unfair and cannot count, brings the decision back to the answers and the guide, offers to go through both candidates together today, and says what has to be written down and why.',
      skills: ['Policy knowledge', 'Written communication'],
      maxWords: 60,
    },
    {
      text: 'You find out that for two years, people who work part-time were credited one day of leave too few a year. It concerns 22 people, 4 of whom have left. Your manager is on holiday until Thursday. What do you do today, and what do you prepare for Thursday?',
      guideOne:
        'Corrects it from now on and hopes that nobody asks, or writes to everybody at once, before the figures have been checked. Leaves out those who have gone.',
      guideThree:
        'Checks the cases, makes a list and has a proposal ready for Thursday. Includes the cost. Nothing is stopped from going wrong in the meantime, or the four former colleagues are an afterthought.',
      guideFive:
        'Verifies a few cases by hand, stops the error for new entries, tells the deputy today, prepares for each person what is owed, including the four who left, with a plain letter, the cause, and a check that finds it next time.',
      skills: ['Attention to detail', 'Ownership'],
      maxWords: 80,
    },
  ],
  stages: [
    { title: 'Blind review', says: 'Three people score each answer without a name on it.' },
    {
      title: 'Structured interview, 45 minutes',
      says: 'Two people and the same six questions for everybody, sent to you the day before.',
    },
  ],
};
