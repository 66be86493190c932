import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

type Ids = { org: string };

/** A page of the job list as one would write it with Fastify and pg alone: no session, permission, validation, transaction. */
export function addBareJobListRoute(app: FastifyInstance, pool: pg.Pool): void {
  app.get<{ Params: Ids; Querystring: { page?: string } }>(
    '/bench/list/:org',
    async ({ params, query }) => {
      const jobs = await pool.query(PAGE, [params.org, (Number(query.page ?? 1) - 1) * 10]);
      const total = await pool.query(
        'select count(*)::int as total from core.job where org_id = $1 and archived_at is null',
        [params.org],
      );
      return { jobs: jobs.rows, total: total.rows[0].total };
    },
  );
}

const counters = [
  'submitted',
  'awaiting_review',
  'in_review',
  'awaiting_interview',
  'in_interview',
  'awaiting_decision',
  'rejected',
  'withdrawn',
  'hired',
  'reviews_total',
  'reviews_scored',
];

/** The same data as the real list: the card, its counters to the last commit, its team and its interviews. */
const PAGE = `
  select job.id, job.hash, job.title, job.team, job.grade, job.sample, job.created_at, job.published_at, job.closes_at, job.archived_at,
    job.status, job.status_waiting_at, owner.first_name, owner.last_name,
    (select coalesce(jsonb_agg(m.member_id), '[]') from core.job_member m where m.org_id = $1 and m.job_id = job.id) as members,
    ${counters.map((name) => `coalesce(stats.${name}, 0) + coalesce(delta.${name}, 0) as ${name}`).join(', ')},
    (select coalesce(jsonb_agg(r), '[]') from (
       select stage.name, count(i.id) as invited, count(*) filter (where i.state = 'booked') as booked, count(*) filter (where i.state = 'done') as done
       from core.interview_round round join core.stage on stage.org_id = $1 and stage.id = round.stage_id
         left join core.interview i on i.org_id = $1 and i.round_id = round.id and i.state <> 'cancelled'
       where round.org_id = $1 and round.job_id = job.id group by round.id, stage.name) r) as rounds
  from core.job
  join core.member owner on owner.org_id = $1 and owner.id = job.owner_id
  left join core.job_stats stats on stats.org_id = $1 and stats.job_id = job.id
  left join lateral (
    select ${counters.map((name) => `sum(n) filter (where counter = '${name}') as ${name}`).join(', ')}
    from core.job_delta d where d.org_id = $1 and d.job_id = job.id) delta on true
  where job.org_id = $1 and job.archived_at is null
  order by job.created_at desc, job.id desc limit 10 offset $2`;

