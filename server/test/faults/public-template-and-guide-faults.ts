import { plantedEmailTemplateFaults } from './email-template-faults.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const open = (title: string): PlantedFaultDetector => ({
  file: 'server/test/public-template-and-guide-pages.test.ts',
  title,
});

/** Ways in which shipped content is lost, hidden or led astray, and what is written in its place does harm. */
export const plantedPublicTemplateAndGuideFaults: PlantedFault[] = [
  ...plantedEmailTemplateFaults,
  {
    name: 'templates that only whoever is logged in may read',
    change: [
      {
        file: 'server/features/job-templates/routes.ts',
        from: "path: '/org-signup/view-template/{templateId}', door: 'public'",
        to: "path: '/org-signup/view-template/{templateId}', door: 'staff'",
      },
    ],
    net: open(
      'whoever follows their links reaches every template and every guide, without a log-in',
    ),
  },
  {
    name: 'a guide that links to a place that there is not',
    change: [
      {
        file: 'server/features/education/content/scoring.md',
        from: '/education/review-guides)',
        to: '/education/review-guides#no-such-place)',
      },
    ],
    net: open('none of their links leads nowhere, not even to a place on a page'),
  },
  {
    name: 'a role that starts from a template without its questions',
    change: [
      {
        file: 'server/features/job-templates/rules/built-in-template-content.ts',
        from: 'questions: questions.map',
        to: 'questions: questions.slice(1).map',
      },
    ],
    net: {
      file: 'server/features/builder/start-job-from-template.test.ts',
      title:
        'a role that starts from a template is a draft with everything filled in, run by its owner',
    },
  },
];
