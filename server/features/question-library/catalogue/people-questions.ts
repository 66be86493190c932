import type { BuiltInQuestion } from './built-in-question-type.ts';

/** Working with others, for others, and through others. */
export const builtInPeopleQuestions: readonly BuiltInQuestion[] = [
  {
    id: 'the-fourth-time',
    type: 'sift',
    text: 'A colleague asks you for the fourth time how to put together the monthly list. It would take you five minutes to do it yourself. Explaining it takes half an hour, and you did that three times. The list is due at noon; it is 11:00. What do you do now, and what do you do before next month? Write down what you would say to your colleague.',
    guideOne:
      'Does the list without a word each month, or tells the colleague to look at their notes. Explains it once more in the same way. The words would embarrass most people.',
    guideThree:
      'Does it together this time so that it is ready by noon, and offers to write the steps down. Kind in tone. Does not ask at which step it goes wrong, or why.',
    guideFive:
      'Makes sure of noon first, lets the colleague do it and watches where it stops, and asks what was different from last time. Has them write the steps in their own words, and agrees on a first try next month before asking.',
    skills: ['Coaching', 'Empathy'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'handing-over-the-rota',
    type: 'sift',
    text: 'You have drawn up the holiday plan for 20 people for years and want to hand it over to somebody who has never done it. It must be fair, it must be ready by 1 March, and on two points there was trouble last year. Write the message with which you hand it over. Then say what you will keep for yourself, and when you will and will not step in.',
    guideOne:
      'Sends the old file and wishes good luck, or describes every step so closely that nothing is left to decide. Would step in whenever it is done differently.',
    guideThree:
      'Explains the task, the date and where help can be found. Mentions last year’s trouble. What the other person may decide alone is not said, nor how things will be looked at in between.',
    guideFive:
      'Says what a good plan must achieve and why, which choices are free and which are not, what went wrong last year, and when they will look at it together. Tells the 20 people, and keeps out of it unless named limits are crossed.',
    skills: ['Delegating', 'Written communication'],
    functions: [],
    seniority: 'lead',
  },
  {
    id: 'reply-fourteen',
    type: 'sift',
    text: 'Two teams argue by e-mail about who is to blame for a misprinted brochure. There have been 14 replies, each sharper than the last. You are now copied in, because the reprint must be ordered by tomorrow noon and nobody has done so. You belong to neither team. What do you do today, what do you write or say to whom, and what do you leave for later?',
    guideOne:
      'Writes reply 15 and judges who is right, asks all to be professional, or stays out of it. Nobody takes care of the reprint, or it is ordered with the same mistake.',
    guideThree:
      'Calls both sides, gets agreement on the reprint and ends the thread politely. The quarrel itself is set aside. How the misprint came about is not looked at again.',
    guideFive:
      'Moves it out of e-mail, separates tomorrow’s order from the question of blame, and has both check the new proof. Tells everybody copied in that it is settled and who decided, and arranges a calm look at the cause once it is printed.',
    skills: ['Conflict resolution', 'Collaboration'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'six-comment-cards',
    type: 'sift',
    text: 'Here are six comment cards from visitors to a swimming pool: “Too loud.” “Lovely staff!” “Where do I put my glasses?” “Could not find the slow lane.” “My son was scared by the music.” “I come at 7 because it is quiet then.” You may change one thing this month, at almost no cost. What do you think visitors need? What do you change, and how do you find out whether it helped those who did not write a card?',
    guideOne:
      'Answers each card by itself, or picks the one that is easiest to settle. Takes six cards for the view of all visitors, or says that one cannot please everybody.',
    guideThree:
      'Sees that several cards are about noise, and suggests a quiet hour. Would ask visitors again afterwards. The people who have stopped coming are not thought of.',
    guideFive:
      'Finds the common need behind different cards, such as calm and knowing one’s way, and treats it as a guess. Looks and asks at two times of day, changes one cheap thing, and watches who comes and who stays away.',
    skills: ['Customer focus', 'Creativity'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'one-day-too-late',
    type: 'sift',
    text: 'You work at a counter where people hand in applications. The person in front of you is close to tears: one paper ran out yesterday, and without it you may not accept the application. The deadline is today. Behind them are nine people who have waited for half an hour. What do you do in the next five minutes, and what do you say, word for word, to this person and to those in the queue?',
    guideOne:
      'Repeats the rule and calls the next person, or accepts the application against the rules. Calms the person with words and sends them away without a next step.',
    guideThree:
      'Is kind and says clearly what is missing and where to get it. Asks the queue for patience. Does not find out whether the deadline could be kept in another way.',
    guideFive:
      'Acknowledges the worry first, and checks quickly who may decide on exceptions or accept it with the paper to follow. Gives one clear next step in writing, and shares the delay with the queue without saying what it is about.',
    skills: ['Service orientation', 'Empathy'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'the-square-will-be-closed',
    type: 'sift',
    text: 'A town square will be dug up for three weeks. Concerned are eight shops, a bus stop, a weekly market, about 200 residents and a school whose pupils cross the square. You coordinate it all and have six weeks until the work starts. Whom do you talk to first, and why? What do you need from each of them? Where do you expect their wishes to clash, and what will you do about it?',
    guideOne:
      'Sends the same letter to everybody and publishes the date. The loudest group is dealt with as complaints come in. Clashes are left to the council or the builders.',
    guideThree:
      'Lists who is concerned and plans talks with each of them. Sees that shops and builders want different things. The order is not explained, and nobody’s wish changes the plan.',
    guideFive:
      'Starts with those who lose most or can stop the work, and asks what they cannot do without before plans are fixed. Brings the clashing groups together over a concrete choice, says what is not open to change, and keeps all informed while it lasts.',
    skills: ['Stakeholder management'],
    functions: [],
    seniority: 'experienced',
  },
  {
    id: 'late-for-the-third-time',
    type: 'sift',
    text: 'Your work begins when another team has finished its part. For the third time in a row they are two days late. Their lead is always friendly and says: “You are right, it will be better next time.” Your own people have worked late because of it and are annoyed. You have no authority over the other team. What do you do this week? What do you say to the lead, and what to your own people?',
    guideOne:
      'Complains to somebody higher up, answers in kind, or puts up with it. Takes the friendly words as a promise, for the fourth time. Their people are told to be patient.',
    guideThree:
      'Talks openly with the lead about what the delay causes and asks for a firm date. Thanks their own team. Does not find out where the two days are lost.',
    guideFive:
      'Asks the lead to walk through how the work arrives there, and looks for what their own team might send sooner or simpler. Agrees on an early warning, protects their own people from late hours, and says when they would involve others.',
    skills: ['Collaboration', 'Influencing'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'from-one-of-six-to-the-lead',
    type: 'sift',
    text: 'From Monday you lead the team of six that you have been part of for two years. One of the six had applied for the post too. Another is a close friend. In the first meeting, somebody asks in front of all: “So, what will be different now?” Write down your answer. Then describe your first two weeks: which conversations you have, in which order, and what you will not change yet.',
    guideOne:
      'Says that nothing will change, or presents a list of changes. Avoids the colleague who applied and treats the friend as before. The weeks fill up with meetings of all.',
    guideThree:
      'Gives a modest answer and plans a talk with each. Speaks early with the other applicant. What becomes of the friendship, or what to leave alone for now, is missing.',
    guideFive:
      'Answers honestly, including what is still open, and talks first and in private with the one who applied. Agrees with the friend on what must be separate, asks all six the same questions, and changes at first only what they agree is broken.',
    skills: ['Leading people', 'Relationship building'],
    functions: [],
    seniority: 'lead',
  },
  {
    id: 'four-months-of-silence',
    type: 'sift',
    text: 'You take over the contact with a partner organisation. You find that nobody has answered their last three messages, the oldest of which is four months old. In it they asked for something that we had promised. Now we need a favour from them by the end of the month. What do you find out first? Write your first message to them. When and how do you bring up the favour?',
    guideOne:
      'Asks for the favour in the first message with a short apology, or explains at length who was to blame. Does not look at what had been promised.',
    guideThree:
      'Apologises, introduces themselves and says when the promise will be kept. Waits with the favour. Does not check whether the promise can be kept, or would use it as a trade.',
    guideFive:
      'Clears up inside what was promised and what is possible, apologises once without excuses, and delivers something or gives a firm date. Asks what the silence cost them, and brings up the favour openly, as something they may refuse.',
    skills: ['Relationship building', 'Written communication'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'work-that-nobody-sees',
    type: 'interview',
    text: 'Tell us about a group in which you did something that was needed and that hardly anybody noticed. It may have been at work, in a sports club, at home or among volunteers. What was it, how did you see that it was needed, and did you ever speak to the others about it? Why, or why not?',
    guideOne:
      'Tells of a success that was their own and well noticed, or complains that others did nothing. Cannot say how the group was better off for it.',
    guideThree:
      'Describes a useful task that they took on and why it helped. Was content that it got done. Whether it should have been shared is not thought about.',
    guideFive:
      'Saw a gap by watching how others worked, and filled it without taking it away from anybody. Can say what the group gained, and chose with care whether to speak up, so that it was shared fairly in the end.',
    skills: ['Teamwork', 'Initiative'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'six-weeks-of-slipping',
    type: 'interview',
    text: 'We will act out a conversation. You lead a team, and one of us is a team member whose work was very good and has become worse over six weeks: late, with gaps, twice corrected by others. You do not know why. You have asked them to talk with you for ten minutes. You may take a minute to prepare. Begin.',
    guideOne:
      'Circles around the subject or reads out a list of faults. Guesses at private reasons or asks about them directly. Ends with a demand or with sympathy, and nothing agreed.',
    guideThree:
      'Says kindly what has been noticed and asks how things are. Listens. Agrees that it should improve, but not on what exactly, or on when to speak again.',
    guideFive:
      'Names two facts without judging, says what they value, asks and then leaves silence, and lets the person decide how much to tell. Agrees on one change from each side and on a date, and is clear about what happens otherwise.',
    skills: ['Leading people', 'Listening'],
    functions: [],
    seniority: 'lead',
  },
  {
    id: 'somebody-who-now-can',
    type: 'interview',
    text: 'Tell us about somebody who can do something today because you helped them to learn it. It may be a colleague, a neighbour, a child or a team-mate. How did you find out what they could already do? What did you do when it did not work at first? When did you stop helping?',
    guideOne:
      'Describes how well they explained, or how they did it for the other person. When it did not work, that was due to the learner. Helping never really stopped.',
    guideThree:
      'Tells of a real case with patience and practice, and of something that the person can do today. Explained it in another way when stuck. Stopped when time ran out.',
    guideFive:
      'Started from what the person could do and wanted, and let them try early. Changed the approach after seeing where it failed, gave help in smaller and smaller portions, and knows from what they saw that it was no longer needed.',
    skills: ['Coaching', 'Delegating'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'a-view-you-did-not-share',
    type: 'interview',
    text: 'Tell us about a disagreement with somebody you had to go on working or living with. What did each of you want? What did you do to understand their side, and what did they see that you had not seen? How do the two of you stand today, and what would they say if we asked them?',
    guideOne:
      'Shows that they were right and the other person difficult. Gave way or won. What the other wanted is told as a fault, and their view today is unknown.',
    guideThree:
      'Explains both sides fairly and tells how a compromise was found. Stayed polite throughout. What the other person saw that was new to them is hard to name.',
    guideFive:
      'Puts the other’s view in words that they would accept. Asked before answering, found the point on which both depended, and changed something themselves. Gives an honest guess at what the other would say, including the unflattering part.',
    skills: ['Conflict resolution', 'Teamwork'],
    functions: [],
    seniority: 'any',
  },
];
