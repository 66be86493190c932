import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  givenScoredCandidates,
  clientOfApplication,
  makeFeedbackReportTestActions,
} from '../../test/given-scored-candidates-and-feedback-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { webBuildFolder } from '../../http/web-build-manifest.ts';
import type { PlantedApplication } from '../../test/test-data-types.ts';

const server = startTestServer();
const PAGE_BYTES_MAX = 50_000;

test('a report with everything it loads is under 50 kB, and has no script', async () => {
  const round = await givenScoredCandidates(server, {
    stars: Array.from({ length: 12 }, (_, i): [number, number] => [1 + (i % 5), 1 + (i % 4)]),
    skills: ['Judgement', 'Calm', 'Numbers', 'Warmth', 'Planning'],
  });
  const [own] = round.applications as [PlantedApplication];
  await server.given.owner.query('update core.answer set text = $2 where application_id = $1', [
    own.id,
    'An oven that fails is cold by six. '.repeat(45),
  ]);
  await makeFeedbackReportTestActions(server, round).reject([own]);
  const { body } = await (await clientOfApplication(server, own)).get('feedback');
  expect(body).toContain('<svg');
  expect(body).not.toMatch(/<script|<img|style=|\son\w+=/);
  const files = [...body.matchAll(/href="\/(assets\/[^"]+\.(?:css|woff2))"/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(1);
  const bytes = [...new Set(files)].map(
    (file) =>
      readFileSync(
        new URL(file.endsWith('.css') ? `app/${file}.br` : `app/${file}`, webBuildFolder),
      ).length,
  );
  expect(body.length + bytes.reduce((sum, n) => sum + n, 0)).toBeLessThan(PAGE_BYTES_MAX);
});

test('what people wrote runs in the direction of its own language', async () => {
  const round = await givenScoredCandidates(server, { stars: [[3, 4]] });
  const [own] = round.applications as [PlantedApplication];
  await server.given.owner.query('update core.answer set text = $2 where application_id = $1', [
    own.id,
    'הייתי שואל קודם (ואז מחכה).',
  ]);
  await makeFeedbackReportTestActions(server, round).reject([own]);
  const { body } = await (await clientOfApplication(server, own)).get('feedback');
  expect(body).toMatch(/<p class="[^"]+" dir="auto">הייתי שואל קודם \(ואז מחכה\)\.<\/p>/);
});
