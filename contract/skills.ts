export const skillGroupTitles = [
  'Thinking',
  'Communication',
  'People',
  'Working style',
  'Values',
  'Technical',
] as const;
export type SkillGroupName = (typeof skillGroupTitles)[number];

/** A skill that questions are tagged with and that roles choose from. */
export type QuestionLibrarySkill = { name: string; group: SkillGroupName };

/** The fifty skills that come with Evenhand; authors may write their own. A language, or what somebody has studied, is none: an employer who needs one says so in the advert. */
export const questionLibrarySkills: readonly QuestionLibrarySkill[] = [
  ...group('Thinking', [
    'Analytical thinking',
    'Commercial awareness',
    'Creativity',
    'Decision making',
    'Judgement',
    'Numerical reasoning',
    'Problem solving',
    'Risk awareness',
    'Strategic thinking',
  ]),
  ...group('Communication', [
    'Influencing',
    'Listening',
    'Negotiation',
    'Persuasion',
    'Presenting',
    'Verbal communication',
    'Written communication',
  ]),
  ...group('People', [
    'Coaching',
    'Collaboration',
    'Conflict resolution',
    'Customer focus',
    'Delegating',
    'Empathy',
    'Leading people',
    'Relationship building',
    'Service orientation',
    'Stakeholder management',
    'Teamwork',
  ]),
  ...group('Working style', [
    'Adaptability',
    'Attention to detail',
    'Initiative',
    'Learning agility',
    'Planning and organising',
    'Prioritising',
    'Project management',
    'Resilience',
    'Time management',
  ]),
  ...group('Values', ['Inclusion', 'Integrity', 'Mission alignment', 'Ownership']),
  ...group('Technical', [
    'Compliance',
    'Data analysis',
    'Digital literacy',
    'Financial literacy',
    'Marketing',
    'Policy knowledge',
    'Research',
    'Safety awareness',
    'Sales',
    'Technical skill',
  ]),
];

function group(name: SkillGroupName, skills: string[]): QuestionLibrarySkill[] {
  return skills.map((skill) => ({ name: skill, group: name }));
}
