/**
 * What runs in the page of a record. It reads the sections as they stand, hashes them, and says which was changed. Of a file it is
 * given it shows names and numbers alone, as text; nothing of it is run or drawn.
 */
export const decisionRecordPageScript = `
const FILE_BYTES_MAX = 268435456;
const hashing = {
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  utf8: (text) => new TextEncoder().encode(text),
};
function put(id, text) { document.getElementById(id).textContent = text; }
function show(verdict, what) {
  const isWhole = verdict.faults.length === 0;
  document.body.dataset.verdict = isWhole ? 'whole' : 'changed';
  put('verdict', isWhole
    ? what + ' is as it was made: ' + verdict.sections + ' sections fit together.' + (verdict.blanked > 0
      ? ' ' + verdict.blanked + ' of them were blanked after an erasure.' : '')
    : what + ' was changed after it was made.');
  put('faults', '');
  for (const fault of verdict.faults.slice(0, 50)) {
    const line = document.createElement('li');
    line.textContent = (fault.what === 'root' ? 'Does not fit: ' : 'Changed: ') + fault.section.slice(0, 80);
    document.getElementById('faults').append(line);
  }
  put('root', verdict.root === null ? '' : 'Root: ' + verdict.root
    + '. Compare it with the one that your installation keeps for this record.');
}
async function checkPage() {
  const foot = document.querySelector('footer[data-root]');
  const articles = [...document.querySelectorAll('article[data-leaf]')];
  if (foot === null) return put('verdict', 'The end of this page is missing.');
  const leaves = articles.map((article) => ({ name: article.dataset.leaf, hash: article.dataset.hash ?? '',
    salt: article.dataset.salt ?? null, text: article.innerHTML }));
  const page = { name: 'page', hash: foot.dataset.hash ?? '', salt: null, text: '' };
  const verdict = await verifyDecisionRecordLeaves({ leaves: [page, ...leaves], root: foot.dataset.root, faults: [] }, hashing);
  show({ ...verdict, sections: leaves.length, blanked: verdict.blanked - 1 }, 'This page');
}
async function checkFile(file) {
  if (file.size > FILE_BYTES_MAX) return put('verdict', 'This file is too large to be a record.');
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
  } catch {
    document.body.dataset.verdict = 'changed';
    put('faults', '');
    put('root', '');
    return put('verdict', 'This file is no text, so it is no record as it was made.');
  }
  show(await verifyDecisionRecordFile(text, hashing), 'The file');
}
addEventListener('DOMContentLoaded', () => {
  document.getElementById('file').addEventListener('change', (event) => {
    const [file] = event.currentTarget.files;
    if (file) checkFile(file);
  });
  checkPage();
});
`;
