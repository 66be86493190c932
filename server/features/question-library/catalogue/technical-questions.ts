import type { BuiltInQuestion } from './built-in-question-type.ts';

/** Work that needs tools, figures, rules or a market: asked so that no training in it is needed. */
export const builtInTechnicalQuestions: readonly BuiltInQuestion[] = [
  {
    id: 'whom-the-survey-missed',
    type: 'sift',
    text: 'A sports centre has 900 members. It handed out 40 question cards after the evening yoga class, and 36 people ticked “I am happy with the centre”. The centre now wants to print “9 out of 10 members are happy” on its posters. What would you tell the centre about this figure? What would you do in the next two weeks, with almost no money, to find out more?',
    guideOne:
      'Takes the percentage as it stands, or says only that the number of cards is small. Does not ask who was handed a card, and suggests printing more of them.',
    guideThree:
      'Sees that people at one evening class are not like all members, and would ask more of them. Does not think of those who stay away, or of how the question was put.',
    guideFive:
      'Explains that only satisfied, present people at one class were reached. Proposes asking a random share of all 900 including those who rarely come, tests a neutral question first, and words a poster that would be true today.',
    skills: ['Data analysis', 'Research'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'a-message-from-the-director',
    type: 'sift',
    text: 'At 16:40 you get an e-mail with the name of your director: “I am in a meeting and cannot talk. Send me the list of all staff with their bank details before 17:00, I need it for the board. Use this address, my other one is full.” What do you notice? What do you do in the next 20 minutes, and what on the next day?',
    guideOne:
      'Sends the list, perhaps with a password, because a director asked. Or deletes the message and regards the matter as closed, without speaking to anybody.',
    guideThree:
      'Recognises hurry, the strange address and the secrecy as warning signs, sends nothing and asks a manager. Does not reach the director another way, or warn colleagues who may have got it too.',
    guideFive:
      'Names at least three warning signs, sends nothing, and checks by calling a number already known. Reports it to whoever looks after security so that others are warned, and next day asks who should be allowed to request such lists at all.',
    skills: ['Digital literacy', 'Risk awareness'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'the-price-of-a-lunch',
    type: 'sift',
    text: 'A community centre serves lunch on 20 days a month. Food costs 3 for each meal. The kitchen costs 800 a month, however many people eat. A meal is sold at 5, and about 30 people come each day. Does the lunch pay for itself? Some want to raise the price to 6, others want to lower it to 4.50 so that more come. Show how you calculate, and say what you would advise.',
    guideOne:
      'Compares the price with the food alone, or spreads the kitchen over one day. Chooses a price by feeling, with no figure for how many guests it would take.',
    guideThree:
      'Works out that 600 meals bring 1,200 after food, so 400 is left after the kitchen. Tries one of the two prices, but assumes that the same number of people would come.',
    guideFive:
      'Shows today’s 400, then how many meals each price needs to do as well: about 400 at 6, and 800 at 4.50. Asks whether the kitchen could cook that many and what the lunch is for, and suggests a trial month.',
    skills: ['Financial literacy', 'Numerical reasoning'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'a-quiet-winter',
    type: 'sift',
    text: 'A bicycle workshop with four staff has a waiting list from April to September and almost no work from November to February. You have 1,000 to spend and three months before the quiet time starts. Whom would you want to reach, what would you offer them, and how would you reach them? How would you know by February whether it worked?',
    guideOne:
      'Lists ways to advertise, such as social media, leaflets and a discount for everybody. It could be any shop, and success is measured in likes or in a feeling.',
    guideThree:
      'Picks a group that makes sense, for example people who ride to work all year, and one offer for them. The costs are rough, or the result is not compared with an earlier winter.',
    guideFive:
      'Starts with who already trusts the workshop and why people wait until spring, and offers something worth having in winter. Divides the 1,000 by likely effect, tries it small first, and counts bookings against last winter.',
    skills: ['Marketing', 'Commercial awareness'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'the-largest-printer',
    type: 'sift',
    text: 'You work in a shop and are paid partly by what you sell. A customer asks for the most expensive printer on the shelf “because I do not want any more trouble”. After one question you know that they print about 20 pages a month, mostly letters. What else do you ask, what do you recommend, and in which words? What would you say to a colleague who calls that a lost sale?',
    guideOne:
      'Sells what was asked for, since the customer decides. Or lectures them on their needs. The trouble that they want to be rid of is never asked about.',
    guideThree:
      'Asks what went wrong with the last printer, and recommends a smaller one with reasons. The words are friendly but general, and the colleague is told only that honesty matters.',
    guideFive:
      'Asks first what the trouble was, and compares two models by cost over a year and by that trouble. Leaves the choice open, adds only what helps, and shows the colleague what a returning customer is worth.',
    skills: ['Sales', 'Listening'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'boxes-without-labels',
    type: 'sift',
    text: 'Your office moves tomorrow at 08:00. The rule says that papers about people are kept locked away and shredded after two years. At 15:00 you open a storeroom and find 14 boxes without labels. The first one has the names, addresses and health details of people from six years ago. The manager who would know more cannot be reached until the morning. What do you do today, and what in the week after?',
    guideOne:
      'Puts the boxes on the van with the rest or throws them in the bin. Or shreds everything straight away, without knowing what is in the other thirteen.',
    guideThree:
      'Locks the boxes away, leaves a note for the manager and has them moved separately. Decides nothing alone. Does not look into how the papers came to be kept for so long.',
    guideFive:
      'Secures all 14 today, looks only as far as needed to label them, and records what was found and who saw it. Keeps them off the van until the person responsible decides, then has the lapse reported and the two-year check given an owner.',
    skills: ['Compliance', 'Policy knowledge'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'painting-the-hall',
    type: 'sift',
    text: 'Twelve volunteers will paint a hall on Saturday. The plan says: everybody starts at 09:00; two tall ladders, one of which “wobbles a little”; paint and thinner stored at the back door to keep the entrance free; windows closed so that no dust comes in; two kettles and a heater on one extension lead; whoever is tired goes home early. What worries you, in order of danger, and what exactly would you change?',
    guideOne:
      'Gives general advice such as being careful or wearing gloves. Finds one or two points, treats them as equally serious, and does not say who would change what.',
    guideThree:
      'Finds most of them: the ladder, closed windows, the overloaded lead and the blocked way out. The order is not explained, or the changes rely on reminding people to take care.',
    guideFive:
      'Puts the blocked exit with thinner, the fumes and the ladder first and says why, and replaces or removes rather than warns. Names somebody in charge and first aid, and plans who is still there when others leave early.',
    skills: ['Safety awareness'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'the-card-reader-on-wet-mornings',
    type: 'sift',
    text: 'The card reader in a small shop stops working on some mornings, and is fine again by noon. The owner has already bought a new one, and it does the same. A colleague swears that it only happens when it rains. You are not a technician. How do you go about finding the cause? Say what you would check first, what you would write down, and what the shop does in the meantime.',
    guideOne:
      'Suggests restarting, another new reader or calling somebody. Accepts the rain as the cause, or laughs at it, without looking for a way to check it.',
    guideThree:
      'Writes down when it fails and tries other cables or sockets. Changes several things at once, so that it would not be clear which one helped. Customers can pay in cash.',
    guideFive:
      'Concludes that the new reader rules out the old one, and lists what else differs in the morning, such as power, network, damp or busy lines. Tests one at a time, keeps a log against the weather, and arranges another way to pay.',
    skills: ['Technical skill', 'Problem solving'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'a-tool-you-taught-yourself',
    type: 'interview',
    text: 'Tell us about a tool, machine or program that you learnt to use without a course. It need not have been at work. How did you start, where did you get stuck, and how did you know that you were using it well? If we gave you a new one on your first day, what would you do in the first week?',
    guideOne:
      'Says that they pick things up quickly, with no example, or names a tool but not how it was learnt. Getting stuck meant waiting for somebody to fix it.',
    guideThree:
      'Describes one real tool and how practice and asking helped. The place where it went wrong stays vague. The first week would be spent reading and watching.',
    guideFive:
      'Tells step by step how they got from the first attempt to reliable use, including a wrong turn and what it taught. Checks their own results against something, and would begin a new tool with a small real job.',
    skills: ['Technical skill', 'Learning agility'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'the-visitors-book',
    type: 'interview',
    text: 'Imagine that everybody who visits our building must sign in and wear a badge. You start on the front desk and see that regular visitors are waved through. A colleague says: “We know them, and the rule is for strangers.” Talk us through what you think about, what you would do in your first week, and what you would do if a regular visitor took offence.',
    guideOne:
      'Follows whatever colleagues do, or enforces the rule at once because it is written down. Cannot say what signing in might be for. The visitor is argued with.',
    guideThree:
      'Explains that in a fire one must know who is inside, and would sign everybody in. Asks a manager to settle it, and stays polite with the visitor, but offers no easier way.',
    guideFive:
      'Works out what the rule protects, asks why it came to be skipped, and raises it with the colleague before the manager. Makes signing in quicker for regulars without dropping it, and can say the reason to a visitor in one friendly sentence.',
    skills: ['Compliance', 'Verbal communication'],
    functions: [],
    seniority: 'any',
  },
];
