import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const teachingAssistantTemplate: JobTemplate = {
  id: 'teaching-assistant',
  title: 'Teaching Assistant',
  category: 'care-education',
  summary: 'Helps children in a primary class to do more by themselves each week.',
  description: `You work in a primary class of 28 children beside a teacher. Some days you read with a group of four, some days you sit next to one child who finds everything too loud, and some days you mop up paint. The aim is always the same: that children can do a little more by themselves than last week.

What you will do
- Help individual children and small groups, following a plan that you make with the teacher.
- Notice who has understood, who pretends to, and who has not eaten breakfast, and tell the teacher.
- Support two children with additional needs. You will be shown how, and you are never alone with it.
- Look after the playground one break a day.
- Prepare material, and tidy up with the children and not for them.

What matters
You are patient without being soft. You wait before you help. You speak with children as with people. You keep to what was agreed, also on a Friday afternoon. You tell somebody when something about a child worries you, the same day.

What does not matter
A degree, experience in a school, your age, your accent, or whether you have children. We train you, and you shadow a colleague for the first two weeks. You do need to be able to read aloud and to help with sums up to the age of eleven.

How we decide
Four short questions, answered in writing. No CV. Three people read each answer without a name on it. The best are invited to a morning in a class and a structured conversation. A background check, which the law asks for, comes at the very end.`,
  questions: [
    {
      text: 'A boy of seven pushes his sheet away and says: “I am too stupid for this.” It is the third time this week, always in mathematics. The rest of the group is working. What do you say and do in the next ten minutes, and what afterwards?',
      guideOne:
        'Tells him that he is not stupid and that he only has to try, or does the task for him. Treats it as bad behaviour, or the same thing happens tomorrow.',
      guideThree:
        'Calms him, breaks the task into smaller steps and praises him for starting. Tells the teacher. Does not find out what exactly he cannot do, or what it is about mathematics.',
      guideFive:
        'Takes the feeling seriously without agreeing, finds the last step that he can do and begins there, lets him do it himself, praises what he did and not what he is. Tells the teacher what was noticed three times and suggests one thing to try.',
      skills: ['Empathy', 'Coaching'],
      maxWords: 110,
    },
    {
      text: 'You read with four children. One is quick and always answers first, two wait for her, and one has not said a word for three sessions. You have twenty minutes and a story about a lost dog. How do you lead the session? Give us examples of what you would say.',
      guideOne:
        'Asks questions to all and takes the first answer, or tells the quick child off. Makes the silent one speak in front of everybody, or leaves him out to be kind.',
      guideThree:
        'Gives turns to all four and asks the quick child to wait. Uses questions on the story at different levels. The silent child gets a turn, but no easier way in.',
      guideFive:
        'Gives everybody time to think, lets them tell a partner first, has a task for the quick child that helps the others. Offers the silent one a way in without speaking, such as pointing, and notes for the teacher how it went.',
      skills: ['Inclusion', 'Planning and organising'],
      maxWords: 110,
    },
    {
      text: 'While changing for sports, a girl of eight says to you: “Promise you will not tell. My uncle gets very angry and then I have to hide.” What do you say, what do you not say, and what do you do next?',
      guideOne:
        'Promises to tell nobody, asks many questions to find out the truth, or waits to see whether it comes up again. Speaks with the parents or the uncle.',
      guideThree:
        'Does not promise, listens kindly and tells the teacher or the person responsible. Correct, though later in the day, or without writing down the words that she used.',
      guideFive:
        'Stays calm, says that it was right to tell and that this is a thing to share with somebody who can help. Does not press or judge. Goes to the responsible person at once, and writes down her own words, time and place.',
      skills: ['Integrity', 'Policy knowledge'],
      maxWords: 100,
    },
    {
      text: 'The teacher asks you to help a group to finish a worksheet. You notice that they can do it only because you point at the right place each time. The teacher is pleased that all the sheets are full. What do you do, and how do you bring it up?',
      guideOne:
        'Goes on, because the sheets are full and the teacher is content. Or tells the teacher in front of the children that the worksheet is wrong for them.',
      guideThree:
        'Helps a little less and tells the teacher after the lesson that the children need more support. Honest, but does not say what exactly they can and cannot do alone.',
      guideFive:
        'Stops pointing, asks “What could you look at?” and waits. Lets some sheets stay empty and says why. Shows the teacher afterwards which steps each child managed alone, and suggests what could come first tomorrow.',
      skills: ['Integrity', 'Collaboration'],
      maxWords: 100,
    },
  ],
  stages: [
    { title: 'Blind review', says: 'Three people score each answer without a name on it.' },
    {
      title: 'A morning in class, paid',
      says: 'Reading with a small group, the same story for everybody. The teacher watches with a guide.',
    },
    {
      title: 'Structured interview, 40 minutes',
      says: 'The same questions for everybody. The background check follows the offer.',
    },
  ],
};
