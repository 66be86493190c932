/** What functions of the database do beyond their feature; looked at one by one, as in allow-lists-for-database-access-tests.ts. */

const SCORING =
  'the reviewer door writes nothing itself: what follows from a score or its end stands in the same transaction, and by whom it was given leaves it nowhere';

/** Functions that write a table of another feature, and why. */
export const approvedFunctionsWritingOtherFeaturesTables: Record<string, string> = {
  'blind.score': SCORING,
  'blind.note_complete': SCORING,
  'blind.finish': SCORING,
  'eo.save_answers':
    'the candidate door must not know of the list of facts that are looked at again',
  'eo.erase_answers':
    'the candidate door must not know of the list of facts that are looked at again',
  'pii.invite_person':
    'tasks never see who was invited before: address, person and application meet here',
  'pii.plant_sample': 'a sample role comes whole, with people whom no door may make',
  'pii.erase_application': 'what every feature keeps of a person goes at once, or not at all',
  'auth.found_organisation': 'an organisation begins before any door to it is open',
  'core.add_operator_member': 'from the command line, where no door is open',
};

/** Functions of one feature that another one calls, and why not a verb. */
export const approvedCallsOfOtherFeaturesFunctions: Record<string, string> = {
  'application-history → core.without_other_candidates':
    'the candidate door reads nobody else: what is taken out of a text is decided where the text is told',
  'twin-run → auth.operator_organisation':
    'what the first sign-up makes is there before one is rehearsed',
  'twin-run → core.organisation_ids': 'every organisation hears of it',
  'activity → auth.list_impersonations': 'ids to names, in the screen of what happened',
  'adjustments → pii.begin_or_find_application':
    'no door makes people: called within the function that enters an application for somebody',
  'apply → core.find_careers_page':
    'whose address a link leads to, before an organisation is known',
  'apply → pii.begin_or_find_application':
    'the public door sees no person: an application is begun by this alone',
  'apply → pii.note_interest':
    'the public door sees no person: an application is begun by this alone',
  'apply → pii.agree_to_contact': 'the candidate door changes its person by this alone',
  'apply → pii.give_name': 'the candidate door changes its person by this alone',
  'apply → core.public_part_of_plan': 'what candidates may see of a plan is decided in one place',
  'emails → core.public_part_of_plan': 'what candidates may see of a plan is decided in one place',
  'apply → pii.task_due_on': 'the last day of a task, on the page of its candidate',
  'apply → core.criteria_of_own_task':
    'a candidate reads what a task is looked at for, and not which question looks at it',
  'emails → pii.task_due_on': 'the same, in what they are written',
  'apply → pii.may_send_until': 'asked within the statement that stores an answer',
  'data-requests → core.is_own_decision_known':
    'what candidates hear of their results waits for one and the same moment',
  'disclosure → eo.pack_month': 'reads what it packs, in one statement',
  'application-history → core.rejection_notified_at':
    'a decision shows once its candidate has heard of it, by the one rule for that',
  'feedback-reports → core.weighted_mean': 'marks are rounded as the board rounds them',
  'feedback → core.own_experience': 'what a candidate has answered, on the page that asks',
  'feedback → core.rejection_notified_at': 'asked within the function that stores an answer',
  'interviews → core.store_scores': 'called within the functions that open the cards of a panel',
  'invitations-to-apply → pii.begin_application': 'called within the function that invites',
  'operator → auth.has_other_admin': 'asked within the function that lists people',
  'operator → auth.operator_organisation': 'called within the function that adds an operator',
  'pipeline → blind.give_up': 'takes a candidate out of reviews in the transaction of the decision',
  'retention → auth.tombstone_of': 'which applications a backup has brought back, in one statement',
  'review → core.store_mark': 'called within the function that stores a score',
  'sign-up → auth.change_own_password': 'the first password of an account',
  'sign-up → auth.operator_organisation':
    'e-mails to people of no organisation yet are of this one',
  'sign-up → auth.login_of': 'which log-in a sign-up made',
  'to-dos → pii.adjustment_answerers': 'whom a wish waits for, in the statement that lists them',
};
