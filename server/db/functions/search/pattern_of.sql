-- owner: search
-- A word as a pattern that stands for itself alone: three letters anywhere, fewer at the beginning of a word.
create or replace function search.pattern_of(word text) returns text language sql immutable parallel safe begin atomic
  select case when length(word) < 3 then '% ' else '%' end || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%';
end;
alter function search.pattern_of owner to evenhand_search;
