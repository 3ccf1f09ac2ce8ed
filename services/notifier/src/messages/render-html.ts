import type { BannerState, Block, Email } from './email.js';
import { catalogueOf } from './catalogue.js';
import { bannerColours, dark, light } from './colours.js';

/**
 * One column of tables with inline styles: the only thing every mail program draws alike. No picture, no web font,
 * no script: a mail is a few kilobytes and complete without a further request.
 */
export function renderHtml(email: Email, options: { unsubscribeUrl?: string } = {}): string {
  const { state, word } = email.banner;
  return [
    `<!doctype html><html lang="${email.language}" dir="ltr"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<meta name="supported-color-schemes" content="light dark"><title>${esc(email.subject)}</title><style>${styles}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:${light.page};color:${light.text};font:16px/1.5 ${fonts}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${esc(email.preview)}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:12px 8px 24px">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">',
    `<tr><td class="brand" style="padding:4px 12px 12px;font-size:15px;font-weight:700;color:${light.link}"><span class="clay" style="color:${light.clay}">◆</span> NoWahala</td></tr>`,
    `<tr><td style="background:${bannerColours[state].back};color:#ffffff;padding:10px 20px;border-radius:12px 12px 0 0;font-size:15px;font-weight:700;letter-spacing:.04em">${bannerColours[state].mark}&nbsp; ${esc(word)}</td></tr>`,
    `<tr><td class="card" style="background:${light.card};padding:20px 20px 8px;border-radius:0 0 12px 12px">`,
    `<h1 dir="${dirOf(email.heading)}" style="margin:0 0 8px;font-size:24px;line-height:1.25;overflow-wrap:anywhere">${esc(email.heading)}</h1>`,
    ...email.blocks.map(renderBlock),
    '</td></tr>',
    `<tr><td class="muted" style="padding:16px 12px;font-size:14px;color:${light.muted}">${esc(email.why)}${unsubscribe(email, options.unsubscribeUrl)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

const fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

const styles = [
  'h1,p,li,td{overflow-wrap:anywhere}',
  '@media (prefers-color-scheme:dark){',
  `.page{background:${dark.page}!important;color:${dark.text}!important}`,
  `.card{background:${dark.card}!important;color:${dark.text}!important}`,
  `.muted{color:${dark.muted}!important}.link{color:${dark.link}!important}.brand{color:${dark.link}!important}.clay{color:${dark.clay}!important}`,
  `.soft{background:${dark.soft}!important;color:${dark.text}!important}.line{border-color:${dark.line}!important}`,
  `.button{background:${dark.button}!important;color:${dark.buttonText}!important}`,
  ...Object.entries(bannerColours).map(([state, { dot }]) => `.dot-${state}{background:${dot}!important}`),
  '}',
].join('');

function renderBlock(block: Block): string {
  switch (block.type) {
    case 'lead':
      return paragraph(block.text, 'font-size:18px');
    case 'text':
      return paragraph(block.text);
    case 'small':
      return `<p class="muted" dir="${dirOf(block.text)}" style="margin:0 0 16px;font-size:14px;color:${light.muted}">${esc(block.text)}</p>`;
    case 'steps':
      return `${title(block.title)}<ol style="margin:0 0 16px;padding-left:24px">${block.steps
        .map((step) => `<li dir="${dirOf(step)}" style="margin:0 0 8px;padding-left:4px">${esc(step)}</li>`)
        .join('')}</ol>`;
    case 'quote':
      return `${title(block.title)}<p class="soft" dir="${dirOf(block.text)}" style="margin:0 0 16px;padding:12px 16px;background:${light.soft};border-left:4px solid ${light.clay};border-radius:8px">${esc(block.text)}</p>`;
    case 'facts':
      return `${block.title ? title(block.title) : ''}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td class="line" style="padding:8px 0;border-top:1px solid ${light.line}"><span class="muted" style="color:${light.muted};font-size:14px">${esc(label)}</span><br><span dir="${dirOf(value)}">${esc(value)}</span></td></tr>`,
        )
        .join('')}</table>`;
    case 'rows':
      return `${title(block.title)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.rows.map(renderRow).join('')}</table>`;
    case 'button':
      return `<p style="margin:8px 0 20px"><a class="button" href="${esc(block.url)}" style="display:inline-block;min-width:160px;padding:12px 20px;border-radius:8px;background:${light.button};color:${light.buttonText};font-weight:700;text-align:center;text-decoration:none">${esc(block.label)}</a></p>`;
  }
}

function renderRow(row: { name: string; value: string; note: string; state: BannerState }): string {
  return `<tr><td class="line" style="padding:10px 0;border-top:1px solid ${light.line}"><span class="dot-${row.state}" style="display:inline-block;width:12px;height:12px;border-radius:6px;background:${bannerColours[row.state].back}"></span>&nbsp; <strong dir="auto">${esc(row.name)}</strong><br><span class="muted" style="color:${light.muted};font-size:14px">${esc(row.note)}</span></td><td class="line" align="right" valign="top" style="padding:10px 0 10px 12px;border-top:1px solid ${light.line};white-space:nowrap;font-variant-numeric:tabular-nums">${esc(row.value)}</td></tr>`;
}

const title = (text: string) => `<h2 style="margin:16px 0 8px;font-size:16px">${esc(text)}</h2>`;
/** A sentence of ours keeps its direction whatever name stands in it; names of other scripts are set apart by U+2068. */
const dirOf = (text: string): string => (text.includes('\u2068') ? 'ltr' : 'auto');
const paragraph = (text: string, style = '') => `<p dir="${dirOf(text)}" style="margin:0 0 16px;${style}">${esc(text)}</p>`;

function unsubscribe({ language }: Email, url: string | undefined): string {
  return url
    ? ` <a class="link" href="${esc(url)}" style="color:${light.link}">${esc(catalogueOf(language).mail.frame.unsubscribe)}</a>`
    : '';
}

export function esc(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
