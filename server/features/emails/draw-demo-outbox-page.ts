import { escapeHtml } from '../../text/escape-html.ts';
import type { EmailAttachment } from '../../emails/email-attachment-type.ts';
import type { DemoOutboxEmail } from './sql/event-email-facts-and-waiting-email-queries.ts';

/** The outbox of the demo as one page: what there is on the left, the opened mail on the right. */
export function drawDemoOutboxPage(
  emails: DemoOutboxEmail[],
  opened: DemoOutboxEmail | undefined,
): string {
  const emailInView = opened ?? emails[0];
  // On a phone an opened mail stands alone, and then it is what the page is about.
  const [ofList, emailClass] = opened === undefined ? ['h1', 'h2'] : ['h2', 'h1'];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${opened === undefined ? 'Outbox' : `${escapeHtml(opened.subject)} – Outbox`} – Evenhand</title>
<link rel="icon" type="image/svg+xml" href="/assets/evenhand-1.svg">
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<header><div>
<a class="home" href="/"><svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><rect width="28" height="28" rx="7" fill="#0b5c52"/><rect x="6" y="8.5" width="16" height="4.2" rx="2.1" fill="#fff"/><rect x="6" y="15.3" width="16" height="4.2" rx="2.1" fill="#e5a11a"/></svg>Evenhand</a>
<p>Demo: no e-mail leaves this machine</p>
</div></header>
<main${opened === undefined ? '' : ' class="opened"'}>
<section class="list" aria-labelledby="outbox">
<div class="head"><${ofList} id="outbox">Outbox</${ofList}><p>${emails.length === 1 ? '1 e-mail' : `${emails.length} e-mails`}</p></div>
${emails.length === 0 ? '<p class="empty">Every e-mail to candidates and reviewers will be shown here.</p>' : `<ul>${emails.map((email) => itemOf(email, email === emailInView)).join('\n')}</ul>`}
</section>
${emailInView === undefined ? '' : emailMarkup(emailInView, emailClass)}
</main>
</body>
</html>
`;
}

function itemOf(email: DemoOutboxEmail, isShown: boolean): string {
  return `<li><a href="/dev/outbox/${email.id}"${isShown ? ' aria-current="true"' : ''}>
<span class="subject">${escapeHtml(email.subject)}</span>
<span class="to">${escapeHtml(email.to)}</span>
<span class="when">${whenOf(email)}</span>
</a></li>`;
}

function emailMarkup(email: DemoOutboxEmail, heading: string): string {
  const link = /https?:\/\/\S+/.exec(email.text)?.[0];
  return `<article aria-labelledby="subject">
<a class="back" href="/dev/outbox">All e-mails</a>
<${heading} id="subject">${escapeHtml(email.subject)}</${heading}>
<dl>
<div><dt>To</dt><dd>${escapeHtml(email.to)}</dd></div>
<div><dt>${email.sentAt === null ? 'State' : 'Sent'}</dt><dd>${whenOf(email)}</dd></div>
${link === undefined ? '' : `<div><dt>Link</dt><dd><a href="${escapeHtml(link)}">Open it</a><code tabindex="0">${escapeHtml(link)}</code></dd></div>`}
</dl>
<iframe title="The e-mail as HTML" src="/dev/outbox/${email.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
${email.attachments.map(attachmentMarkup).join('')}
<details><summary>As plain text</summary><pre>${escapeHtml(email.text)}</pre></details>
</article>`;
}

function attachmentMarkup({ filename, text }: EmailAttachment): string {
  return `<details><summary>Attached: ${escapeHtml(filename)}</summary><pre>${escapeHtml(text)}</pre></details>`;
}

function whenOf({ sentAt, sendAt }: DemoOutboxEmail): string {
  return sentAt === null
    ? `<span class="tag">Waits until ${timeOf(sendAt)}</span>`
    : timeOf(sentAt);
}

function timeOf(moment: Date): string {
  return moment.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}
