import '@/design/design.css';
import { applyTheme } from '@/design/theme';
import { fetchPage, pageAt } from './fetch-page';
import { askFirstQuestions } from './first-questions';
import { visitOf } from './visit';

// The first script of every page, kept small: it sends for everything the page will need before any of it has arrived.
const { pathname, search } = window.location;
const page = pageAt(pathname);
const visit = page && visitOf(page.ids, search);
// The questions first: small, and answered while the code is still coming down a narrow line.
if (page && visit) askFirstQuestions(page, visit);
const code = page ? fetchPage(page, visit) : Promise.resolve();
applyTheme();
void import('./start').then(({ start }) => start(code));
