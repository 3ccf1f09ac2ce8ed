import { sentenceAfter, sentenceBefore } from './sentence.js';

const REACH = 120;

/** Words that make a clause a condition. */
const IF_WORDS = [
  ...'if|when|whenever|once|unless|whether|should|in case|in the event|provided|as soon as'.split('|'),
  ..."si|lorsque|lorsqu[’']|quand|en cas|au cas où|dès que|à moins que|tant que".split('|'),
  ...'caso|quando|em caso|no caso|sempre que|logo que|cuando|en caso|cada vez que|siempre que|a menos que'.split('|'),
  ...'wenn|falls|sofern|sobald|im fall|im falle|als|indien|wanneer|zodra|in geval|tenzij|in caso|qualora|nel caso'.split('|'),
  ...'jeśli|jeżeli|gdy|w przypadku|w razie|dacă|în caz|când|eğer|nếu|khi|trong trường hợp'.split('|'),
  ...'ikiwa|endapo|iwapo|pindi|idan|in har|da zarar|bí|tí|nígbà tí|jika|apabila|bila|kalau|ketika'.split('|'),
  ...'если|когда|в случае|إذا|اذا|في حال|في حالة|عند|عندما'.split('|'),
  // These have other uses.
  'se(?=\\s(?:a|o|as|os|sua|seu|um|uma|este|esta|il|lo|la|non|não)\\s)',
  'kama(?=\\s(?:$|akaunti|tovuti|ada|malipo|huja|huta|haija|hujalipa))',
  'bei(?=\\s(?:Zahlung|Nichtzahlung|Verzug|Rückstand|Verst|Missbrauch))',
];
const withCapital = (word: string): string[] => [word, word.charAt(0).toUpperCase() + word.slice(1)];
const IN_SMALL = IF_WORDS.join('|');
const IN_ANY = IF_WORDS.flatMap(withCapital).join('|');

/** "If you are the owner …", "en cas de question …": said to whoever reads the page, and no rule. */
const TO_ITS_READER = `(?:${[
  'you (?:are|own|see|think|believe|have|need|want|wish|feel|would|can|manage|run|know)\\b',
  "(?:it is|it['’]s|this is|this was|this page) ",
  "any |(?:of |de |d['’])?(?:all |une |um |uma |algum |alguma |cualquier )?(?:question|need|doubt|quer|inquir|problem|error|mistake|difficult|besoin|doute|problème|erreur|réclamation|dúvida|duda|pregunta|consulta|Fragen|Rückfragen|vragen|domande|maswali|pertanyaan)",
  "vous (?:êtes|pensez|croyez|avez|souhaitez|voyez)|c['’]est |(?:é|for|seja|és|es|eres|usted|você|tem|tiene) ",
  '(?:Sie|u) (?:der|die|Fragen|glauben|meinen|de |het|vragen|denkt)|(?:lei|sei) ',
  'wewe |una |unaona |anda (?:pemilik|adalah)|вы |у вас |كنت |لديك |وجود |الاستفسار',
].join('|')})`;

/** "If the website is suspended". */
const JUST_BEFORE = new RegExp(`(?:^|[\\s,;:(«"“])(?:${IN_ANY})\\s(?!${TO_ITS_READER})(?:[^\\s,;:]+\\s){0,8}$`);
/** "If a bill stays open, the website is suspended". */
const AHEAD = new RegExp(`(?:^|\\s)(?:${IN_ANY})\\s(?!${TO_ITS_READER})[^,;:]{3,100},\\s(?:[^\\s,;:]+\\s){0,3}$`);
/** "The website is suspended if a bill stays open": a new block of the page would begin with a capital letter. */
const JUST_AFTER = new RegExp(
  `^,?\\s(?:(?!please|kindly|contact|call|veuillez|merci)[\\p{Ll}\\d-]+\\s){0,4}(?:${IN_SMALL})\\s(?!${TO_ITS_READER})`,
  'u',
);
const IN_CHINESE = /(如果|若|一旦|当)[^，。]{0,20}$/;

/** "Has been suspended" tells what happened, whatever follows. */
const HAPPENED = /\b(has|have|had|was|been|a|ont|été|foi|ha|sido|fue|wurde|werd|stato)\s/i;
const WILL_OR_MAY =
  /\b(will|would|may|might|can|could|shall|should|must) (\w+ )?be\b(?! (\w+ )?(for sale|available|listed|up for))|(^|\s)(sera|seront|serait|será|serán|serão|seria|sería|(peut|peuvent|pode|podem|puede|pueden|podrá|poderá) (être|ser)|wird|würde|kann|zal|kan|verrà|sarà|akan|bisa|dapat|sẽ|zostanie|będzie|будет|может|يمكن|سيتم|سوف)\s/i;

/** Whether what stands there from one place to another is said of a case that may come: terms and rules do, a page about itself does not. */
export function isOfACase(text: string, from: number, to: number): boolean {
  const words = text.slice(from, to);
  if (WILL_OR_MAY.test(words)) return true;
  const before = sentenceBefore(text, from, REACH);
  // A sentence of its own begins there.
  if (!/^\p{Lu}/u.test(words) && (JUST_BEFORE.test(before) || AHEAD.test(before) || IN_CHINESE.test(before))) return true;
  return !HAPPENED.test(words) && JUST_AFTER.test(sentenceAfter(text, to, REACH));
}
