/** Words that people put into their addresses, and into their answers without saying who they are. */
export const commonMailboxWords: ReadonlySet<string> = new Set(
  `about account accounting accounts admin administration advice agency analyst apply application applications apprentice architect
  artist artwork assistant author autumn bakery barista beauty bicycle books brother builder building business candidate candidates career
  careers centre chemist chess chicken child coach coaching coder coding coffee college community company computer consult consultant
  consulting contact cooking council country crafts creative customer customers cycling daily dance dancer dancing daughter dental dentist
  design designer designs developer digital direct director doctor dragon dream dreams driver driving eagle editor education email
  employee energy engineer engineering english enquiries enquiry events everyone expert family fashion father film films finance fitness flower
  flowers football forever freelance friend friends games gaming garden gardening general girls global graduate graphic group guitar
  happy health hello helper hiking history holiday homes honest horse hotel house hunter information inbox india insurance internet
  interview japan jobhunt jobs jobsearch kitchen lawyer leader learner learning legal letters library linux little logistics london lucky
  magic mailbox maker manager managers market marketing master media medical member message midwife mobile model money monkey mother
  mountain music musician network networks never newsletter night nurse nursing office official online orange owner painter painting
  panda peace people person personal phone photo photographer photography photos piano pilot pirate pizza planet planner player plumber
  police postbox postman press princess print private problem product production professional profile program programmer programming
  project projects property public purple python question random reader reading really recruit recruitment remote research resume
  rocket runner running safety sailing sales school science search secret secretary security senior server service services sister
  skills social society software solar soldier solution solutions spare sport sports staff start stories story street student students
  studio studios study sunny sunshine super supply support surfer swimming systems tables teacher teaching teamwork technical technician
  technology tennis theatre thing things thinker tiger today trade trader trades trading train trainer training transport travel traveller
  trees trust tutor united university update uncle value video village vintage violin voice volunteer warehouse water website welcome
  wellness window winner woman women workshop world writer writing yellow younger youth`.split(
    /\s+/u,
  ),
);
