export const webhookExampleMessage = `POST /evenhand HTTP/1.1
content-type: application/json
webhook-id: msg_3Xf0bqTn1vR8yKc2LwZs5dHa
webhook-timestamp: 1784043727
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"application.submitted","timestamp":"2026-07-13T23:00:00.000Z",
 "data":{"jobId":12,"reference":"KX-47","state":"submitted"}}`;

export const webhookVerificationExampleInJavaScript = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.EVENHAND_SECRET); // whsec_…

// Throws unless the signature holds. rawBody is the body as it came, before any parsing.
const event = webhook.verify(rawBody, request.headers);`;

export const webhookVerificationExampleInPython = `import os
from standardwebhooks.webhooks import Webhook

webhook = Webhook(os.environ["EVENHAND_SECRET"])  # whsec_…

# Raises unless the signature holds. raw_body is the body as it came, before any parsing.
event = webhook.verify(raw_body, request.headers)`;

export const webhookVerificationExampleWithoutLibrary = `import { createHmac, timingSafeEqual } from 'node:crypto';

function verify(rawBody, headers, secret) {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) throw new Error('too old');
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const own = createHmac('sha256', key).update(\`\${id}.\${time}.\${rawBody}\`).digest();
  const holds = headers['webhook-signature'].split(' ').some((part) => {
    const [version, signature] = part.split(',');
    const theirs = Buffer.from(signature ?? '', 'base64');
    return version === 'v1' && theirs.length === own.length && timingSafeEqual(theirs, own);
  });
  if (!holds) throw new Error('not signed by Evenhand');
  return JSON.parse(rawBody);
}`;
