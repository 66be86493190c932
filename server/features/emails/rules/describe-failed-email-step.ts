import type { EmailSettingsTestStep } from '@evenhand/contract/emails/email-settings.ts';

const ANSWER_MAX = 200;

type Failed = { failedAt: EmailSettingsTestStep; message: string; answer: string | null };

const words: Record<EmailSettingsTestStep, string> = {
  settings: 'No mail server is set. Whoever runs this installation sets SMTP_URL.',
  name: 'There is no server of that name. Look at the host in SMTP_URL.',
  connection: 'Nothing could be reached there. Look at the port in SMTP_URL and at the firewall.',
  encryption:
    'The connection could not be encrypted. Look at the certificate, and whether SMTP_URL should begin with smtp: or smtps:.',
  'log-in': 'The server did not take the user name and password in SMTP_URL.',
  sender: 'The server does not send for the address in MAIL_FROM.',
  recipient: 'The server did not take your address. Others may work all the same.',
  message: 'The server did not take the message.',
};

/** At which step an e-mail failed, in words for an admin. */
export function describeFailedEmailStep(error: unknown): Failed {
  const failedAt = stepOf(error);
  const late = isLate(error) ? 'It took too long. ' : '';
  return { failedAt, message: `${late}${words[failedAt]}`, answer: answerOf(error) };
}

export const smtpNotSetFailure: Failed = {
  failedAt: 'settings',
  message: words.settings,
  answer: null,
};

function stepOf(error: unknown): EmailSettingsTestStep {
  const { code, command } = textsOf(error);
  if (code === 'EDNS' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name';
  if (code === 'ETLS' || isAboutEncryption(error)) return 'encryption';
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'log-in';
  if (code === 'EENVELOPE') return command === 'MAIL FROM' ? 'sender' : 'recipient';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  if (code === 'EMESSAGE' || command === 'DATA') return 'message';
  return 'connection';
}

function isAboutEncryption(error: unknown): boolean {
  return (
    error instanceof Error &&
    /certificate|\bSSL\b|\bTLS\b|wrong version number|self-signed|EPROTO/i.test(
      `${error.message} ${textsOf(error).code}`,
    )
  );
}

function isLate(error: unknown): boolean {
  return textsOf(error).code === 'ETIMEDOUT' || /timeout/i.test(String(error));
}

/** One line, without what cannot be shown. */
function answerOf(error: unknown): string | null {
  const { response, message } = textsOf(error);
  const reply = (response || message).replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  if (reply === '') return null;
  return reply.length > ANSWER_MAX ? `${reply.slice(0, ANSWER_MAX - 1)}…` : reply;
}

function textsOf(error: unknown): {
  code: string;
  command: string;
  response: string;
  message: string;
} {
  const text = (name: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : '';
    return typeof value === 'string' ? value : '';
  };
  return {
    code: text('code'),
    command: text('command'),
    response: text('response'),
    message: text('message'),
  };
}
