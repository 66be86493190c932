/** What the first demo employer once saved from another system; days are days from today. */
export const demoRequisitions = [
  {
    reference: 'REQ-2041',
    title: 'Turbine Technician, Offshore',
    dept: 'Field Operations',
    location: 'Hull',
    closingDay: 35,
    team: ['wole@demo.test'],
    description:
      'You keep twelve turbines turning, at sea and in the workshop.\n\nWhat you will do\n\n- Plan the week with two colleagues and the weather\n- Mend what stands still, and write down what you found\n- Teach whoever comes new',
  },
  {
    reference: 'REQ-2044',
    title: 'Tariff Analyst',
    dept: 'Pricing',
    location: 'Leeds',
    closingDay: 21,
    team: ['hana@demo.test'],
    description:
      'You work out what a tariff costs us and whom it helps, and explain it to people who do not like tables.',
  },
  {
    reference: 'REQ-2050',
    title: 'Apprentice Meter Fitter',
    dept: 'Field Operations',
    location: 'Sheffield',
    closingDay: null,
    team: [],
    description:
      'Two years, three days a week with a fitter and two at college. You need no experience, and we pay for the van licence.',
  },
] as const;
