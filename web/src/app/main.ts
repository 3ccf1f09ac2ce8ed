import '@/design/design.css';
import { applyTheme } from '@/lib/theme';
import { fetchPage, pageAt } from './fetch-page';
import { askFirstQuestions } from './first-questions';

// The first script of every page, kept small: it sends for everything the page will need before any of it has arrived.
const { pathname, search } = window.location;
const page = pageAt(pathname);
const code = page ? fetchPage(page) : Promise.resolve();
if (page) askFirstQuestions(page, new URLSearchParams(search));
applyTheme();
void import('./start').then(({ start }) => start(code));
