import { headingsOf } from '../page-text.js';

const EXPLAINS =
  /\b(how (to|do|can)|fix(es|ed|ing)?|solv(ed|ing)|solutions?|explained|tutorial|guide|comment (corriger|résoudre|réparer)|cómo (corregir|resolver|solucionar)|como (corrigir|resolver))\b/i;
const PUBLISHED = /<article\b|\brel=["']?canonical\b|\bproperty=["']?og:/i;
const QUOTES = /<(pre|code)\b/i;
/** Express and ASP.NET set their own errors so. */
const OF_A_PROGRAM = /<body[^>]{0,200}>\s{0,20}<pre\b|\bapplication\.\s{0,5}(<hr[^>]{0,80}>\s{0,5})?<\/h1>\s{0,20}<h2>\s{0,5}<i>/i;

/** Somebody wrote about an error and has it as the heading; it did not happen here. */
export function isAnArticle(body: string, title: string): boolean {
  if ([title, ...headingsOf(body)].some((words) => EXPLAINS.test(words))) return true;
  return /<\/html>/i.test(body) && (PUBLISHED.test(body) || (QUOTES.test(body) && !OF_A_PROGRAM.test(body)));
}
