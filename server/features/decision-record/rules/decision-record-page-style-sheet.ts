/** Of the page of a record, which has no style sheet beside it. */
export const decisionRecordPageStyleSheet = `
:root { color-scheme: light dark; --ink: #1c1b1f; --soft: #57545e; --line: #d9d6df; --card: #fff; --ground: #f6f5f8; --good: #14603c; --bad: #9b1c1c; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceaf0; --soft: #b4b0bd; --line: #3d3a45; --card: #201e26; --ground: #16151a; --good: #7fd6a8; --bad: #ff9d94; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px 48px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; }
header { margin-bottom: 24px; padding: 16px 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
header p { margin: 0 0 8px; overflow-wrap: anywhere; }
#verdict { font-weight: 600; font-size: 18px; }
body[data-verdict=whole] #verdict { color: var(--good); }
body[data-verdict=changed] #verdict, #faults { color: var(--bad); }
#faults { margin: 0; padding-left: 20px; }
#root { color: var(--soft); font-size: 14px; }
.check { font-size: 14px; }
.check label { display: block; margin-bottom: 6px; }
.check input { max-width: 100%; min-height: 32px; }
article { margin-bottom: 16px; padding: 16px 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); overflow-wrap: anywhere; }
article:empty::before { content: "Blanked: this section was erased with the person it was about."; color: var(--soft); }
h2 { margin: 0 0 8px; font-size: 20px; line-height: 1.3; }
h3 { margin: 16px 0 6px; font-size: 16px; }
article p { margin: 0 0 8px; white-space: pre-wrap; max-width: 76ch; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { overflow-wrap: break-word; padding: 6px 10px 6px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; white-space: pre-wrap; }
thead th { border-top: 0; color: var(--soft); font-weight: 600; }
.facts th { width: 32%; color: var(--soft); font-weight: 600; }
@media print {
  :root { --ink: #000; --soft: #333; --line: #999; --card: #fff; --ground: #fff; }
  body { padding: 0; font-size: 11pt; }
  .check { display: none; }
  article, header { border: 0; border-radius: 0; padding: 0 0 8pt; }
  article { border-bottom: 1px solid #999; }
  h2, h3 { break-after: avoid; }
  tr { break-inside: avoid; }
  .wide { overflow: visible; }
  article[data-leaf=certificate] { break-after: page; }
}
`;
