import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const DEEPEST = 32;

/**
 * Reads the bodies of calls. What is nested deeper than anything that is ever sent here is refused as text, before it is read:
 * whatever walks it afterwards calls itself once a level.
 */
export function addJsonBodyParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (measureJsonDepth(text) > DEEPEST) return done(new Refusal('too-deep'));
      return parse(request, text, done);
    },
  );
}

/** Of brackets that stand in no string. Text that is no JSON has some depth too. */
export function measureJsonDepth(text: string): number {
  let [depth, deepest, inString] = [0, 0, false];
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i];
    if (letter === '"') inString = !inString;
    else if (inString) i += letter === '\\' ? 1 : 0;
    else if (letter === '[' || letter === '{') deepest = Math.max(deepest, (depth += 1));
    else if (letter === ']' || letter === '}') depth -= 1;
  }
  return deepest;
}
