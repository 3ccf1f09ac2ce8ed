/** Data: steps that many situations share, each naming the panel and the button of the place where the website lives. */
import type { steps as english } from '../en/steps.js';
import type { Translated } from '../translated.js';

export const steps: Translated<typeof english, 'yo'> = {
  restart: {
    at: 'Láti tún un tàn, ẹ wọlé sí {company}, kí ẹ ṣí {path}. Ẹ dúró fún ìṣẹ́jú mẹ́ta, lẹ́yìn náà ẹ gbìyànjú ojú òpó náà.',
    program:
      'Ẹ sọ fún ẹni tó ń bójú tó ẹ̀rọ náà pé kó tún ètò ojú òpó náà tàn. Tí kò bá sí ẹni tó lè ṣe é: ẹ wọlé sí {company}, ẹ ṣí {path}, kí ẹ sì dúró fún ìṣẹ́jú mẹ́ta.',
    ownProgram:
      'Ẹ sọ fún ẹni tó ń bójú tó server náà pé kó tún ètò ojú òpó náà tàn. Tí kò bá sí ẹni tó lè ṣe é, ẹ wọlé sí ibi tí ẹ ti ń háyà rẹ̀, ẹ yan ẹ̀rọ náà, kí ẹ sì tẹ “Restart” tàbí “Reboot”.',
    kit: 'Ẹ ṣí ojú ìwé “Status” ti {company}, kí ẹ wò bóyá wọ́n sọ pé ìṣòro wà. Tí kò bá sí, ẹ kọ̀wé sí ẹ̀ka ìrànlọ́wọ́ {company}.',
    shared: 'Ẹ bẹ̀rẹ̀ ìfọ̀rọ̀wérọ̀ pẹ̀lú ẹ̀ka ìrànlọ́wọ́ {company}, kí ẹ sì kọ ọ́ ní èdè Gẹ̀ẹ́sì pé: “{request}”',
    machine: 'Ẹ wọlé sí ibi tí ẹ ti ń háyà server náà, ẹ yan ẹ̀rọ náà, kí ẹ sì tẹ “Restart” tàbí “Reboot”. Ẹ dúró fún ìṣẹ́jú mẹ́ta.',
  },
  rollback: {
    at: 'Tí ohun tuntun kan bá bẹ̀rẹ̀ iṣẹ́ lónìí, ẹ padà sí ẹ̀yà tó dára kẹ́yìn: ẹ wọlé sí {company}, kí ẹ sì ṣí {path}.',
    wordpress: 'Tí ẹ bá ṣe àtúnṣe tuntun sí plugin tàbí theme lónìí, ẹ kọ́kọ́ pa á.',
    kit: 'Tí ẹ bá yí nǹkan kan padà lónìí, ẹ kọ́kọ́ dá a padà sí bó ṣe wà.',
    other: 'Tí ohun tuntun kan bá bẹ̀rẹ̀ iṣẹ́ lónìí, ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó dá ẹ̀yà tó dára kẹ́yìn padà.',
  },
  logs: {
    at: 'Ẹ wọlé sí {company}, kí ẹ ṣí {path}. Ẹ da àwọn ìlà pupa tó kẹ́yìn kọ fún ẹni tó ń ràn yín lọ́wọ́.',
    cPanel: 'Nínú cPanel, ẹ ṣí “Metrics”, lẹ́yìn náà “Errors”. Ẹ da àwọn ìlà tó kẹ́yìn kọ fún ẹni tó ń ràn yín lọ́wọ́.',
    Plesk: 'Nínú Plesk, ẹ ṣí “Websites & Domains”, lẹ́yìn náà “Logs”. Ẹ da àwọn ìlà tó kẹ́yìn kọ fún ẹni tó ń ràn yín lọ́wọ́.',
    hPanel: 'Nínú hPanel, ẹ ṣí “Websites”, ojú òpó yín, lẹ́yìn náà “Error logs”. Ẹ da àwọn ìlà tó kẹ́yìn kọ fún ẹni tó ń ràn yín lọ́wọ́.',
    DirectAdmin: 'Nínú DirectAdmin, ẹ ṣí “Site Summary / Statistics / Logs”, lẹ́yìn náà “Error Log”. Ẹ da àwọn ìlà tó kẹ́yìn kọ.',
    other: 'Ẹ sọ fún ẹni tó kọ́ ojú òpó náà pé kó wo àkọsílẹ̀ àṣìṣe rẹ̀ fún {host}.',
  },
  ask: {
    known: 'Ẹ bẹ̀rẹ̀ ìfọ̀rọ̀wérọ̀ pẹ̀lú ẹ̀ka ìrànlọ́wọ́ {company}, kí ẹ sì kọ ọ́ ní èdè Gẹ̀ẹ́sì pé: “{request}”',
    unknown: 'Ẹ pe ilé-iṣẹ́ tí ojú òpó yín wà lọ́dọ̀ rẹ̀, tàbí kí ẹ kọ ọ́ sí wọn ní èdè Gẹ̀ẹ́sì pé: “{request}”',
  },
  builder: 'Ẹ fi ojú ìwé yìí ránṣẹ́ sí ẹni tó kọ́ ojú òpó yín.',
  phone: 'Ẹ ṣí ojú òpó náà lórí fóònù yín. Tó bá ń ṣiṣẹ́, kò sí ìṣòro fún àwọn oníbàárà yín.',
  plugins: {
    cPanel:
      'Nínú cPanel, ẹ ṣí “File Manager”, lẹ́yìn náà “public_html”, lẹ́yìn náà “wp-content”. Ẹ yí orúkọ “plugins” sí “plugins-off”. Tí ojú òpó bá ṣí báyìí, plugin kan ló fà á.',
    hPanel:
      'Nínú hPanel, ẹ ṣí “Files”, “File Manager”, lẹ́yìn náà “wp-content”. Ẹ yí orúkọ “plugins” sí “plugins-off”. Tí ojú òpó bá ṣí báyìí, plugin kan ló fà á.',
    Plesk: 'Nínú Plesk, ẹ ṣí “WordPress”, lẹ́yìn náà “Plugins”, kí ẹ pa gbogbo wọn. Tí ojú òpó bá ṣí báyìí, ẹ tan wọ́n lọ́kọ̀ọ̀kan.',
    other: 'Nínú fódà “wp-content” ti ojú òpó náà, ẹ yí orúkọ “plugins” sí “plugins-off”. Tí ojú òpó bá ṣí báyìí, plugin kan ló fà á.',
  },
  space: {
    cPanel: 'Nínú cPanel, ẹ ṣí “Disk Usage”. Ẹ pa ẹ̀dà ìpamọ́ àtijọ́, e-mail àtijọ́ àti fáìlì tí ẹ kò lò rẹ́, títí ìdá mẹ́wàá disk á fi ṣófo.',
    Plesk: 'Nínú Plesk, ẹ ṣí “Files”. Ẹ pa ẹ̀dà ìpamọ́ àtijọ́ àti fáìlì tí ẹ kò lò rẹ́, títí ìdá mẹ́wàá disk á fi ṣófo.',
    hPanel: 'Nínú hPanel, ẹ ṣí “Files”, lẹ́yìn náà “Disk usage”. Ẹ pa ẹ̀dà ìpamọ́ àtijọ́ rẹ́, títí ìdá mẹ́wàá disk á fi ṣófo.',
    other: 'Ẹ pa ẹ̀dà ìpamọ́ àtijọ́ àti fáìlì àkọsílẹ̀ àtijọ́ lórí ẹ̀rọ náà rẹ́, tàbí kí ẹ ra àyè disk sí i.',
  },
  memory: {
    cPanel: 'Nínú cPanel, ẹ ṣí “MultiPHP INI Editor”, ẹ yan domain yín, kí ẹ gbé “memory_limit” sókè sí 256M. Ẹ tẹ “Apply”.',
    Plesk: 'Nínú Plesk, ẹ ṣí “PHP Settings” ti domain yín, kí ẹ gbé “memory_limit” sókè sí 256M.',
    hPanel: 'Nínú hPanel, ẹ ṣí “Advanced”, “PHP Configuration”, lẹ́yìn náà “PHP Options”. Ẹ gbé “memoryLimit” sókè, kí ẹ sì tẹ “Save”.',
    other: 'Ẹ ní kí {company} gbé memory ojú òpó yín sókè sí 256 MB.',
  },
  certificate: {
    cPanel:
      'Nínú cPanel, ẹ ṣí “SSL/TLS Status”, ẹ fi àmì sí ẹ̀gbẹ́ domain yín, lẹ́yìn náà ẹ tẹ “Run AutoSSL”. Ó máa gba nǹkan bí ìṣẹ́jú mẹ́wàá.',
    Plesk: 'Nínú Plesk, ẹ ṣí “SSL/TLS Certificates” ti domain yín, kí ẹ tẹ “Reissue Certificate”.',
    hPanel: 'Nínú hPanel, ẹ ṣí “Security”, lẹ́yìn náà “SSL”. Ẹ tẹ àmì kékeré mẹ́ta lẹ́gbẹ̀ẹ́ domain yín, lẹ́yìn náà “Reinstall SSL”.',
    DirectAdmin: 'Nínú DirectAdmin, ẹ ṣí “SSL Certificates”, ẹ yan èyí tó jẹ́ ọ̀fẹ́ tó ń ṣiṣẹ́ fúnra rẹ̀, kí ẹ tẹ “Save”.',
    CyberPanel: 'Nínú CyberPanel, ẹ ṣí “SSL”, lẹ́yìn náà “Manage SSL”. Ẹ yan ojú òpó yín, kí ẹ tẹ “Issue SSL”.',
    app: 'Ẹ wọlé sí {company}, ẹ ṣí “Domains” ti project yín, kí ẹ sọ ìwé ẹ̀rí ààbò náà di ọ̀tun níbẹ̀.',
    kit: 'Ẹ wọlé sí {company}, ẹ ṣí “Domains”, kí ẹ tún domain yín so mọ́ ọn.',
    known: 'Ẹ kọ ọ́ ní èdè Gẹ̀ẹ́sì sí ẹ̀ka ìrànlọ́wọ́ {company} pé: “{request}”',
    unknown: 'Ẹ kọ ọ́ ní èdè Gẹ̀ẹ́sì sí ilé-iṣẹ́ tí ojú òpó yín wà lọ́dọ̀ rẹ̀ pé: “{request}”',
  },
  names: {
    cloudflare: 'Ẹ wọlé sí Cloudflare, ẹ ṣí domain yín, lẹ́yìn náà “DNS”, lẹ́yìn náà “Records”.',
    cPanel: 'Nínú cPanel, ẹ ṣí “Zone Editor”, lẹ́yìn náà “Manage” lẹ́gbẹ̀ẹ́ domain yín.',
    other: 'Ẹ wọlé sí ibi tí ẹ ti ra domain yín, kí ẹ ṣí ààtò “DNS” rẹ̀.',
  },
  domain: 'Ẹ wọlé sí ibi tí ẹ ti ra {domain}, ẹ ṣí “My Domains”, kí ẹ wò bóyá ó ti parí. Tó bá rí bẹ́ẹ̀, ẹ tẹ “Renew”, kí ẹ sì sanwó.',
  invoices: {
    at: 'Ẹ wọlé sí {company}, kí ẹ ṣí {path}, kí ẹ sì san ohun tó kù.',
    other: 'Ẹ wá ìwé ìsanwó tí ẹ kò tíì san láti ọ̀dọ̀ ilé-iṣẹ́ tí ojú òpó yín wà, kí ẹ sì san án.',
  },
  firewall: { at: 'Ẹ wọlé sí {company}, kí ẹ ṣí {path}. Ẹ jẹ́ kí gbogbo ènìyàn wọlé ní port 80 àti 443.' },
};
