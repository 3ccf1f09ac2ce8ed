const MOST = 1_500;
const MOST_OF_A_TEXT = 60;

/** A value as JSON that fits a log. */
export function short(value) {
  const cut = (_, one) =>
    typeof one === 'string' && one.length > MOST_OF_A_TEXT ? `${one.slice(0, MOST_OF_A_TEXT)}… (${one.length})` : one;
  const text = JSON.stringify(value, cut);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
