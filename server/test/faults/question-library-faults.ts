import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const net =
  (file: string) =>
  (title: string): PlantedFaultDetector => ({
    file: `server/features/question-library/${file}.test.ts`,
    title,
  });
const access = net('library-access');
const folders = net('question-folders');
const questions = net('library-questions');
const inJobs = net('library-questions-in-jobs');

const keys: PlantedFaultDetector = {
  file: 'server/test/canary-round.test.ts',
  title: 'what the options of a test are worth is read by whoever writes the role, and by no other',
};
const ofEveryKind = net('library-of-every-kind');

/** Ways in which a question library is opened to others, changes what candidates are asked, or tells too much. */
export const plantedQuestionLibraryFaults: PlantedFault[] = [
  {
    name: 'a library limited to admins that is open to others',
    change: [
      {
        file: 'server/features/question-library/rules/library-access.ts',
        from: "if (isLimited) return 'none';",
        to: '',
      },
    ],
    net: access('a library limited to admins is closed to everybody else, call by call'),
  },
  {
    name: 'one call of the library that forgets to ask who may',
    change: [
      {
        file: 'server/features/question-library/routes.ts',
        from: 'await checkMayReadQuestionLibrary(visit);\n    return { skills',
        to: 'return { skills',
      },
    ],
    net: access('a library limited to admins is closed to everybody else, call by call'),
  },
  {
    name: 'a library that whoever reads it may change',
    change: [
      {
        file: 'server/features/question-library/check-library-access.ts',
        from: "if (!may.edit) throw new Refusal('not-allowed');",
        to: 'void may;',
      },
    ],
    net: access('admins and whoever runs a role use and change the library; others read it'),
  },
  {
    name: 'a key of the library told to whoever may only read it',
    change: [
      {
        file: 'server/features/question-library/read-library-question.ts',
        from: 'showsKey ? ',
        to: 'showsKey || id ? ',
      },
    ],
    net: keys,
  },
  {
    name: 'a key that goes with a library question into a form, where nobody scores it',
    change: [
      {
        file: 'server/features/builder/add-library-questions-to-stage.ts',
        from: "stage.kind === 'test' ? fresh.map(({ id }) => id) : []",
        to: 'fresh.map(({ id }) => id)',
      },
    ],
    net: ofEveryKind(
      'a question goes into the stage that can ask it, with its criteria and, in a test, with its key',
    ),
  },
  {
    name: 'library questions without walls between organisations',
    sql: 'alter policy tenant_staff on core.library_question using (true)',
    net: questions("another organisation's question does not exist"),
  },
  {
    name: 'library folders without walls between organisations',
    sql: 'alter policy tenant_staff on core.library_folder using (true)',
    net: folders("another organisation's folder or question does not exist"),
  },
  {
    name: 'a deleted library folder that takes its questions along',
    change: [
      {
        file: 'server/features/question-library/add-rename-delete-or-restore-question-folder.ts',
        from: "if (!(await updateDeletedAtOfQuestionFolderRow(db, { id, at: now })))\n    throw new Refusal('not-found');",
        to: "if (!(await updateDeletedAtOfQuestionFolderRow(db, { id, at: now })))\n    throw new Refusal('not-found');\n  await db.updateTable('core.library_question').set({ archived_at: now }).execute();",
      },
    ],
    net: folders('deleting a folder keeps its questions, and an undo brings it back as it was'),
  },
  {
    name: 'scores of a library question told before their reviews were released',
    change: [
      {
        file: 'server/features/question-library/sql/library-question-uses-jobs-and-scores.ts',
        from: 'b.released_at is not null and ',
        to: '',
      },
    ],
    net: inJobs('how answers were scored is told from twenty released answers on'),
  },
  {
    name: 'a library question with a mean over fewer than twenty answers',
    change: [
      {
        file: 'server/features/question-library/read-library-question.ts',
        from: 'answers < SCORED_ANSWERS_TO_SHOW_QUESTION_MEAN_MIN',
        to: 'answers < 10',
      },
    ],
    net: inJobs('how answers were scored is told from twenty released answers on'),
  },
  {
    name: 'roles of a library question told to a colleague who has no part in them',
    change: [
      {
        file: 'server/features/question-library/sql/library-question-uses-jobs-and-scores.ts',
        from: "reader.role === 'ADMIN'",
        to: 'reader.actorId > 0',
      },
    ],
    net: inJobs('a question tells which roles ask it and when it was last asked'),
  },
];
