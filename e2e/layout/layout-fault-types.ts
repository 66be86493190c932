export type LayoutFaultKind =
  | 'overlap'
  | 'cut off'
  | 'narrow column'
  | 'outside its box'
  | 'beyond the page'
  | 'covered'
  | 'under a bar';

/** Something that stands where it should not, told so that it can be found: the words on it, and its element. */
export type LayoutFault = { kind: LayoutFaultKind; what: string };
