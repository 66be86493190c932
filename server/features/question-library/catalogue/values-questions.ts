import type { BuiltInQuestion } from './built-in-question-type.ts';

/** What somebody holds on to when something else would be easier. */
export const builtInValuesQuestions: readonly BuiltInQuestion[] = [
  {
    id: 'twelve-people-three-voices',
    type: 'sift',
    text: 'In a weekly meeting of twelve people, three do most of the talking. One person always joins by telephone. One started last month and speaks the language of the meeting less easily than others. One is hard of hearing and says: “It is fine.” You have been asked to run the meeting from next week. What do you change, what do you keep, and how do you find out whether it works for each of them?',
    guideOne:
      'Asks the quiet ones in front of all what they think, tells the three to hold back, or leaves it as it is because nobody has complained.',
    guideThree:
      'Sends the agenda beforehand and goes round the table, with attention for the telephone. Helpful for most. Does not ask the people concerned, or believes the “fine” at once.',
    guideFive:
      'Asks each privately what would help, without making anybody explain themselves. Changes the form for all: writing first, turns, one voice at a time, notes afterwards. Tries it for a month, and looks at whose ideas end up being used.',
    skills: ['Inclusion', 'Listening'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'the-day-out',
    type: 'sift',
    text: 'You are to organise a day out for a team of 15, most of whom you do not know well. Last year it was go-kart racing at 19:00, 40 minutes away by car, with dinner in a bar afterwards. Nine of 15 came, and everybody who came loved it. What may have kept the other six away? How do you plan this year’s day so that nobody has to explain themselves, and so that it is not dull?',
    guideOne:
      'Repeats what worked, or asks the six why they did not come. Chooses something that offends nobody and excites nobody. Those who cannot come are simply unlucky.',
    guideThree:
      'Thinks of the hour, the drive and the costs, and offers a vote between some activities. Some reasons are overlooked, and the majority decides for everybody.',
    guideFive:
      'Thinks of time, travel, money, body, food, drink, noise and care for others, and asks all by name-free form what would make it easy to come. Plans paid hours and a choice of things to do side by side, and checks afterwards who came.',
    skills: ['Inclusion', 'Planning and organising'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'forty-ticks',
    type: 'sift',
    text: 'Two of you have to check 40 fire extinguishers today and sign a list. At 16:30 you have done 25, and all were in order. Your colleague has to leave and says: “The rest are the same model, and they were fine last year. Just tick them, nobody ever looks at this list.” The list is due at 17:00. What do you do until 17:00, what do you write on the list, and what do you say to your colleague and to your manager?',
    guideOne:
      'Ticks all 40 because the risk is small, or signs only for their own part and lets the rest look finished. Or reports the colleague without having talked to them.',
    guideThree:
      'Signs for 25 and hands the list in with a note that 15 are missing. Refuses to tick the others. The colleague hears no reason, and a new date is left to others.',
    guideFive:
      'Checks as many as can be done properly, beginning where a fire is likeliest, and signs for exactly those. Tells the manager before 17:00 what is open and until when, and explains to the colleague what the tick promises to others.',
    skills: ['Integrity', 'Safety awareness'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'forwarded-five-times',
    type: 'sift',
    text: 'A question from the public has been forwarded five times in three weeks. Each team added “not ours, maybe yours?”. Now it has come to you. It is not your task either, but you believe that you could answer about half of it. The person has written again: “Does anybody read this?” What do you do? Write your answer to the person, and say what you do about the five forwards.',
    guideOne:
      'Forwards it a sixth time with a better guess, answers with standard words, or complains to all five teams. The person still does not know who looks after the question.',
    guideThree:
      'Answers the half that they know and says that the rest will follow from somebody else. Friendly. Nobody in particular has promised the rest, and nothing is changed for next time.',
    guideFive:
      'Answers today: apologises, gives the half that is sure, and names one person and a date for the other half after having asked them. Stays in touch until it is done, and then settles with the teams where such questions should go.',
    skills: ['Ownership', 'Service orientation'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'the-toaster-offer',
    type: 'sift',
    text: 'A repair café exists so that fewer things are thrown away. It has just enough money until summer. A maker of cheap toasters offers 5,000 a year. In return its name would stand on each table, and the volunteers would recommend its toasters when one cannot be repaired. Half of the volunteers are for it. You have a vote in the decision. What do you think about, what would you ask, and how would you vote?',
    guideOne:
      'Takes the money because the café needs it, or declines because companies cannot be trusted. The purpose of the café is not brought into it. The other half are wrong.',
    guideThree:
      'Sees that recommending cheap toasters works against the purpose, and suggests accepting only the name on the tables. Does not ask what becomes of the café without the money.',
    guideFive:
      'Weighs whether more gets repaired with or without the offer, and asks about the toasters, the terms and other sources of money. Takes both halves seriously, makes a counter-offer true to the purpose, and says what would change their vote.',
    skills: ['Mission alignment', 'Judgement'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'what-you-would-keep',
    type: 'interview',
    text: 'You have read what our organisation is there for. Which part of it matters to you, and why? Which part would you question, or want to know more about? Tell us about something you have done, paid or unpaid, because you thought that it mattered, and about a day on which it was tedious.',
    guideOne:
      'Praises the organisation in words from its own website, or says that any work matters. Has nothing to question. The example is a plan and not something done.',
    guideThree:
      'Names one part and connects it with their own experience. Asks a polite question. The example is real, while the tedious day is passed over quickly.',
    guideFive:
      'Says precisely what matters and what it would mean in this role, and asks a question that shows they thought about limits. Tells of effort kept up on dull days, for the sake of people it served.',
    skills: ['Mission alignment'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'easier-to-say-nothing',
    type: 'interview',
    text: 'Tell us about a time when it would have been easier to say nothing, and you spoke up. Or about one when you stayed silent and now wish that you had not. What was at stake, for whom? What did you consider before you decided? How did you say it, or how would you say it today?',
    guideOne:
      'Chooses something without any risk, or presents themselves as the only honest person. Did not consider anybody else. How it was said did not matter to them.',
    guideThree:
      'Gives an honest example in which something was at stake, and says what they did. Weighed it up by feeling. The way of saying it is described only in outline.',
    guideFive:
      'Tells what others and they themselves stood to lose, made sure of the facts, and chose the moment and the person with care. Can repeat the words that were used, and looks honestly at what it cost and what it changed.',
    skills: ['Integrity', 'Ownership'],
    functions: [],
    seniority: 'any',
  },
];
