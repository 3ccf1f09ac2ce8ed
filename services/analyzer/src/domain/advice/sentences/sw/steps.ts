/** Data: steps that many situations share, each naming the panel and the button of the place where the website lives. */
import type { steps as english } from '../en/steps.js';
import type { Translated } from '../translated.js';

export const steps: Translated<typeof english, 'sw'> = {
  restart: {
    at: 'Ili kuwasha upya, ingia kwenye {company} na ufungue {path}. Subiri dakika tatu, kisha jaribu tovuti.',
    program:
      'Mwombe anayetunza mashine awashe upya programu ya tovuti. Ikiwa hakuna anayeweza: ingia kwenye {company}, fungua {path} na usubiri dakika tatu.',
    ownProgram:
      'Mwombe anayetunza seva awashe upya programu ya tovuti. Ikiwa hakuna anayeweza, chagua mashine mahali ulipoikodisha na ubonyeze “Restart” au “Reboot”.',
    kit: 'Fungua ukurasa wa hali wa {company} uone kama wanaripoti tatizo. Kama hawaripoti, andikia usaidizi wa {company}.',
    shared: 'Anzisha mazungumzo na usaidizi wa {company} na uandike kwa Kiingereza: “{request}”',
    machine: 'Ingia mahali ulipokodisha seva, chagua mashine na ubonyeze “Restart” au “Reboot”. Subiri dakika tatu.',
  },
  rollback: {
    at: 'Ikiwa kitu kipya kilianza kutumika leo, rudi kwenye toleo zuri la mwisho: ingia kwenye {company} na ufungue {path}.',
    wordpress: 'Ikiwa ulifanya sasisho la plugin au theme leo, izime hiyo kwanza.',
    kit: 'Ikiwa ulibadilisha kitu leo, kirudishe kilivyokuwa kwanza.',
    other: 'Ikiwa kitu kipya kilianza kutumika leo, mwombe aliyetengeneza tovuti arudishe toleo zuri la mwisho.',
  },
  logs: {
    at: 'Ingia kwenye {company} na ufungue {path}. Nakili mistari ya mwisho myekundu kwa ajili ya anayekusaidia.',
    cPanel: 'Kwenye cPanel, fungua “Metrics”, kisha “Errors”. Nakili mistari mipya zaidi kwa ajili ya anayekusaidia.',
    Plesk: 'Kwenye Plesk, fungua “Websites & Domains”, kisha “Logs”. Nakili mistari mipya zaidi kwa ajili ya anayekusaidia.',
    hPanel: 'Kwenye hPanel, fungua “Websites”, tovuti yako, kisha “Error logs”. Nakili mistari mipya zaidi kwa ajili ya anayekusaidia.',
    DirectAdmin: 'Kwenye DirectAdmin, fungua “Site Summary / Statistics / Logs”, kisha “Error Log”. Nakili mistari mipya zaidi.',
    other: 'Mwombe aliyetengeneza tovuti aangalie kumbukumbu zake za hitilafu za {host}.',
  },
  ask: {
    known: 'Anzisha mazungumzo na usaidizi wa {company} na uandike kwa Kiingereza: “{request}”',
    unknown: 'Pigia au andikia kampuni inayohifadhi tovuti yako na useme kwa Kiingereza: “{request}”',
  },
  builder: 'Mtumie aliyetengeneza tovuti yako ukurasa huu.',
  phone: 'Fungua tovuti kwenye simu yako. Ikifanya kazi, wateja wako hawana shida.',
  plugins: {
    cPanel:
      'Kwenye cPanel, fungua “File Manager”, kisha “public_html”, kisha “wp-content”. Badilisha jina la “plugins” liwe “plugins-off”. Tovuti ikifunguka sasa, chanzo ni plugin.',
    hPanel:
      'Kwenye hPanel, fungua “Files”, “File Manager”, kisha “wp-content”. Badilisha jina la “plugins” liwe “plugins-off”. Tovuti ikifunguka sasa, chanzo ni plugin.',
    Plesk: 'Kwenye Plesk, fungua “WordPress”, kisha “Plugins”, na uzizime zote. Tovuti ikifunguka sasa, ziwashe moja baada ya nyingine.',
    other: 'Kwenye folda “wp-content” ya tovuti, badilisha jina la “plugins” liwe “plugins-off”. Tovuti ikifunguka sasa, chanzo ni plugin.',
  },
  space: {
    cPanel:
      'Kwenye cPanel, fungua “Disk Usage”. Futa nakala rudufu na barua pepe za zamani, na faili zisizotumika, hadi angalau sehemu ya kumi iwe wazi.',
    Plesk: 'Kwenye Plesk, fungua “Files”. Futa nakala rudufu za zamani na faili zisizotumika hadi angalau sehemu ya kumi iwe wazi.',
    hPanel: 'Kwenye hPanel, fungua “Files”, kisha “Disk usage”. Futa nakala rudufu za zamani hadi angalau sehemu ya kumi iwe wazi.',
    other: 'Futa nakala rudufu na faili za kumbukumbu za zamani kwenye mashine, au nunua nafasi zaidi ya diski.',
  },
  memory: {
    cPanel: 'Kwenye cPanel, fungua “MultiPHP INI Editor”, chagua domain yako na uongeze “memory_limit” iwe 256M. Bonyeza “Apply”.',
    Plesk: 'Kwenye Plesk, fungua “PHP Settings” ya domain yako na uongeze “memory_limit” iwe 256M.',
    hPanel: 'Kwenye hPanel, fungua “Advanced”, “PHP Configuration”, kisha “PHP Options”. Ongeza “memoryLimit” na ubonyeze “Save”.',
    other: 'Iombe {company} iongeze memori ya tovuti yako iwe 256 MB.',
  },
  certificate: {
    cPanel:
      'Kwenye cPanel, fungua “SSL/TLS Status”, weka tiki kwenye domain yako, kisha bonyeza “Run AutoSSL”. Inachukua kama dakika kumi.',
    Plesk: 'Kwenye Plesk, fungua “SSL/TLS Certificates” ya domain yako na ubonyeze “Reissue Certificate”.',
    hPanel: 'Kwenye hPanel, fungua “Security”, kisha “SSL”. Bonyeza nukta tatu kando ya domain yako, kisha “Reinstall SSL”.',
    DirectAdmin: 'Kwenye DirectAdmin, fungua “SSL Certificates”, chagua kile cha bure cha kujiendesha na ubonyeze “Save”.',
    CyberPanel: 'Kwenye CyberPanel, fungua “SSL”, kisha “Manage SSL”. Chagua tovuti yako na ubonyeze “Issue SSL”.',
    app: 'Ingia kwenye {company}, fungua “Domains” ya mradi wako na uhuishe cheti cha usalama hapo.',
    kit: 'Ingia kwenye {company}, fungua “Domains” na uunganishe domain yako tena.',
    known: 'Andikia usaidizi wa {company} kwa Kiingereza: “{request}”',
    unknown: 'Iandikie kwa Kiingereza kampuni inayohifadhi tovuti yako: “{request}”',
  },
  names: {
    cloudflare: 'Ingia kwenye Cloudflare, fungua domain yako, kisha “DNS”, kisha “Records”.',
    cPanel: 'Kwenye cPanel, fungua “Zone Editor”, kisha “Manage” kando ya domain yako.',
    other: 'Ingia uliponunua domain na ufungue mipangilio yake ya “DNS”.',
  },
  domain: 'Ingia uliponunua {domain}, fungua “My Domains” uone kama imeisha. Kama imeisha, bonyeza “Renew” na ulipe.',
  invoices: {
    at: 'Ingia kwenye {company}, fungua {path} na ulipe kinachodaiwa.',
    other: 'Tafuta ankara ambayo haijalipwa kutoka kwa kampuni inayohifadhi tovuti yako, na uilipe.',
  },
  firewall: { at: 'Ingia kwenye {company} na ufungue {path}. Ruhusu kila mtu kuingia kwenye milango 80 na 443.' },
};
