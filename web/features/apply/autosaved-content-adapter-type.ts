/** What the page saves by itself: one answer, or the fields of a form, each as one text. */
export type AutosavedContentAdapter = {
  address: string;
  /** By which a draft is kept on the device. */
  draftName: string;
  /** As the server drew it. */
  stored: string;
  read: () => string;
  /** Puts a draft back. */
  write: (content: string) => void;
  /** Whether the browser itself understands all that was typed: of a day that is none it gives nothing, as of an empty field. */
  isReadable: () => boolean;
  /** Says beside its field what the browser does not understand. */
  showUnreadable: () => void;
  /** What is sent of it. */
  toBody: (content: string) => object;
  /** What the server says beside that it is saved. */
  explain: (reply: unknown) => void;
  /** What was changed elsewhere takes the place of what is on the screen. */
  takeNewer: (text: string) => void;
};
