-- Candidates may ask for other words: plainer language, or a question explained. A program before this one does not
-- know what such a wish is called.
-- Tolerated from: 030
alter table pii.adjustment drop constraint adjustment_wishes_check,
  add constraint adjustment_wishes_check check (wishes <@ '{other-format,speaking,other-words,companion}');
