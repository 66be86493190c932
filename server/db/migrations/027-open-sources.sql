-- Which sources an admin knows from people whose names are open: looked up by their few, never by reading everybody. Written
-- when a name opens, so that nobody who applies waits for it.
create index on pii.application_identity (org_id, source) where opened_at is not null;
