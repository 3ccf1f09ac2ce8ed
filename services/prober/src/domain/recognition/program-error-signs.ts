/** Data: how programs other than PHP's stop, where it is all that a page shows. */
import type { PageSign } from './page-signs.js';

export const PROGRAM_ERROR_SIGNS: readonly PageSign[] = [
  {
    page: 'program_error',
    confidence: 0.94,
    text: /^(internal server error )?traceback \(most recent call last\): .{1,3000}\b\w{2,60}(error|exception|exit|interrupt|warning)\b/i,
    atMost: 4000,
    isNoArticle: true,
  },
  {
    page: 'program_error',
    confidence: 0.94,
    text: /^\W{0,5}software error: .{1,600} line \d{1,6}\b|^can't locate [\w/]{1,100}\.pm in @inc\b|^(global symbol |undefined subroutine |syntax error |can't |bareword ).{1,300} at \/?[\w./-]{1,200}\.(pl|cgi|pm) line \d{1,6}/i,
    atMost: 3000,
    isNoArticle: true,
  },
  {
    page: 'program_error',
    confidence: 0.94,
    text: /^(error )?(uncaught |unhandled )?\w{0,40}error( \[\w{1,60}\])?: .{1,1500}\b(at [^(]{0,120}\(?[^ )]{1,200}\.[cm]?[jt]sx?:\d{1,6}:\d{1,6}|require stack:|node:internal\/)/i,
    atMost: 4000,
    isNoArticle: true,
  },
  {
    page: 'program_error',
    confidence: 0.94,
    text: /^.{0,40}\bmicrosoft (vbscript|jscript) (runtime|compilation)( error)? (error )?'800a[0-9a-f]{4}'|^.{0,40}\bactive server pages,? error 'asp \d{4}'|^(runtime error |.{0,80} )?server error in '\/[^']{0,60}' application\./i,
    atMost: 3000,
    isNoArticle: true,
  },
  {
    page: 'program_error',
    confidence: 0.94,
    text: /^(exception in thread "|(java|javax|jakarta|org|com)(\.\w{1,40}){1,8}\.\w{1,60}(exception|error)\b|panic: .{1,400} goroutine \d{1,6} |template: [\w./-]{1,100}:\d{1,6}:|error occurred while processing request\b|(uncaught |fatal error: )?(smarty|twig)\b.{0,60}\b(error|exception)\b|the website encountered an unexpected error\. (please )?try again later\W{0,3}$)/i,
    atMost: 4000,
    isNoArticle: true,
  },
  {
    page: 'program_error',
    confidence: 0.93,
    title: /^(whoops!? there was an error|we're sorry, but something went wrong( \(500\))?)\W{0,3}$/i,
    atMost: 600,
    isNoArticle: true,
  },
  {
    page: 'program_error',
    confidence: 0.93,
    text: /^\W{0,5}((http |status |error |code ){0,3}(50[0-4]\W{1,4})?(internal server error|bad gateway|service (temporarily )?unavailable|gateway time-?out)\W{0,5}){1,4}((nginx|openresty|apache|litespeed|cloudflare|caddy|tengine)[\w /().-]{0,40})?$/i,
    atMost: 200,
  },
];
