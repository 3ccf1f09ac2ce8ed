import { KOBO_PER_NAIRA, type Kobo } from '../domain/money.js';

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' + 'seventeen eighteen nineteen'
).split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: [number, string][] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
];

/** The total as a Nigerian invoice spells it: `Thirty-two thousand, two hundred and fifty naira only`. */
export function amountInWords(kobo: Kobo): string {
  const nairaPart = `${words(Math.floor(kobo / KOBO_PER_NAIRA))} naira`;
  const koboPart = kobo % KOBO_PER_NAIRA;
  const text = koboPart === 0 ? `${nairaPart} only` : `${nairaPart}, ${words(koboPart)} kobo`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words(number: number): string {
  const groups: string[] = [];
  let rest = number;
  for (const [size, name] of SCALES) {
    if (rest >= size) groups.push(`${belowThousand(Math.floor(rest / size))} ${name}`);
    rest %= size;
  }
  if (rest === 0) return groups.length === 0 ? 'zero' : groups.join(', ');
  if (groups.length > 0 && rest < 100) return `${groups.join(', ')} and ${belowThousand(rest)}`;
  return [...groups, belowThousand(rest)].join(', ');
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  if (hundreds === 0) return belowHundred(rest);
  const head = `${SMALL[hundreds]} hundred`;
  return rest === 0 ? head : `${head} and ${belowHundred(rest)}`;
}

function belowHundred(number: number): string {
  if (number < 20) return SMALL[number]!;
  const unit = number % 10;
  return unit === 0 ? TENS[Math.floor(number / 10)]! : `${TENS[Math.floor(number / 10)]}-${SMALL[unit]}`;
}
