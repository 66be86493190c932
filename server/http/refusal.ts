import { REPORT_RANGE_TOO_LARGE_MESSAGE } from '@evenhand/contract/reporting/organisation-reports.ts';

/** Every "no" a caller should hear: status and words stand here once, addresses nowhere else. */
export const refusalStatusesAndSentences = {
  'bad-input': [422, 'Some fields need another look.'],
  'bad-text': [
    400,
    'The text holds characters that cannot be stored. Remove them and send it again.',
  ],
  'bad-request': [400, 'The request could not be read. Reload the page and try again.'],
  'too-deep': [400, 'What was sent is nested too deeply: 32 levels are the most.'],
  'too-slow': [408, 'The request did not arrive in time. Check your connection and try again.'],
  'headers-too-large': [
    431,
    'Too much was sent along with the request. Delete the cookies of this site and try again.',
  ],
  'not-logged-in': [401, 'Log in to go on.'],
  'org-expired': [401, 'Your organisation’s account has expired. Ask whoever runs this site.'],
  'bad-credentials': [401, 'Invalid email address or password'],
  'password-first': [
    401,
    'Log in with your password again: the code was asked for too long ago, or too often.',
  ],
  'wrong-code': [400, 'Invalid one time code - please try again.'],
  'wrong-password': [400, 'This is not your password.'],
  'set-up-again': [409, 'The code to scan has run out. Begin again to get a new one.'],
  'two-factor-on': [409, 'Two-factor log-in is on already.'],
  'two-factor-off': [409, 'Switch two-factor log-in on first.'],
  'no-two-factor': [409, 'This person has no two-factor log-in. There is nothing to reset.'],
  'own-two-factor': [
    409,
    'You cannot reset your own two-factor log-in. Switch it off in your profile, or ask another admin.',
  ],
  'operator-two-factor': [
    409,
    'This person runs the installation too. Two-factor is reset on the server: npm run operator -- reset-two-factor.',
  ],
  'admin-can': [
    409,
    'An admin of this organisation can do this: ask them to open their list of people.',
  ],
  'two-factor-wanted': [
    409,
    'An admin of your organisation wants two-factor log-in for you, so it stays on.',
  ],
  'has-password': [
    409,
    'This person has chosen a password already. They can ask for a new one on the log-in page.',
  ],
  deactivated: [
    403,
    'Your account has been deactivated, please contact your account administrator',
  ],
  'not-allowed': [403, 'This is not for you. If you need to, ask an admin of your organisation.'],
  'confirm-first': [403, 'Confirm that it is you: give your password or a one-time code.'],
  'two-factor-first': [
    403,
    'Set up two-factor log-in in your profile first: whoever runs this installation needs it.',
  ],
  'support-off': [
    409,
    'This organisation has switched support access off. Its admins can switch it on in their account settings.',
  ],
  'own-organisation': [409, 'This is your own organisation: you would lock yourself out.'],
  'account-ended': [
    409,
    'The account of this organisation has ended. Change when it ends first, then bring it back.',
  ],
  'other-operator': [
    409,
    'This person runs the installation too. Nobody looks through their eyes.',
  ],
  'bad-api-key': [401, 'Send a key that works, in the header "Authorization: Bearer evh_…".'],
  'scope-missing': [
    403,
    'This key is not allowed that. Make one with the scope that the call needs.',
  ],
  'identity-sealed': [
    409,
    'This name is sealed. It opens with the release of the reviews, or for a reason on the role’s own screen.',
  ],
  'closed-to-support': [403, 'Support may not do this while looking through somebody’s eyes.'],
  'sign-up-closed': [
    403,
    'New employers cannot sign up here. Ask whoever runs this site for an account.',
  ],
  'invitation-needed': [
    403,
    'This needs an invitation made for your e-mail address. Check the code, or ask for a new one.',
  ],
  'stale-token': [403, 'This page has been open too long. Try again; nothing you typed is lost.'],
  'link-expired': [410, 'This link does not work any more. Ask for a new one.'],
  erased: [410, 'This application was erased, and everything about it.'],
  'role-closed': [410, 'This role has closed. Nothing can be submitted any more.'],
  'task-over': [
    410,
    'This task is over: it was handed in, or it was closed. What is saved by now stays saved.',
  ],
  'test-over': [
    410,
    'Your time for this test is over, or it was handed in. What you had saved by then counts.',
  ],
  'not-found': [404, 'This does not exist, or is not for you.'],
  'wrong-method': [405, 'This address does not take that kind of request.'],
  conflict: [409, 'Somebody changed this at the same time. Reload to see it, then try again.'],
  'newer-version': [
    409,
    'Somebody saved this at the same time. Look at both versions, then save again.',
  ],
  'not-publishable': [409, 'Something is still missing before this role can be published.'],
  'role-cap-reached': [
    409,
    'Your plan has no room for another open role. Close one first, or ask whoever runs this site for a larger plan.',
  ],
  'nobody-to-remind': [
    409,
    'Nobody is left to remind: they have finished, or were reminded today.',
  ],
  'reminded-already': [
    409,
    'They were reminded less than a day ago. A day must pass before the next reminder.',
  ],
  'already-published': [409, 'This role is published: its questions can no longer change.'],
  'library-limited': [403, 'Your organisation keeps the question library to its admins.'],
  'comes-with-evenhand': [
    409,
    'This comes with Evenhand and stays as it is. Copy a question into your own library to change it.',
  ],
  'template-unreadable': [
    409,
    'This template holds something that this version of Evenhand does not know.',
  ],
  'no-written-answers': [
    409,
    'This role has no stage of written answers. Add one in its stages first.',
  ],
  'questions-full': [409, 'Five questions are the most for one role.'],
  'batch-too-small': [
    409,
    'Choose at least five candidates while the role is open, so that nobody can guess who wrote what.',
  ],
  'needs-confirmation': [409, 'Read the warning, then confirm.'],
  'not-in-stage': [409, 'Some candidates have moved on. Reload to see where they are.'],
  'time-clash': [409, 'Somebody on this panel, or this room, is taken at that time.'],
  'card-locked': [
    409,
    'This card is in, or the cards are open already. Nothing of it can be changed any more.',
  ],
  'card-incomplete': [
    409,
    'Give each question stars, or say that it was not asked. Then hand the card in.',
  ],
  'interview-to-come': [409, 'This interview has not begun. Hand your card in once it has.'],
  'interview-off': [
    409,
    'There is nothing to score: this interview has no time yet, or will not take place.',
  ],
  'cards-missing': [
    409,
    'Cards of the panel are still missing. A mark is agreed upon once all are open.',
  ],
  'nothing-to-open': [409, 'No card is in yet, or the cards are open already.'],
  'reviews-missing': [409, 'Score every answer first. Then you can finish.'],
  'reviews-open': [409, 'Some reviews are still missing. Give a reason to open the names now.'],
  'order-needs-reason': [
    409,
    'Somebody who stands above is still waiting. Say in words why they are passed over.',
  ],
  'record-waits-for-release': [
    409,
    'Some names of this role are still sealed. The edition with names can be had once its reviews are released.',
  ],
  'nothing-to-release': [
    409,
    'Nobody was sent to review on this role yet, so there is nothing to release.',
  ],
  'own-reviews-open': [
    409,
    'You still have reviews to do on this role. Opening a name gives them up.',
  ],
  'own-marks': [
    409,
    'You cannot take yourself off a role or void your own marks. Ask another admin of this role.',
  ],
  'marks-needed': [409, 'These marks cannot be voided now.'],
  'sample-role-exists': [
    409,
    'Your organisation has a sample role already. Look for it on the dashboard, archived roles included.',
  ],
  'already-submitted': [409, 'This application has been submitted.'],
  'job-open': [409, 'This role is open. Close and archive it instead.'],
  'job-archived': [409, 'This role is archived. Bring it back first, then change it.'],
  'job-not-published': [
    409,
    'This role is a draft: nobody can have been hired yet. Publish it first.',
  ],
  'undo-too-late': [
    409,
    'This can no longer be undone, so the role stays closed. You can reopen it with a new closing time.',
  ],
  'job-not-open': [409, 'This role is not open any more. Reload to see it as it is now.'],
  'job-not-closed': [409, 'This role is not closed. Reload to see it as it is now.'],
  'small-batch-out': [
    409,
    'The answers of fewer than five candidates are with reviewers. Release these reviews first; then the role can open again.',
  ],
  locked: [423, 'You have finished these reviews. Their scores can no longer change.'],
  'bad-image': [
    422,
    'This picture could not be read. Choose a JPEG, PNG or WebP picture that does not move.',
  ],
  'last-admin': [
    409,
    'Your organisation needs at least one admin who can log in. Make somebody else an admin first; an invited one counts once they have chosen a password.',
  ],
  'own-account': [409, 'You cannot deactivate yourself. Ask another admin to do it.'],
  'already-member': [409, 'This person is in your organisation already.'],
  'deactivated-member': [
    409,
    'This person was deactivated. Find them in the list and let them in again.',
  ],
  'not-deactivated': [409, 'This person has not been deactivated.'],
  'not-self-serve': [403, 'This feature is switched on by whoever runs this site. Request it.'],
  'feature-on': [409, 'Your organisation has this feature already.'],
  'feature-off': [409, 'Your organisation has not switched this feature on.'],
  'no-global-reporting': [
    403,
    'Global Reporting is a paid add-on that your organisation does not have. An admin can request a call-back on its page.',
  ],
  'range-too-large': [422, REPORT_RANGE_TOO_LARGE_MESSAGE],
  'integration-not-configured': [
    409,
    'There is nothing set up to import from. Set it up under Settings, Integrations.',
  ],
  'requisition-not-found': [404, 'There is no requisition with this id. Check it and try again.'],
  'already-imported': [
    409,
    'This requisition was imported before. Open that role, or import it again.',
  ],
  'upstream-error': [
    502,
    'The other system gave no answer that could be used. Nothing was changed. Try again later.',
  ],
  'one-template-only': [
    409,
    'There is one template of this type, which is the one that is sent. Change that one.',
  ],
  'too-many-templates': [409, 'Fifty templates of one type are the most. Delete one first.'],
  'too-large': [413, 'That is too large to send.'],
  'wrong-type': [415, 'Send this as JSON.'],
  'too-many': [429, 'Too many attempts. Wait a little, then try again.'],
  broken: [
    500,
    'Something went wrong on our side. Nothing was changed. Try again, and tell us the number below if it stays.',
  ],
  'not-read-in-time': [
    503,
    'Reading this text took too long, so we stopped. Shorten it, or take out what is no text, and try again.',
  ],
  'figures-being-counted': [
    503,
    'Figures are being counted for the first time, or after a large import. In some minutes they will be exact; until then none is shown.',
  ],
  busy: [503, 'We are busy right now. Nothing was changed. Try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof refusalStatusesAndSentences;

type Details = { message?: string; fields?: Record<string, string>; retryAfterSeconds?: number };

/** A "no" the caller should hear. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Details;

  constructor(code: RefusalCode, details: Details = {}, options?: ErrorOptions) {
    super(details.message ?? refusalStatusesAndSentences[code][1], options);
    this.code = code;
    this.details = details;
  }
}
