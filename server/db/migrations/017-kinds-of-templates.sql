-- Which e-mails an employer may write in its own words is said once, by the contract and by the file of each e-mail:
-- what is saved has passed there, and a new e-mail needs no migration.
-- Tolerated from: 016
alter table core.email_template drop constraint email_template_kind_check;
