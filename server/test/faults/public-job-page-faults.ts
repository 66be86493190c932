import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const page = (title: string): PlantedFaultDetector => ({
  file: 'server/features/apply/public-job-page-markup.test.ts',
  title,
});
const kept = (title: string): PlantedFaultDetector => ({
  file: 'server/features/apply/cached-job-page.test.ts',
  title,
});
const followed = kept(
  'whatever a role’s page tells is on the next answer of every process once it has changed',
);
/** The version of a role's page, with a part of it put another way. */
const versionWith = (part: string, instead: string) =>
  `do $do$ declare was text := pg_get_functiondef('core.find_job_page'::regproc); begin
     if strpos(was, $part$${part}$part$) = 0 then raise 'that part is not there'; end if;
     execute replace(was, $part$${part}$part$, $part$${instead}$part$); end $do$`;
const boards = (title: string): PlantedFaultDetector => ({
  file: 'server/features/job-boards/job-boards.test.ts',
  title,
});

/** Faults in what a role's page tells machines, and in what sources tell of sealed candidates. */
export const plantedPublicJobPageFaults: PlantedFault[] = [
  {
    name: 'job page data in a preview',
    change: [
      {
        file: 'server/features/apply/public-job-page-and-applying.ts',
        from: '    head: null,',
        to: "    head: { address: '', summary: '', image: null, posting: '{}' },",
      },
    ],
    net: page('a draft’s preview, a form sent back and a page that follows have no job posting'),
  },
  {
    name: 'job page of a closed role that never goes',
    change: [
      {
        file: 'server/features/apply/rules/public-job-link-state.ts',
        from: 'const CLOSED_PAGE_MS = 30 *',
        to: 'const CLOSED_PAGE_MS = 3000 *',
      },
    ],
    net: page(
      'a closed role says so without form or data for thirty days, then it is gone; an archived one was never there',
    ),
  },
  {
    name: 'job page that is kept although a question has changed',
    sql: versionWith("':' || q.xmin", "''::text"),
    net: followed,
  },
  {
    name: 'job page that is kept although a criterion has another name',
    sql: versionWith("c.id || ':' || c.xmin", 'c.id'),
    net: followed,
  },
  {
    name: 'job page that is kept although its questions serve other criteria',
    sql: versionWith(
      "'serves ' || s.question_id || ':' || s.criterion_id || ':' || s.xmin",
      'null::text',
    ),
    net: followed,
  },
  {
    name: 'job page that is kept although its employer has changed',
    sql: versionWith('j.xmin, o.xmin', 'j.xmin'),
    net: followed,
  },
  {
    name: 'job page that is kept although a statement has changed',
    sql: versionWith("s.kind || ':' || s.xmin", "'s'::text"),
    net: followed,
  },
  {
    name: 'job page that leads to a careers page taken away',
    sql: versionWith('and m.published is not null', ''),
    net: followed,
  },
  {
    name: 'job page that is kept after its closing',
    sql: versionWith('and (j.closes_at is null or j.closes_at > at)', ''),
    net: followed,
  },
  {
    name: 'job page that is kept with what stood there for a moment only',
    change: [
      {
        file: 'server/access/authenticate-anonymous-visitor.ts',
        from: "door: 'public', isOneMoment }",
        to: "door: 'public', isOneMoment: isOneMoment && undefined }",
      },
    ],
    net: kept('what comes and goes while a page is drawn is on no answer that follows'),
  },
  {
    name: 'job page that is kept and not asked whether it is the current one',
    change: [
      {
        file: 'server/features/apply/cached-job-page.ts',
        from: 'current?.version !== last.version',
        to: 'current === undefined',
      },
    ],
    net: followed,
  },
  {
    name: 'job page that is kept with the token of whoever came first',
    change: [
      {
        file: 'server/features/apply/cached-job-page.ts',
        from: 'pageCache.store({ of, version }, pieces)',
        to: 'pageCache.store({ of, version }, [fillHtmlPlaceholders(pieces, visitorValues(context))])',
      },
    ],
    net: kept('each visitor has their own token and source, and nobody else’s'),
  },
  {
    name: 'merged sources that add up sealed candidates',
    sql: `create or replace function pii.count_sources(of_job bigint) returns table (source text, submitted integer, hired integer)
      language sql stable security definer set search_path = pg_catalog begin atomic
      with attempt as (
        select coalesce(s.merged_into, i.source) as source, a.hired_at
        from pii.application_identity i join core.application a on a.org_id = i.org_id and a.id = i.application_id
          left join core.source_alias s on s.org_id = i.org_id and s.source = i.source
        where i.org_id = core.current_org() and i.job_id = of_job)
      select t.source, count(*)::integer, count(t.hired_at)::integer from attempt t group by 1 having count(*) >= 5;
    end`,
    net: boards(
      'of sealed candidates no more is told than each role’s report tells, merged or not',
    ),
  },
  {
    name: 'a merging that tells whether a source is there',
    change: [
      {
        file: 'server/features/job-boards/list-merge-and-unmerge-candidate-sources.ts',
        from: "if (!known.includes(source)) refuse('source', 'Choose a source of the list.');",
        to: '',
      },
    ],
    net: boards(
      'of sealed candidates no more is told than each role’s report tells, merged or not',
    ),
  },
];
