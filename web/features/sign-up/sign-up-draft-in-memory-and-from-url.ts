/** What was typed so far, by the names of the fields. */
export type SignUpDraft = Partial<Record<SignUpDraftField, string>>;

export type SignUpDraftField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'jobTitle'
  | 'invitation'
  | 'orgName'
  | 'size'
  | 'industry'
  | 'locale'
  | 'signupReason'
  | 'templateId';

/** In memory alone: going back and forth loses nothing, and nothing stays on a computer that others use too. */
let draft: SignUpDraft = {};

export function readSignUpDraft(): SignUpDraft {
  return draft;
}

export function updateSignUpDraft(changes: SignUpDraft): void {
  draft = { ...draft, ...changes };
}

export function clearSignUpDraft(): void {
  draft = {};
}

/** An invitation and a template may be brought along by the address that was opened. */
export function fillSignUpDraftFromUrl({ search, hash }: Pick<Location, 'search' | 'hash'>): void {
  const templateId = new URLSearchParams(search).get('template');
  const invitation = /^#invitation=([\w-]{1,60})$/.exec(hash)?.[1];
  if (templateId) updateSignUpDraft({ templateId });
  if (invitation) updateSignUpDraft({ invitation });
}