/** So many bytes of text, which are there already. */
export function addBareTextOfSizeRoute(app: FastifyInstance): void {
  const texts = new Map<string, string>();
  app.get<{ Params: { n: string } }>('/bench/bytes/:n', async ({ params: { n } }, reply) => {
    const text = texts.get(n) ?? 'x'.repeat(Number(n));
    texts.set(n, text);
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}

/** A page with an employer's open roles as one would write it with Fastify and pg alone: one query, and a text around its rows. */
export function addBareCareersPageRoute(app: FastifyInstance, pool: pg.Pool): void {
  app.get<{ Params: Ids }>('/bench/careers/:org', async ({ params }, reply) => {
    const { rows } = await pool.query<{ hash: string; title: string; team: string | null }>(
      `select hash, title, team, location, closes_at, remote_preference from core.job
       where org_id = $1 and published_at is not null and archived_at is null and not sample
         and (closes_at is null or closes_at > now()) order by team, published_at desc limit 40`,
      [params.org],
    );
    const roles = rows.map(
      ({ hash, title, team }) => `<li><a href="/apply/${hash}">${title}</a> ${team ?? ''}</li>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><title>Careers</title><ul>${roles.join('')}</ul>`);
  });
}

/** How many applications were sent in a period: the least that any report of it costs that looks at each of them. */
export function addBareApplicationCountRoute(app: FastifyInstance, pool: pg.Pool): void {
  app.get<{ Params: Ids; Querystring: { from: string; until: string } }>(
    '/bench/count/:org',
    async ({ params, query }) => {
      const { rows } = await pool.query<{ n: number }>(INDEX_ONLY_COUNT, [
        params.org,
        query.from,
        query.until,
      ]);
      return { n: rows[0]?.n };
    },
  );
}

const INDEX_ONLY_COUNT = `
  select count(*)::int as n from core.application
  where org_id = $1 and submitted_at >= $2::date::timestamp at time zone 'Europe/London'
    and submitted_at < ($3::date + 1)::timestamp at time zone 'Europe/London'`;

/** A role's page in the same way. */
export function addBareJobPageRoute(app: FastifyInstance, pool: pg.Pool): void {
  app.get<{ Params: { hash: string } }>('/bench/apply/:hash', async ({ params }, reply) => {
    const { rows } = await pool.query<{ title: string; description: string; name: string }>(
      `select j.title, j.description, o.name from core.job j join core.organisation o on o.org_id = j.org_id
       where j.hash = $1 and j.published_at is not null and j.archived_at is null`,
      [params.hash],
    );
    const { title = '', description = '', name = '' } = rows[0] ?? {};
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><title>${title}</title><h1>${title}</h1><p>${name}</p><p>${description}</p><form method="post"><input name="email"></form>`,
      );
  });
}

type Applying = { email: string; application: number; question: number; text: string };

/** The rows that an application leaves, inserted in as many transactions as a candidate makes, and nothing else. */
export function addBareApplyingRoutes(app: FastifyInstance, pool: pg.Pool): void {
  app.post<{ Params: Ids & { job: string }; Body: Applying }>(
    '/bench/begin/:org/:job',
    async ({ params, body }) => {
      const { org, job } = params;
      return inTransaction(pool, async (client) => {
        const person = await client.query(
          `insert into pii.candidate (org_id, first_name, last_name, email, search) values ($1, 'Some', 'One', $2, $3) returning id`,
          [org, body.email, `some one ${body.email}`],
        );
        const application = await insertApplication(client, org, job);
        const [candidateId, id] = [person.rows[0].id, application.id];
        await client.query(
          'insert into pii.candidate_job (org_id, candidate_id, job_id) values ($1, $2, $3)',
          [org, candidateId, job],
        );
        await client.query(
          'insert into pii.application_identity (org_id, application_id, job_id, candidate_id) values ($1, $2, $3, $4)',
          [org, id, job, candidateId],
        );
        await client.query(
          `insert into auth.token (token_hash, kind, org_id, reference) values (sha256(convert_to($1, 'UTF8')), 'bench', $2, $3)`,
          [body.email, org, id],
        );
        await insertEventAndEmail(client, {
          kind: 'application-begun',
          org,
          job,
          id,
          email: body.email,
        });
        return { id };
      });
    },
  );

  app.post<{ Params: Ids; Body: Applying }>('/bench/answer/:org', async ({ params, body }) => {
    await pool.query(
      'insert into core.answer (org_id, application_id, question_id, text) values ($1, $2, $3, $4)',
      [params.org, body.application, body.question, body.text],
    );
    return { ok: true };
  });

  app.post<{ Params: Ids & { job: string }; Body: Applying }>(
    '/bench/submit/:org/:job',
    async ({ params, body }) => {
      const { org, job } = params;
      return inTransaction(pool, async (client) => {
        await client.query(
          `update core.application set state = 'submitted', submitted_at = now(), honest_at = now() where org_id = $1 and id = $2`,
          [org, body.application],
        );
        await insertEventAndEmail(client, {
          kind: 'application-submitted',
          org,
          job,
          id: body.application,
          email: body.email,
        });
        return { ok: true };
      });
    },
  );
}

async function insertEventAndEmail(
  client: pg.PoolClient,
  {
    kind,
    org,
    job,
    id,
    email,
  }: { kind: string; org: string; job: string; id: number; email: string },
): Promise<void> {
  const event = await client.query(
    `insert into core.event (org_id, kind, actor_kind, actor_id, job_id, subject_id) values ($1, $2, 'candidate', $3, $4, $3) returning id`,
    [org, kind, id, job],
  );
  await client.query(
    `insert into pii.email_message (org_id, kind, event_id, application_id, to_address, subject, text, html, message_id, sent_at)
     values ($1, $2, $3, $4, $5, 'About your application', $6, $7, $5, now())`,
    [org, kind, event.rows[0].id, id, email, EMAIL_TEXT.slice(0, 900), EMAIL_TEXT],
  );
}

/** As long as a real one. */
const EMAIL_TEXT = 'Thank you for your application. '.repeat(90);

async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Two random references can be the same one: then another is drawn. */
async function insertApplication(
  client: pg.PoolClient,
  org: string,
  job: string,
): Promise<{ id: number }> {
  for (;;) {
    const { rows } = await client.query(
      `insert into core.application (org_id, job_id, public_ref)
         values ($1, $2, chr(67 + floor(random() * 24)::int) || chr(65 + floor(random() * 26)::int) || '-' || (1000 + floor(random() * 9000)::int))
         on conflict (org_id, job_id, public_ref) do nothing returning id`,
      [org, job],
    );
    if (rows[0] !== undefined) return rows[0];
  }
}
