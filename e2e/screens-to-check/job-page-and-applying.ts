import type { ScreenToCheck } from '../screen-to-check-types.ts';

// What a link of ours looks like, but nobody has it.
const NEVER_GIVEN = 'A'.repeat(43);

export const jobPageAndApplyingScreensToCheck: ScreenToCheck[] = [
  { name: 'job-page', as: 'nobody', path: ({ openHash }) => `/apply/${openHash}` },
  {
    name: 'job-page-how-we-choose',
    as: 'nobody',
    path: ({ openHash }) => `/apply/${openHash}`,
    prepare: (page) => page.getByText('How we choose', { exact: true }).click(),
  },
  {
    name: 'job-page-with-problems',
    as: 'nobody',
    path: ({ openHash }) => `/apply/${openHash}`,
    prepare: async (page) => {
      await page.getByLabel('First name').fill('Noor');
      await page.getByRole('button', { name: 'Send me my link' }).click();
      await page.getByText('Fill in your last name.').first().waitFor();
    },
  },
  { name: 'job-page-closed', as: 'nobody', path: ({ closedHash }) => `/apply/${closedHash}` },
  { name: 'job-page-gone', as: 'nobody', path: ({ goneHash }) => `/apply/${goneHash}` },
  { name: 'job-page-unknown', as: 'nobody', path: () => `/apply/${NEVER_GIVEN}` },
  {
    name: 'check-your-email',
    as: 'nobody',
    path: ({ openHash }) => `/apply/${openHash}/check-your-email`,
  },
  { name: 'about-you', as: 'candidate', path: ({ begun }) => `${begun}/about-you` },
  { name: 'question', as: 'candidate', path: ({ writing }) => `${writing}/question/1` },
  { name: 'question-empty', as: 'candidate', path: ({ writing }) => `${writing}/question/2` },
  {
    name: 'question-scoring',
    as: 'candidate',
    path: ({ writing }) => `${writing}/question/1`,
    prepare: (page) => page.getByText('How answers are scored').click(),
  },
  {
    name: 'question-changed-elsewhere',
    as: 'candidate',
    path: ({ begun }) => `${begun}/question/3`,
    prepare: async (page) => {
      const address = (await page.locator('form[data-answer]').getAttribute('data-answer')) ?? '';
      await page.request.put(address, { data: { text: 'Written on another device.', version: 0 } });
      await page.getByRole('textbox').fill('Written here meanwhile.');
      await page.getByRole('textbox').blur();
      await page.getByRole('heading', { name: 'This answer was changed somewhere else' }).waitFor();
    },
  },
  { name: 'check', as: 'candidate', path: ({ checking }) => `${checking}/check` },
  {
    name: 'check-with-problems',
    as: 'candidate',
    path: ({ writing }) => `${writing}/check`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Submit application' }).click();
      await page.locator('[aria-invalid=true], [role=alert]').first().waitFor();
    },
  },
  { name: 'status', as: 'candidate', path: ({ submitted }) => `${submitted}/status` },
  {
    name: 'interview-to-book',
    as: 'candidate',
    path: ({ interviewToBook }) => `${interviewToBook}/interview`,
  },
  {
    name: 'interview-booked',
    as: 'candidate',
    path: ({ interviewBooked }) => `${interviewBooked}/interview`,
    prepare: (page) => page.getByText('Choose another time', { exact: true }).click(),
  },
  {
    name: 'status-answers',
    as: 'candidate',
    path: ({ submitted }) => `${submitted}/status`,
    prepare: (page) => page.getByText('Your answers', { exact: true }).click(),
  },
  {
    name: 'status-how-we-choose',
    as: 'candidate',
    path: ({ underEarlierPlan }) => `${underEarlierPlan}/status`,
    prepare: (page) => page.getByText('How we choose', { exact: true }).last().click(),
  },
  {
    name: 'status-interviews',
    as: 'candidate',
    path: ({ interviewing }) => `${interviewing}/status`,
  },
  { name: 'status-hired', as: 'candidate', path: ({ hired }) => `${hired}/status` },
  { name: 'status-withdrawn', as: 'candidate', path: ({ withdrawn }) => `${withdrawn}/status` },
  { name: 'status-unsent', as: 'candidate', path: ({ unsent }) => `${unsent}/status` },
  {
    name: 'about-you-after-sending',
    as: 'candidate',
    path: ({ submitted }) => `${submitted}/about-you`,
  },
  { name: 'withdraw', as: 'candidate', path: ({ submitted }) => `${submitted}/withdraw` },
  { name: 'application-unknown', as: 'nobody', path: () => `/application/${NEVER_GIVEN}/status` },
];
