/** Every "no" a caller should hear: status and words stand here once, addresses nowhere else. */
export const refusals = {
  'bad-input': [422, 'Some fields need another look.'],
  'bad-text': [
    400,
    'The text holds characters that cannot be stored. Remove them and send it again.',
  ],
  'bad-request': [400, 'The request could not be read. Reload the page and try again.'],
  'not-logged-in': [401, 'Log in to go on.'],
  'bad-credentials': [401, 'Invalid email address or password'],
  deactivated: [
    403,
    'Your account has been deactivated, please contact your account administrator',
  ],
  'not-allowed': [403, 'You may not do this. Ask an admin of your organisation.'],
  'stale-token': [403, 'This page has been open too long. Try again; nothing you typed is lost.'],
  'link-expired': [410, 'This link does not work any more. Ask for a new one.'],
  'role-closed': [410, 'This role has closed. Nothing can be submitted any more.'],
  'not-found': [404, 'This does not exist, or not for you.'],
  'wrong-method': [405, 'This address does not take that kind of request.'],
  conflict: [409, 'Somebody changed this at the same time. Reload to see it, then try again.'],
  'newer-version': [
    409,
    'Somebody saved this at the same time. Look at both versions, then save again.',
  ],
  'not-publishable': [409, 'Something is still missing before this role can be published.'],
  'role-cap-reached': [
    409,
    'Your plan has no room for another open role. Close one first, or change the plan.',
  ],
  'already-published': [409, 'This role is published: its questions can no longer change.'],
  'batch-too-small': [
    409,
    'Choose at least five candidates while the role is open, so that nobody can guess who wrote what.',
  ],
  'needs-confirmation': [409, 'Read the warning, then confirm.'],
  'not-in-stage': [409, 'Some candidates have moved on. Reload to see where they are.'],
  'reviews-missing': [409, 'Score every answer first. Then you can finish.'],
  'reviews-open': [409, 'Some reviews are still missing. Give a reason to open the names now.'],
  'nothing-to-release': [
    409,
    'Nobody was sent to review on this role yet, so there is nothing to release.',
  ],
  'own-reviews-open': [
    409,
    'You still have reviews to do on this role. Opening a name gives them up.',
  ],
  'already-submitted': [409, 'This application has been submitted.'],
  'job-open': [409, 'This role is open. Close and archive it instead.'],
  'job-archived': [409, 'This role is archived. Bring it back first, then change it.'],
  'job-not-open': [409, 'This role is not open any more. Reload to see it as it is now.'],
  locked: [423, 'You have finished these reviews. Their scores can no longer change.'],
  'too-large': [413, 'That is too large to send.'],
  'wrong-type': [415, 'Send this as JSON.'],
  'too-many': [429, 'Too many attempts. Wait a little, then try again.'],
  broken: [
    500,
    'Something went wrong on our side. Nothing was changed. Try again, and tell us the number below if it stays.',
  ],
  busy: [503, 'We are busy right now. Nothing was changed. Try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof refusals;

type Details = { message?: string; fields?: Record<string, string>; retryAfterSeconds?: number };

/** A "no" the caller should hear. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Details;

  constructor(code: RefusalCode, details: Details = {}) {
    super(details.message ?? refusals[code][1]);
    this.code = code;
    this.details = details;
  }
}
