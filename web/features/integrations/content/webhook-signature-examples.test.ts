import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import {
  webhookExampleMessage,
  webhookVerificationExampleWithoutLibrary,
} from './webhook-signature-examples.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = '{"type":"job.published","data":{"jobId":12}}';

/** The very text that is shown, run. */
async function shown(): Promise<
  (body: string, headers: Record<string, string>, secret: string) => unknown
> {
  const code = `${webhookVerificationExampleWithoutLibrary}\nexport { verify };`;
  const module: { verify: Awaited<ReturnType<typeof shown>> } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.verify;
}

function headersAt(at: Date): Record<string, string> {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} ${new Webhook(secret).sign('msg_1', at, body)}`,
  };
}

test('the code we show takes what is signed, and nothing else', async () => {
  const verify = await shown();
  const now = new Date();
  expect(verify(body, headersAt(now), secret)).toEqual(JSON.parse(body));
  expect(() => verify(body.replace('12', '13'), headersAt(now), secret)).toThrow('not signed');
  expect(() => verify(body, headersAt(new Date(now.getTime() - 400_000)), secret)).toThrow('old');
});

test('the message we show is one as it is sent, and names nobody', () => {
  const [head = '', text = ''] = webhookExampleMessage.split('\n\n');
  expect(head).toMatch(/^webhook-id: msg_[\w-]{24}$/m);
  expect(JSON.parse(text)).toMatchObject({ data: { reference: 'KX-47' } });
});
