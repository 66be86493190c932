/** What was typed so far, by the names of the fields. */
export type SignUpDraft = Partial<Record<DraftField, string>>;

export type DraftField =
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

export function signUpDraft(): SignUpDraft {
  return draft;
}

export function keepInDraft(changes: SignUpDraft): void {
  draft = { ...draft, ...changes };
}

export function forgetDraft(): void {
  draft = {};
}

/** An invitation and a template may be brought along by the address that was opened. */
export function keepFromAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): void {
  const templateId = new URLSearchParams(search).get('template');
  const invitation = /^#invitation=([\w-]{1,60})$/.exec(hash)?.[1];
  if (templateId) keepInDraft({ templateId });
  if (invitation) keepInDraft({ invitation });
}
