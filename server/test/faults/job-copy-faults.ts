import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const duplicate = (title: string): PlantedFaultDetector => ({
  file: 'server/features/builder/duplicate-job.test.ts',
  title,
});
const ofPlan = (title: string): PlantedFaultDetector => ({
  file: 'server/features/builder/copies-of-plans.test.ts',
  title,
});
const templates = (title: string): PlantedFaultDetector => ({
  file: 'server/features/job-templates/own-templates.test.ts',
  title,
});
const onTop = (title: string): PlantedFaultDetector => ({
  file: 'web/features/jobs/show-job-copy-in-list.test.ts',
  title,
});
const whole = duplicate(
  'a copy has all that a role says, asks and is set to, and its team, as a draft of whoever copied it',
);
const nothingElse = duplicate(
  'a copy takes along what is written down here and nothing else: no date, no link, no status, no candidate',
);
const content = 'server/features/jobs/sql/find-job-content-to-copy-insert-job-find-titles.ts';
const start = 'server/features/jobs/start-draft-job-from-content.ts';

/** Ways in which a copy carries too much, too little, or what is somebody else's. */
export const plantedJobCopyFaults: PlantedFault[] = [
  {
    name: 'a copy that takes a closing date along',
    change: [
      {
        file: content,
        from: 'preset: content.preset,',
        to: 'preset: content.preset, closes_at: new Date(),',
      },
    ],
    net: nothingElse,
  },
  {
    name: 'a copy of a sample that is a sample too',
    change: [
      {
        file: content,
        from: 'preset: content.preset,',
        to: 'preset: content.preset, sample: true,',
      },
    ],
    net: nothingElse,
  },
  {
    name: 'copies that share one link',
    change: [
      { file: start, from: 'makePublicJobLinkHash(config)', to: "'a'.repeat(24)" },
      { file: start, from: /import \{ makePublicJobLinkHash \}.*\n/, to: '' },
    ],
    net: duplicate('five that copy at once make five copies, each with its own link'),
  },
  {
    name: 'a copy without its review guides',
    change: [{ file: content, from: "'guideFive', q.guide_five", to: "'guideFive', ''" }],
    net: whole,
  },
  {
    name: 'a copy whose stages are all in use',
    change: [{ file: content, from: "'switchedOff', s.switched_off", to: "'switchedOff', false" }],
    net: ofPlan(
      'a copy keeps questions of every kind, weights and criteria, and takes no keys along',
    ),
  },
  {
    name: 'a copy whose questions have the keys of those they were copied from',
    change: [
      {
        file: 'server/features/builder/rules/give-items-new-keys.ts',
        from: '[key, newKey()]',
        to: '[key, newKey() && key]',
      },
    ],
    net: ofPlan(
      'a copy keeps questions of every kind, weights and criteria, and takes no keys along',
    ),
  },
  {
    name: 'a copy whose conditions depend on questions of the role it was copied from',
    change: [
      {
        file: 'server/features/builder/rules/give-items-new-keys.ts',
        from: 'item: other(item.condition.item)',
        to: 'item: item.condition.item',
      },
    ],
    net: ofPlan(
      'a role from its template keeps questions of every kind, weights and criteria, and takes no keys along',
    ),
  },
  {
    name: 'a template that passes over questions of kinds that it does not know',
    change: [
      {
        file: 'server/features/job-templates/parse-stored-template-content.ts',
        from: 'parsePlanItem(item, name).problem?.message ?? []',
        to: "parsePlanItem(item, name).item?.key === '' ? name : []",
      },
    ],
    net: ofPlan(
      'a question of unknown kind in a template is refused by its name, and starts nothing',
    ),
  },
  {
    name: 'a copy whose team has somebody who has left',
    change: [{ file: content, from: ' and m.deactivated_at is null', to: '' }],
    net: whole,
  },
  {
    name: 'a copy without its interview rounds',
    change: [
      {
        file: 'server/features/builder/start-job-with-content.ts',
        from: 'return stageId === undefined ? [] : [{ stageId, minutes }];',
        to: 'return stageId === undefined ? [] : minutes < 0 ? [{ stageId, minutes }] : [];',
      },
    ],
    net: whole,
  },
  {
    name: 'a copy that nobody hears of',
    change: [{ file: start, from: /\n {2}await recordDomainEvent\([\s\S]*?\}\);/, to: '' }],
    net: duplicate(
      'a copy is started and kept in the audit trail, once, however often the same call comes',
    ),
  },
  {
    name: 'a copy that everybody may make',
    change: [
      {
        file: 'server/features/builder/job-and-question-copy-routes.ts',
        from: 'contract.duplicateJobEndpoint,\n    may.admin,',
        to: 'contract.duplicateJobEndpoint,\n    may.anyMember,',
      },
    ],
    net: duplicate(
      'only admins copy, not even who runs the role; a role of somebody else does not exist',
    ),
  },
  {
    name: 'templates without walls between organisations',
    sql: 'alter policy tenant_staff on core.job_template using (true)',
    net: templates(
      "another organisation's template does not exist, and colleagues who are no admins have none",
    ),
  },
  {
    name: 'a role that starts from a template of its own without its advert',
    change: [
      {
        file: 'server/features/job-templates/load-job-template.ts',
        from: 'return { ...row, content, shipped: null };',
        to: "return { ...row, content: { ...content, description: '' }, shipped: null };",
      },
    ],
    net: templates('a role is saved as a template, which starts roles long after it has changed'),
  },
  {
    name: 'a sample among the roles to begin another with',
    change: [
      {
        file: 'server/features/job-templates/sql/job-templates-and-newest-jobs.ts',
        from: "\n    .where('sample', '=', false)",
        to: '',
      },
    ],
    net: {
      file: 'server/features/job-templates/list-previous-jobs.test.ts',
      title: 'the newest ten roles are offered to begin another with, of any phase but no sample',
    },
  },
  {
    name: 'a copy that jumps into the list at once',
    change: [
      {
        file: 'web/features/jobs/show-job-copy-in-list.ts',
        from: 'COPY_APPEARS_AFTER_MS = 800',
        to: 'COPY_APPEARS_AFTER_MS = 0',
      },
    ],
    net: onTop('a copy appears on top after 800 ms, and the counts are asked for again'),
  },
];
