-- owner: privacy-notice
-- What the notice of the organisation is made of today; `installation` are the facts that the server knows by itself.
-- Decided here: visitors read neither webhooks nor periods, and what they read of them is this.
create or replace function core.privacy_notice_facts(installation jsonb) returns jsonb
  language sql stable security definer set search_path = pg_catalog begin atomic
  select privacy_notice_facts.installation || jsonb_build_object(
    'controller', o.name,
    'contact', coalesce(o.privacy_contact, o.contact_email),
    'locale', o.locale,
    'statement', (select s.text from core.organisation_statement s where s.org_id = o.org_id and s.kind = 'privacy'),
    'periods', (select coalesce(jsonb_agg(jsonb_build_object('country', p.country, 'store', p.store, 'months', p.months,
        'reason', p.reason) order by p.country, p.store), '[]') from core.retention_period p where p.org_id = o.org_id),
    'webhookHosts', (select coalesce(jsonb_agg(distinct substring(w.url from '^https?://(?:[^/@]*@)?([^/:?#]+)')), '[]')
      from core.webhook w where w.org_id = o.org_id and w.enabled),
    'asksEqualOpportunities', exists (select from core.eo_notice n where n.org_id = o.org_id and n.ended_at is null))
  from core.organisation o where o.org_id = core.current_org();
end;
grant execute on function core.privacy_notice_facts to evenhand_public, evenhand_candidate, evenhand_staff;
