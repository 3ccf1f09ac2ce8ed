/** Data: steps that many situations share, each naming the panel and the button of the place where the website lives. */
import type { steps as english } from '../en/steps.js';
import type { Translated } from '../translated.js';

export const steps: Translated<typeof english, 'ha'> = {
  restart: {
    at: 'Don sake kunnawa, ku shiga {company}, ku buɗe {path}. Ku jira minti uku, sannan ku gwada shafin.',
    program:
      'Ku nemi mai kula da na’urar ya sake kunna manhajar shafin. Idan babu mai iyawa: ku shiga {company}, ku buɗe {path}, ku jira minti uku.',
    ownProgram:
      'Ku nemi mai kula da sabar ya sake kunna manhajar shafin. Idan babu mai iyawa, ku shiga inda kuke hayarsa, ku zaɓi na’urar, ku danna “Restart” ko “Reboot”.',
    kit: 'Ku buɗe shafin halin aikin {company}, ku ga ko sun faɗi wata matsala. Idan ba su faɗa ba, ku rubuta wa sashen taimako na {company}.',
    shared: 'Ku buɗe hira da sashen taimako na {company}, ku rubuta da Turanci: “{request}”',
    machine: 'Ku shiga inda kuke hayar sabar, ku zaɓi na’urar, ku danna “Restart” ko “Reboot”. Ku jira minti uku.',
  },
  rollback: {
    at: 'Idan yau aka fara aiki da wata sabuwa, ku koma sigar ƙarshe mai kyau: ku shiga {company}, ku buɗe {path}.',
    wordpress: 'Idan yau kuka sabunta wani plugin ko zane, ku fara kashe shi.',
    kit: 'Idan yau kuka sauya wani abu, ku fara mayar da shi yadda yake.',
    other: 'Idan yau aka fara aiki da wata sabuwa, ku nemi wanda ya gina shafin ya dawo da sigar ƙarshe mai kyau.',
  },
  logs: {
    at: 'Ku shiga {company}, ku buɗe {path}. Ku kwafa jajayen layukan ƙarshe don wanda yake taimaka muku.',
    cPanel: 'A cikin cPanel, ku buɗe “Metrics”, sannan “Errors”. Ku kwafa sababbin layuka don wanda yake taimaka muku.',
    Plesk: 'A cikin Plesk, ku buɗe “Websites & Domains”, sannan “Logs”. Ku kwafa sababbin layuka don wanda yake taimaka muku.',
    hPanel: 'A cikin hPanel, ku buɗe “Websites”, shafinku, sannan “Error logs”. Ku kwafa sababbin layuka don wanda yake taimaka muku.',
    DirectAdmin: 'A cikin DirectAdmin, ku buɗe “Site Summary / Statistics / Logs”, sannan “Error Log”. Ku kwafa sababbin layuka.',
    other: 'Ku nemi wanda ya gina shafin ya duba rajistar kurakuransa ta {host}.',
  },
  ask: {
    known: 'Ku buɗe hira da sashen taimako na {company}, ku rubuta da Turanci: “{request}”',
    unknown: 'Ku kira ko ku rubuta wa kamfanin hosting na shafinku da Turanci: “{request}”',
  },
  builder: 'Ku aika wannan shafi ga wanda ya gina shafinku.',
  phone: 'Ku buɗe shafin a wayarku. Idan ya yi aiki, abokan cinikinku ba su da matsala.',
  plugins: {
    cPanel:
      'A cikin cPanel, ku buɗe “File Manager”, sannan “public_html”, sannan “wp-content”. Ku sauya sunan “plugins” zuwa “plugins-off”. Idan shafin ya buɗe yanzu, wani plugin ne dalili.',
    hPanel:
      'A cikin hPanel, ku buɗe “Files”, “File Manager”, sannan “wp-content”. Ku sauya sunan “plugins” zuwa “plugins-off”. Idan shafin ya buɗe yanzu, wani plugin ne dalili.',
    Plesk:
      'A cikin Plesk, ku buɗe “WordPress”, sannan “Plugins”, ku kashe su duka. Idan shafin ya buɗe yanzu, ku kunna su ɗaya bayan ɗaya.',
    other:
      'A foldar “wp-content” ta shafin, ku sauya sunan “plugins” zuwa “plugins-off”. Idan shafin ya buɗe yanzu, wani plugin ne dalili.',
  },
  space: {
    cPanel:
      'A cikin cPanel, ku buɗe “Disk Usage”. Ku goge tsofaffin kwafin ajiya, tsofaffin imel da fayilolin da ba a amfani da su. Ku tabbata kashi ɗaya cikin goma ya zama babu komai.',
    Plesk:
      'A cikin Plesk, ku buɗe “Files”. Ku goge tsofaffin kwafin ajiya da fayilolin da ba a amfani da su. Ku tabbata kashi ɗaya cikin goma ya zama babu komai.',
    hPanel:
      'A cikin hPanel, ku buɗe “Files”, sannan “Disk usage”. Ku goge tsofaffin kwafin ajiya. Ku tabbata kashi ɗaya cikin goma ya zama babu komai.',
    other: 'Ku goge tsofaffin kwafin ajiya da tsofaffin fayilolin rajista a na’urar, ko ku sayi ƙarin wurin ajiya.',
  },
  memory: {
    cPanel: 'A cikin cPanel, ku buɗe “MultiPHP INI Editor”, ku zaɓi domain ɗinku, ku ɗaga “memory_limit” zuwa 256M. Ku danna “Apply”.',
    Plesk: 'A cikin Plesk, ku buɗe “PHP Settings” na domain ɗinku, ku ɗaga “memory_limit” zuwa 256M.',
    hPanel: 'A cikin hPanel, ku buɗe “Advanced”, “PHP Configuration”, sannan “PHP Options”. Ku ɗaga “memoryLimit”, ku danna “Save”.',
    other: 'Ku nemi {company} ya ɗaga ƙwaƙwalwar shafinku zuwa 256 MB.',
  },
  certificate: {
    cPanel:
      'A cikin cPanel, ku buɗe “SSL/TLS Status”, ku sa alama a gefen domain ɗinku, sannan ku danna “Run AutoSSL”. Zai ɗauki kusan minti goma.',
    Plesk: 'A cikin Plesk, ku buɗe “SSL/TLS Certificates” na domain ɗinku, ku danna “Reissue Certificate”.',
    hPanel: 'A cikin hPanel, ku buɗe “Security”, sannan “SSL”. Ku danna ɗigo uku a gefen domain ɗinku, sannan “Reinstall SSL”.',
    DirectAdmin: 'A cikin DirectAdmin, ku buɗe “SSL Certificates”, ku zaɓi na kyauta mai sabunta kansa, ku danna “Save”.',
    CyberPanel: 'A cikin CyberPanel, ku buɗe “SSL”, sannan “Manage SSL”. Ku zaɓi shafinku, ku danna “Issue SSL”.',
    app: 'Ku shiga {company}, ku buɗe “Domains” na aikinku, ku sabunta takardar shaidar tsaro a can.',
    kit: 'Ku shiga {company}, ku buɗe “Domains”, ku sake haɗa domain ɗinku.',
    known: 'Ku rubuta wa sashen taimako na {company} da Turanci: “{request}”',
    unknown: 'Ku rubuta wa kamfanin hosting na shafinku da Turanci: “{request}”',
  },
  names: {
    cloudflare: 'Ku shiga Cloudflare, ku buɗe domain ɗinku, sannan “DNS”, sannan “Records”.',
    cPanel: 'A cikin cPanel, ku buɗe “Zone Editor”, sannan “Manage” a gefen domain ɗinku.',
    other: 'Ku shiga inda kuka sayi domain, ku buɗe saitunansa na “DNS”.',
  },
  domain: 'Ku shiga inda kuka sayi {domain}, ku buɗe “My Domains”, ku ga ko ya ƙare. Idan ya ƙare, ku danna “Renew”, ku biya.',
  invoices: {
    at: 'Ku shiga {company}, ku buɗe {path}, ku biya abin da ya rage.',
    other: 'Ku nemi invoice da ba a biya ba daga kamfanin hosting na shafinku, ku biya shi.',
  },
  firewall: { at: 'Ku shiga {company}, ku buɗe {path}. Ku bar kowa ya shiga ta port 80 da 443.' },
};
