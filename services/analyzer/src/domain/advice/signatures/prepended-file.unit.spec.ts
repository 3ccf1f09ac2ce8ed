import { describe, expect, it } from '@jest/globals';
import { seen } from '../../../../test/fixtures/evidence-builder.js';
import { explain } from '../explain.js';

const situationOf = (body: string) => explain(seen().answers(500).page(body).snapshot).situation;
const br = (kind: string, text: string) => `<br />\n<b>${kind}</b>:  ${text}<br />\n`;

describe('a file that PHP loads before every page', () => {
  it.each([
    br(
      'Fatal error',
      "Uncaught Error: Failed opening required '/home/x/wordfence-waf.php' (include_path='.') in Unknown:0\nStack trace:\n#0 {main}\n  thrown in <b>Unknown</b> on line <b>0</b>",
    ),
    br('Fatal error', "Unknown: Failed opening required '/home/x/malcare-waf.php' (include_path='.') in <b>Unknown</b> on line <b>0</b>"),
    "PHP Fatal error:  Unknown: Failed opening required 'prepend.php' (include_path='.') in Unknown on line 0",
  ])('is gone: %#', (body) => expect(situationOf(body)).toBe('php-prepended-file-missing'));
  it.each([
    br(
      'Fatal error',
      "Uncaught Error: Failed opening required '/home/x/wp-load.php' (include_path='.') in <b>/home/x/index.php</b> on line <b>9</b>",
    ),
    br(
      'Fatal error',
      "Unknown: Failed opening required '/home/x/index.php' (include_path='.:/usr/share/php') in <b>Unknown</b> on line <b>0</b>",
    ),
    br('Warning', 'Unknown: Failed to open stream: Permission denied in <b>Unknown</b> on line <b>0</b>'),
  ])('is another matter than a file of the website: %#', (body) => expect(situationOf(body)).not.toBe('php-prepended-file-missing'));
});
