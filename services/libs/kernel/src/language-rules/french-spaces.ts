/** French as it is printed: the narrow space before : ; ! ? and inside « », the fixed one before %, ₦ and ms. */
export const withFrenchSpaces = (text: string): string =>
  text
    .replaceAll(/ (?=[:;!?»])/g, '\u202f')
    .replaceAll('« ', '«\u202f')
    .replaceAll(/ (?=[%₦]|ms\b)/g, '\u00a0');
