/** Data: what is said of words that must or must not be on a page. */
import type { wantedText as english } from '../en/wanted-text.js';
import type { Translated } from '../translated.js';

export const wantedText: Translated<typeof english, 'pcm'> = {
  'words-missing': {
    cause: 'Di words wey must dey di page no dey there',
    happened: '{host} dey answer, but di words wey you want see for di page no dey there.',
    who: 'Most likely everybody wey open dis page.',
    why: 'Di page dey empty, e dey show error but e no say so, or somebody change am.',
    steps: [
      'Open di website on your phone and check if di page dey as e suppose dey.',
      'If di page correct and only im words new, choose “Edit server” here and type di new words.',
    ],
  },
  'words-beyond': {
    cause: 'We no see di words wey must dey di page for im first 64 KB',
    happened: '{host} dey answer. We read di first 64 KB of di page, and your words no dey inside dat part. Dem fit dey further down.',
    who: 'E fit be nobody. If di page no dey work, everybody wey open am.',
    why: 'Di page don grow, or im top change.',
    steps: [
      'Open di website on your phone and check if di page dey as e suppose dey.',
      'If e correct, choose “Edit server” here. Type words from di top of di page, like im title.',
    ],
  },
  'words-by-script': {
    cause: 'JavaScript dey draw di words wey must dey di page, or dem no dey',
    happened:
      '{host} dey answer with one page wey almost empty. JavaScript (program for di visitor’s browser) dey draw di rest, and we no fit see dat.',
    who: 'E fit be nobody. We no fit know from here.',
    why: 'Na so dem build di website. We no fit find words for dis kind page.',
    steps: [
      'Open di website on your phone and check if di page dey as e suppose dey.',
      'If e correct, choose “Edit server” here. Use di title of di page as di words, or leave dem empty.',
      'Or enter one address of your website wey dey answer with plain text, like one health page.',
    ],
  },
  'words-forbidden': {
    cause: 'Di page get words wey no suppose dey there',
    happened: '{host} dey answer, but di page dey show words wey you say no suppose dey there.',
    who: 'Everybody wey open dis page dey see dem.',
    why: 'Di page dey show error inside im text, or somebody change am.',
    steps: [
      'Open di website on your phone and check if di page dey as e suppose dey.',
      'If di page correct and only im words new, choose “Edit server” here and type di new words.',
    ],
  },
};
