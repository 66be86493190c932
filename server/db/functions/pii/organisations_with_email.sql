-- owner: emails
-- What is due follows the server's clock, a lease the database's: two processes share that one.
create or replace function pii.organisations_with_email(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct org_id from pii.email_message
  where sent_at is null and cancelled_at is null and failed_at is null and send_at <= moment
    and (leased_until is null or leased_until < now())
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function pii.organisations_with_email to evenhand_system;
