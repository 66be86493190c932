import type { SampleJobCandidate } from './sample-job.ts';
import { secondHalfOfSampleJobCandidates } from './second-half-of-sample-job-candidates.ts';

/**
 * Nobody here exists, and no mail can reach them. They differ as real candidates do: good writers with little to say, people
 * who write badly and think well, one strong answer among weak ones. Two give their own name away, as people do in
 * letters: reviewers see it removed.
 */
export const sampleJobCandidates: readonly SampleJobCandidate[] = [
  {
    firstName: 'Kavi',
    lastName: 'Dunmarrow',
    email: 'kavi.dunmarrow@example.invalid',
    answers: [
      {
        quality: 5,
        text: `First question, to the late teacher: when does your coach have to leave? Everything hangs on that. Meanwhile one colleague takes the 60 straight to the coats and toilets, so that nobody stands in the entrance.

I would ring the second school, who are ten minutes away, and ask them to begin with the outdoor rockets. Both groups then swap at 12:10. Lunch in two sittings: the late group first, they have been on a hard shoulder since nine.

One volunteer with each half of the late group, one stays at the door. I tell both teachers the new times on a piece of paper, and at 11:50 I walk round to see whether it holds.`,
      },
      {
        quality: 4,
        text: `Thank you for writing, and I am sorry. You paid to see an exhibition that you could not reach, and we let you find that out by yourself. That is our fault twice over.

Your £14 is on its way back to your card today. I would also like to invite all of you again: the lift was repaired on Tuesday, and if you tell me the day I will meet you at the door and make sure it is working before you set off.

The desk now has a sign and a line to say to everybody whenever a lift is out. It should have had one already.`,
      },
      {
        quality: 5,
        text: `I would not wait for Saturday. I would ring him and ask for a quarter of an hour, just the two of us.

"You know how glad we all are that you are here. Since September you have mostly come in between twenty and forty minutes late, and other people open the galleries without a break because of it. I would rather ask than guess: what is going on?"

Then I would listen. If it is the bus, or somebody ill at home, we move his shift to eleven. If not, ten means ten. Either way we look at it again in four weeks. To whoever complained: "You were right to tell me. Thank you for covering."`,
      },
      {
        quality: 5,
        text: `If it were the price, Sundays should have dropped as well, so I would doubt that one from the start. If it were the car park, I would expect the loss between eleven and two, when it is full, and among families from out of town.

So: visits per hour, Saturdays against Sundays, by ticket type and by postcode if we have it, for the last three months and the same months last year. And what else happens only on Saturdays: a market, a bus that stopped?

I would give up my favourite idea if the missing 110 are spread evenly over the day. Before spending money I would try one thing for two Saturdays and count.`,
      },
    ],
  },
  {
    firstName: 'Bashir',
    lastName: 'Quennell',
    email: 'b.quennell@example.invalid',
    answers: [
      {
        quality: 3,
        text: `I would welcome the late group and tell them not to worry, these things happen. Then I would split them into two groups of 30. One half would go into the galleries with a colleague and the other half would do the workshop. When the second school arrives they would start in the part of the museum that is empty, and after about forty minutes everybody swaps over.

I would explain to both teachers that the timetable is a bit different today. The volunteers would help to keep the children together and answer questions. I think if you stay friendly and organised most teachers are grateful that you make it work at all.`,
      },
      {
        quality: 3,
        text: `Dear visitor, thank you for getting in touch with us. I was very sorry to read about your experience at the museum. We always try to make sure that everybody can enjoy our exhibitions, and on this occasion we did not manage it.

The lift was out of order because of a technical fault. You should have been told about this when you bought your ticket and I apologise that you were not. I would like to offer you a full refund of £14, or if you prefer, free tickets for you and your family for another day.

I hope that we can welcome you again soon and that your next visit is a better one.`,
      },
      {
        quality: 3,
        text: `I would take them aside for a private chat at the end of a shift. I would say: "I have noticed that you have been coming in late recently. Is everything okay?" There might be a problem at home or with transport.

After hearing the reason I would explain that being late has an effect on the rest of the team, and ask them to make an effort to be on time from now on.`,
      },
      {
        quality: 3,
        text: `I would start by exporting the ticket records for the last three months into a spreadsheet. I would make a graph of the Saturdays and see when the drop started. Then I would find out the date when the price went up and the date when the car park changed, and compare.

If the drop started at the same time as the price, then it is probably the price. I would also look at which ticket types have gone down, for example family tickets or adults.

Once I knew which one it was I would write up the findings and suggest a change to my manager, with the graph to support it.`,
      },
    ],
  },
  {
    firstName: 'Saoirse',
    lastName: 'Pellwick',
    email: 'saoirse.p@example.invalid',
    answers: [
      {
        quality: 2,
        text: `As a passionate and highly organised people person, I thrive in exactly this kind of fast-paced situation. Having delivered outstanding visitor experiences throughout my career, I understand that communication is the key to success. I would proactively engage with all stakeholders and ensure that everyone is aligned.

My approach would be flexible and solution-focused. I would leverage the strengths of my colleagues and volunteers to deliver a seamless experience for both groups, turning a challenge into an opportunity. At the end of the day it is about creating magical memories for the children, and with a positive attitude I am confident that I would exceed everyone's expectations.`,
      },
      {
        quality: 2,
        text: `Thank you so much for taking the time to share your valuable feedback with us! We are truly passionate about accessibility and it is at the very heart of everything we do. We were saddened to hear that your visit did not quite meet the high standards that we set for ourselves.

Please be assured that your comments have been shared with the relevant team and will help us on our journey of continuous improvement. We do hope that you enjoyed our award-winning café, and that this will not discourage you from visiting us again in the future.

With warmest wishes,
Saoirse Pellwick`,
      },
      {
        quality: 2,
        text: `Difficult conversations are among my core strengths. I believe passionately in empowering people and in leading with empathy. I would create a safe space in which the volunteer feels truly valued, and use active listening to explore the underlying issues together.

I would remind them of our shared values and of the difference that they make to our visitors every single day. In my experience, when people feel inspired they naturally rise to the occasion. I would also organise a team-building session, so that everybody can celebrate what each person brings and any tensions can be resolved in a positive and uplifting way.`,
      },
      {
        quality: 2,
        text: `I am a data-driven professional who loves turning insight into impact. I would conduct a deep dive into the available records to uncover the story behind the numbers, while engaging with both colleagues so that they feel heard.

In today's competitive leisure market, visitors have more choice than ever. It is likely that a combination of factors is at play, including price, parking and changing customer behaviours. I would therefore recommend a holistic strategy: a refreshed marketing campaign across all channels, a loyalty scheme, and exciting Saturday events that will put us firmly back on the map as the go-to destination.`,
      },
    ],
  },
  {
    firstName: 'Robin',
    lastName: 'Tolvanney',
    email: 'robin.tolvanney@example.invalid',
    answers: [
      {
        quality: 4,
        text: `ok so the 60 have been on a coach for hours, they need toilets and food before they need science. i send them to the lunch room straight away, it fits 60 and its empty at 11.20. so the second group gets the normal programme with both my collegues and nothing changes for them at all.

while the first lot eat i sit down with there teacher and ask what time the coach goes back and which bit the kids were looking forward to most, thats the bit they get. 2 volunteers stay in lunch, 1 at the door. i tell the other teacher there lunch is 12.30 not 12. simple as that really`,
      },
      {
        quality: 4,
        text: `Hello, im really sorry. You came with your children and ended up on your own in the café for an hour because we didnt tell you about the lift. I would of been angry too.

I am sending back the whole £14 and not just yours, the childrens tickets as well, because that wasnt the day out you paid for.

If you ever want to try again ring the desk and ask for the coordinator, that is me, I will check the lift that morning and ring you if its off. And from today whoever is on the desk has to tell people before they pay, not after.`,
      },
      {
        quality: 4,
        text: `id have a brew with her before she starts not after. "ive got to raise something and id rather do it straight. youve been late most saturdays since summer, half an hour or more, and the others are covering for you. whats happening?"

then shut up and let her talk, people tell you if you leave a gap. my guess would be caring for someone or the first bus but its only a guess.

if she cant do ten shes on at eleven, that's fine with me, then nobody is covering because its her shift. i would tell the one who complained its sorted and thanks. not why, thats not mine to tell`,
      },
      {
        quality: 3,
        text: `id print out the saturdays week by week and see if its a slope or a cliff. if it fell off in one week something happened that week. if it goes down slowly its more like people not coming back.

then i would check the date of the price and the date the car park started charging. the colleauges can both be right.

honestly id also go and stand in the car park for an hour on saturday. if i see ten cars turn round and drive off i would say its the car park`,
      },
    ],
  },
  {
    firstName: 'Yuna',
    lastName: 'Harrowmere',
    email: 'yuna.harrowmere@example.invalid',
    answers: [
      {
        quality: 4,
        text: `1. Ask the late teacher two things: departure time, and whether any child needs medicine or food now.
2. Ask a colleague to take the late group to the gallery on the first floor, in two halves of 30.
3. Meet the second group myself at 11:30 and start them in the workshop as planned. They should notice nothing.
4. Lunch: second group at 12:00, late group at 12:40. The room holds 60, so they cannot eat together.
5. Volunteers: one on the stairs, two with the late group.
6. Tell the café that it will be loud until half past one.
7. At 12:00, ask both teachers whether this works for them.`,
      },
      {
        quality: 5,
        text: `Dear visitor, you sat in our café for an hour while your children saw something that you had paid to see with them. I am sorry. The lift failed at nine that morning, we knew it, and nobody told you at the desk. Both are our doing.

I have refunded all three of your tickets. If you would like to come back, choose any day: I will test the lift before you leave home and ring you only if something is wrong.

Two things changed this week. Whoever sells a ticket now says which parts cannot be reached that day, before taking money. And the website says so too, from the moment the lift stops.`,
      },
      {
        quality: 3,
        text: `I would arrange a meeting with the volunteer and bring the dates on which they were late, so that we talk about facts. I would say that I value six years of service, and that arriving late on seven of nine Saturdays means that two other people cannot take their break.

I would ask what would have to be different for them to arrive at ten. Depending on the reply we could change the shift, the day or the task. We would agree on one thing to try, and I would make a note of it.

I would look at the arrival times again after a month.`,
      },
      {
        quality: 4,
        text: `Sundays are the same, so the cause must be something that only touches Saturdays. The ticket price is the same on both days. That already speaks against the price, unless Saturday visitors are different people from Sunday visitors, which I can check: share of members, families, students on each day.

From the records I would take the number of tickets per hour. If the car park is the reason, late morning should be hit most. If the loss is in one ticket type, for example groups, it may be one club that has stopped coming.

I would want to see the same pattern on at least eight of the twelve Saturdays before I proposed anything.`,
      },
    ],
  },
  {
    firstName: 'Tavish',
    lastName: 'Okonray',
    email: 't.okonray@example.invalid',
    answers: [
      {
        quality: 1,
        text: `The booking was for 10:00 and they arrived at 11:20, so strictly speaking they have missed their session. It is not the fault of the museum if a coach breaks down. I would explain this to the teacher politely and offer them another date.

If they really cannot come another day then they may walk around the galleries by themselves until it is time for their coach, as long as they do not disturb the second group, who are on time and have a right to the full programme. Rules are there for a reason, and if you make an exception for one school then you have to make it for every school.`,
      },
      {
        quality: 1,
        text: `Dear visitor, we refer to your message. According to our terms and conditions, which are displayed at the entrance and on our website, the museum does not guarantee access to all areas at all times, and tickets are not refundable once the visit has begun.

There is a notice beside the lift on the ground floor, which was in place on the day of your visit.

We regret any inconvenience and thank you for your understanding.`,
      },
      {
        quality: 2,
        text: `Being late is being late, whether somebody is paid or not. I would tell the volunteer clearly that this cannot go on: "You have been late for two months. I must ask you to be here at ten, otherwise I cannot put you on the Saturday list any more."

In my view it is fairer to everybody if the rules are the same for all, also for people that the visitors like. I would do it in private and stay calm. If the lateness does not stop within two weeks I would take them off Saturdays and find somebody who can come on time.`,
      },
      {
        quality: 4,
        text: `I would not begin with opinions. I would put the ticket records into a table: one row for each Saturday and Sunday of this year and of last year, with visits, average price paid, weather and school holidays.

First check: is the fall real, or did it also happen last year at this time? Second: does the fall begin in the week of the price change? If the price were the cause, Sundays should fall too, because the price is the same. Third: at which hours are people missing?

I would only report a cause when it explains both the Saturdays and the Sundays. Otherwise I would say that we do not know yet.`,
      },
    ],
  },
  ...secondHalfOfSampleJobCandidates,
];
