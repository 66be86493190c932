import { expect, test } from 'vitest';
import { summariseStatement } from './summarise-statement.ts';

test.each([
  [
    'select "core"."job"."id", "core"."job"."title" from "core"."job" where "id" = $1',
    'select core.job',
  ],
  ['select "j"."id" from "core"."job" as "j"', 'select core.job'],
  [
    '\n      insert into pii.email_message (org_id, to_address) values ($1, $2)',
    'insert pii.email_message',
  ],
  ['with gone as (delete from core.job_delta) select 1', 'with core.job_delta'],
  [
    "begin; \n select set_config('role', 'evenhand_staff', true), set_config('app.org_id', '7', true)",
    'enter staff',
  ],
  [
    "start transaction isolation level repeatable read; select set_config('role', 'evenhand_public', true)",
    'enter public',
  ],
  [
    "select set_config('role', 'evenhand_public', true); select visitor.*, 1 from (select from auth.find_session('\\xdead'::bytea)) visitor",
    'enter public by auth.find_session',
  ],
  ["select 'core.zyx' as text", 'select'],
  ['/* core.zyx */ select 1 -- core.zyx', 'select'],
  ['begin', 'begin'],
  ['commit', 'commit'],
  ['vacuum zyx', 'other'],
])('%j is %j', (statement, summary) => {
  expect(summariseStatement(statement)).toBe(summary);
});
