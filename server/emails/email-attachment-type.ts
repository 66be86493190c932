/** A file that goes with an e-mail, as text. */
export type EmailAttachment = { filename: string; contentType: string; text: string };
