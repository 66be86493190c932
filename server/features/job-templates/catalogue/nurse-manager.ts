import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const nurseManagerTemplate: JobTemplate = {
  id: 'nurse-manager',
  title: 'Nurse Manager',
  category: 'care-education',
  summary: 'Leads the nursing team of a care home, for residents, families and colleagues alike.',
  description: `You lead the nursing team of a care home with 48 residents: nine nurses and twenty-six care assistants over three shifts. You are responsible for safe care, and for a place in which people like to work and in which residents are asked and not only looked after.

What you will do
- Plan rotas that hold, and that people can live with.
- Be on the floor every day, at different hours, some of them at night.
- Lead the review of every fall, medicine error and complaint, so that we learn from it.
- Speak with families, also when it is hard.
- Supervise and train nurses and care assistants, and help some of them towards your own job.
- Work with doctors, the pharmacy, the inspectors and the hospital around the corner.

What matters
You see the person before the chart. You speak up, and you make it easy for others to speak up. You keep accurate notes. You can hold a line on safety when the day is short of people. You know what you do not know, and whom to ask.

What you need by law
A current registration as a nurse. That is the one thing we ask everybody for, and we check it at the end.

What does not matter
Which country you trained in, how long you have been out of the work, whether you have had the title before, or where you have worked. Returning after a break is welcome.

How we decide
Four questions from real weeks, answered in writing. No CV. Three people, one of them a care assistant, score each answer without a name. After that there is a visit with a structured interview.`,
  questions: [
    {
      text: 'You come on shift at 07:00. The night nurse tells you in passing that a resident was given her morning tablets twice. “She seems fine, I did not want to make a fuss.” What do you do in the next hour and in the next week, and what do you say to the nurse?',
      guideOne:
        'Watches and waits because she seems fine, or deals with the nurse before the resident. Nothing is written down, or the family and the doctor do not hear of it.',
      guideThree:
        'Checks the resident, calls the doctor and records the error. Speaks with the nurse about reporting. The family is told late, or nothing is done about how it could happen.',
      guideFive:
        'Sees the resident first, takes readings, calls the doctor or poison advice, tells her and the family openly. Thanks the nurse for saying it and explains why at once. Reports it, and looks at the round itself for the cause.',
      skills: ['Safety awareness', 'Integrity'],
      maxWords: 110,
    },
    {
      text: 'A daughter says angrily in the corridor: “My father has been sitting in the same pullover since Monday, and nobody could tell me when he last had a drink.” It is 17:30, and supper is being served. Write down what you say and do, then and later.',
      guideOne:
        'Explains how few staff there are, defends the colleagues, or asks her to put it in writing. The conversation stays in the corridor, and the father is not looked at.',
      guideThree:
        'Takes her aside, listens, apologises and promises to look into it. Sees that he gets a clean pullover and a drink. Leaves open when she will hear again, and what will be checked.',
      guideFive:
        'Goes with her to her father first, asks him, gives him a drink. Listens in a quiet place without excuses, looks at the chart with her, says what is known and what is not, names a time for the answer and keeps it.',
      skills: ['Empathy', 'Verbal communication'],
      maxWords: 100,
    },
    {
      text: 'Next weekend you are short of one nurse on two nights. The agency can send somebody who does not know the house. Two of your nurses have offered to work a sixth night in a row. A third would come if she gets next Saturday off, which you had promised to somebody else. What do you decide, and how?',
      guideOne:
        'Accepts the sixth nights because they were offered, or takes the simplest way without looking at tiredness or the broken promise. Tells people when the rota is on the wall.',
      guideThree:
        'Rules out the sixth night for safety and uses the agency, or asks others. Reasonable, but does not prepare for somebody who does not know the house, or goes around the promise without asking.',
      guideFive:
        'Says no to the sixth nights and why, asks the person with the promised Saturday and accepts a no, pairs the agency nurse with somebody who knows the house, shortens the tasks of the night, and writes down the risk for whoever is above.',
      skills: ['Planning and organising', 'Judgement'],
      maxWords: 100,
    },
    {
      text: 'A resident of 91 who is of sound mind no longer wants to use her walking frame. “I would rather fall than feel like an old woman.” Her son demands that you insist. A care assistant asks you what she should do. What do you say to each of the three?',
      guideOne:
        'Insists on the frame because of the risk, or leaves her to it without another word. Decides over her head with the son, or tells the care assistant only to be careful.',
      guideThree:
        'Respects that she may decide and explains the risk to her. Tells the son kindly that it is her choice. The care assistant gets a rule, but nothing that makes falling less likely.',
      guideFive:
        'Asks her what the frame means to her and looks for other ways, such as a stick, rails or shoes. Tells the son with her agreement what was decided. Gives the care assistant clear steps, writes it down, and sets a day to look again.',
      skills: ['Listening', 'Risk awareness'],
      maxWords: 100,
    },
  ],
  stages: [
    {
      title: 'Blind review',
      says: 'Three people, one of them a care assistant, score each answer without a name.',
    },
    {
      title: 'Visit, two hours, paid',
      says: 'A walk through the home and a handover exercise, the same for everybody.',
    },
    {
      title: 'Structured interview, 60 minutes',
      says: 'The same questions for everybody. Registration and references are checked after the offer.',
    },
  ],
};
