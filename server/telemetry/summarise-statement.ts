const TEXTS = /'(?:[^']|'')*'/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|--[^\n]*/g;
const BEGINNING = /^(?:begin|start transaction\b[^;]*);\s*/;
const DOOR = /set_config\('role', '(?:\w+_)?(\w+)'/;
const VERB =
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set|listen)\b/;
/** Schemas of ours, and what stands in them. */
const TARGET =
  /(?<![\w."])"?(core|pii|blind|eo|auth|report|audit|catalogue|search|migration)"?\."?([a-z_]+)"?/;

/**
 * What a statement does and with what, in names that are all of our own: `select core.job`, `enter staff`. No text of the statement
 * is in it, as some hold what a token is known by.
 */
export function summariseStatement(statement: string): string {
  const text = statement.replace(BEGINNING, '');
  const [, door] = DOOR.exec(text) ?? [];
  const target = TARGET.exec(text.replaceAll(COMMENTS, '').replaceAll(TEXTS, "''"));
  if (door !== undefined)
    return target === null ? `enter ${door}` : `enter ${door} by ${target[1]}.${target[2]}`;
  const [, verb = 'other'] = VERB.exec(text.replaceAll(COMMENTS, '').toLowerCase()) ?? [];
  return target === null ? verb : `${verb} ${target[1]}.${target[2]}`;
}
