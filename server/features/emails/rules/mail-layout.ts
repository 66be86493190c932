export type Block = { as: 'paragraph' | 'button'; text: string };

type Page = { title: string; from: string; blocks: Block[]; url: string; why: string };

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = 'color:#15211e';
const quiet = 'color:#5b6a65';

/** The one page all mails are laid out on: no tables, no pictures, nothing loaded. Every part is HTML already. */
export function layOut({ title, from, blocks, url, why }: Page): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#f4f6f5;${ink};${font}">
<div role="article" aria-label="${title}" lang="en-GB" style="max-width:560px;margin:0 auto;padding:28px 16px 40px;${font}">
<p style="margin:0 0 14px;padding:0 4px;font-size:15px;line-height:22px;font-weight:600;${ink}">${from}</p>
<div style="background:#ffffff;border:1px solid #dce3e0;border-top:4px solid #0b5c52;border-radius:10px;padding:30px 28px 14px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:30px;font-weight:650;letter-spacing:-.014em;${ink}">${title}</h1>
${blocks.map((block) => (block.as === 'button' ? buttonOf(block.text, url) : paragraphOf(block.text))).join('\n')}
</div>
<p style="margin:18px 4px 0;font-size:13px;line-height:20px;${quiet}">${why}</p>
</div>
</body>
</html>
`;
}

function paragraphOf(text: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:25px;${ink}">${text}</p>`;
}

function buttonOf(label: string, url: string): string {
  return `<p style="margin:24px 0 20px"><a href="${url}" style="display:inline-block;background:#0b5c52;color:#ffffff;padding:14px 24px;border-radius:6px;font-size:16px;line-height:22px;font-weight:600;text-decoration:none">${label}</a></p>
<p style="margin:0 0 20px;font-size:13px;line-height:20px;${quiet}">If the button does not work, open this address:<br><a href="${url}" style="color:#0b5c52;word-break:break-all">${url}</a></p>`;
}
