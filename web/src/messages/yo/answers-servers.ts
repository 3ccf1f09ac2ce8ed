import type { answersOnServers as original } from '../en/answers-servers';
import type { Words } from '../words';

export const answersOnServers: Words<typeof original> = {
  'Please give your server a name.': 'Ẹ jọ̀wọ́, ẹ fún server yín ní orúkọ.',
  'Invalid IP address': 'Àdírẹ́sì IP yìí kò tọ̀nà',
  'Invalid IP address: this one is not on the public internet, so we cannot reach it. Ask your hosting company for the public one.':
    'Àdírẹ́sì IP yìí kò tọ̀nà: kò sí lórí íńtánẹ́ẹ̀tì gbogbogbò, nítorí náà a kò lè dé ibẹ̀. Ẹ béèrè èyí tó wà ní gbangba lọ́wọ́ ilé-iṣẹ́ hosting yín.',
  'These words contain characters that cannot be shown. Please type them again.':
    'Àmì kan wà nínú ọ̀rọ̀ yìí tí a kò lè fi hàn. Ẹ jọ̀wọ́, ẹ tún un kọ.',
  'Use at most {} characters: a few words that are always on the page are enough.':
    'Kò gbọdọ̀ ju lẹ́tà {} lọ: ọ̀rọ̀ díẹ̀ tó máa ń wà lórí ojú ìwé náà ti tó.',
  'Words can be looked for on a website only. Enter the address of your website as well.':
    'Orí ojú òpó nìkan la ti lè wá ọ̀rọ̀. Ẹ kọ àdírẹ́sì ojú òpó yín pẹ̀lú.',
  'These words are part of the words that must be on the page, so no page could ever be right.':
    'Ọ̀rọ̀ yìí wà nínú ọ̀rọ̀ tó gbọ́dọ̀ wà lórí ojú ìwé, nítorí náà kò sí ojú ìwé tó lè tọ̀nà.',
  'Please type words as they stand on the page, or leave this empty.':
    'Ẹ jọ̀wọ́, ẹ kọ ọ̀rọ̀ náà bó ṣe wà lórí ojú ìwé, tàbí kí ẹ fi í sílẹ̀ lófìfo.',
  'Please say when the maintenance begins.': 'Ẹ jọ̀wọ́, ẹ sọ ìgbà tí iṣẹ́ àtúnṣe máa bẹ̀rẹ̀.',
  'This beginning is in the past. Choose now or later.': 'Ìbẹ̀rẹ̀ yìí ti kọjá. Ẹ yan ìsinsìnyí tàbí ìgbà tó ń bọ̀.',
  'A maintenance can be planned up to {} days ahead.': 'Ẹ lè ṣètò iṣẹ́ àtúnṣe títí di ọjọ́ {} síwájú.',
  'Please say how long the maintenance lasts.': 'Ẹ jọ̀wọ́, ẹ sọ bí iṣẹ́ àtúnṣe ṣe máa pẹ́ tó.',
  'This end is in the past. Choose a later one.': 'Òpin yìí ti kọjá. Ẹ yan èyí tó ń bọ̀.',
  'The end must come after the beginning: a maintenance lasts at least one minute.':
    'Òpin gbọ́dọ̀ wà lẹ́yìn ìbẹ̀rẹ̀: iṣẹ́ àtúnṣe gbọ́dọ̀ tó ìṣẹ́jú kan.',
  'A maintenance lasts {} hours at most, so that no outage stays hidden. Plan a second one for the rest.':
    'Iṣẹ́ àtúnṣe kan kò gbọdọ̀ ju wákàtí {} lọ, kí ìdádúró kankan má bàa fara pamọ́. Ẹ ṣètò èkejì fún ìyókù.',
  'This maintenance is over. Start a new one if you need more time.': 'Iṣẹ́ àtúnṣe yìí ti parí. Ẹ bẹ̀rẹ̀ tuntun tí ẹ bá nílò àkókò sí i.',
  'You have {} maintenances planned, and that is the most. End or cancel one first.':
    'Ẹ ti ṣètò iṣẹ́ àtúnṣe {}, kò sì lè ju bẹ́ẹ̀ lọ. Ẹ kọ́kọ́ parí ọ̀kan tàbí kí ẹ fagi lé e.',
  'This does not look like a website. Type it as https://shop.example.': 'Èyí kò jọ ojú òpó. Ẹ kọ ọ́ bíi https://shop.example.',
  'Please enter the website as an address such as https://shop.example.com.':
    'Ẹ jọ̀wọ́, ẹ kọ àdírẹ́sì ojú òpó náà bíi https://shop.example.com.',
  'This website is inside a private network, so we cannot reach it.': 'Ojú òpó yìí wà nínú nẹ́tíwọ́ọ̀kì àdáni, nítorí náà a kò lè dé ibẹ̀.',
  'This address belongs to NoWahala itself. Please enter your own website.': 'Àdírẹ́sì NoWahala fúnra rẹ̀ nìyí. Ẹ jọ̀wọ́, ẹ kọ ti ojú òpó yín.',
  'This name exists only inside a private network. Enter the name that your customers type.':
    'Inú nẹ́tíwọ́ọ̀kì àdáni nìkan ni orúkọ yìí wà. Ẹ kọ orúkọ tí àwọn oníbàárà yín ń tẹ̀.',
  'A website begins with http:// or https://.': 'Ojú òpó máa ń bẹ̀rẹ̀ pẹ̀lú http:// tàbí https://.',
  'We can look at the ports 80, 443, 8080 and 8443 only.': 'Ẹnu ọ̀nà 80, 443, 8080 àti 8443 nìkan la lè wò.',
  'Please leave the user name and password out of the website address.':
    'Ẹ jọ̀wọ́, ẹ yọ orúkọ oníṣe àti ọ̀rọ̀ aṣínà kúrò nínú àdírẹ́sì ojú òpó náà.',
  'A website address can have at most 2,048 characters.': 'Lẹ́tà àdírẹ́sì ojú òpó kò gbọdọ̀ ju 2,048 lọ.',
  'This website has only IPv6 addresses, and we cannot reach those from here yet. Ask your hosting company for an IPv4 address as well.':
    'Àdírẹ́sì IPv6 nìkan ni ojú òpó yìí ní, a kò sì tíì lè dé ibẹ̀ láti ibí. Ẹ béèrè àdírẹ́sì IPv4 lọ́wọ́ ilé-iṣẹ́ hosting yín pẹ̀lú.',
  'Your plan is paused. Renew it, and you can add servers again.': 'Ètò yín dúró díẹ̀. Ẹ sọ ọ́ di ọ̀tun, ẹ máa lè fi server kún un padà.',
  'You do not have an active plan yet. Please pick a plan first, then add your server.':
    'Ẹ kò tíì ní ètò tó ń ṣiṣẹ́. Ẹ jọ̀wọ́, ẹ kọ́kọ́ yan ètò kan, lẹ́yìn náà ẹ fi server yín kún un.',
  'Your plan is paused. Renew it, and you can add jobs again.': 'Ètò yín dúró díẹ̀. Ẹ sọ ọ́ di ọ̀tun, ẹ máa lè fi iṣẹ́ kún un padà.',
  'You do not have an active plan yet. Please pick a plan first, then add your job.':
    'Ẹ kò tíì ní ètò tó ń ṣiṣẹ́. Ẹ jọ̀wọ́, ẹ kọ́kọ́ yan ètò kan, lẹ́yìn náà ẹ fi iṣẹ́ yín kún un.',
  'Your plan is not active, so checks are paused. Choose a plan to start them again.':
    'Ètò yín kò ṣiṣẹ́, nítorí náà àyẹ̀wò dúró díẹ̀. Ẹ yan ètò kan láti tún wọn bẹ̀rẹ̀.',
  'Oops! You have reached your server limits': 'Iye server tí ètò yín gbà ti pé',
  'The {} plan looks every {} at most. Choose {} or more, or upgrade your plan.':
    'Ètò {} ń ṣàyẹ̀wò ní gbogbo {}, kì í yára ju bẹ́ẹ̀ lọ. Ẹ yan {} tàbí jù bẹ́ẹ̀ lọ, tàbí kí ẹ gba ètò tó tóbi sí i.',
  'WhatsApp alerts are not part of the {} plan. Upgrade your plan to switch them on.':
    'Ìkìlọ̀ WhatsApp kò sí nínú ètò {}. Ẹ gba ètò tó tóbi sí i láti tàn wọ́n.',
  'We cannot see your plan just now. Nothing was changed. Please try again in a moment.':
    'A kò lè rí ètò yín ní ìsinsìnyí. Kò sí ohun tó yí padà. Ẹ jọ̀wọ́, ẹ tún gbìyànjú láìpẹ́.',
  'Please create a workspace first': 'Ẹ jọ̀wọ́, ẹ kọ́kọ́ ṣí ààyè iṣẹ́ kan',
  'Please create a workspace first.': 'Ẹ jọ̀wọ́, ẹ kọ́kọ́ ṣí ààyè iṣẹ́ kan.',
  'You do not have a workspace yet.': 'Ẹ kò tíì ní ààyè iṣẹ́.',
  'This plan does not exist, or is not on sale any more. Please pick one from the pricing page.':
    'Kò sí ètò yìí, tàbí a kò tà á mọ́. Ẹ jọ̀wọ́, ẹ yan ọ̀kan nínú ojú ìwé ètò.',
  'The invoice is made when its payment has arrived. Until then there is nothing to download.':
    'A máa ṣe ìwé ìsanwó nígbà tí owó rẹ̀ bá dé. Títí di ìgbà náà, kò sí ohun tí ẹ máa gbà.',
  'You have the {} plan until {}. To move to {} before that, choose "Upgrade plan".':
    'Ẹ ní ètò {} títí di {}. Láti lọ sí {} kí ọjọ́ náà tó dé, ẹ yan “Gba ètò tó tóbi sí i”.',
  '{} is too small for what you use now. {}': '{} kéré jù fún ohun tí ẹ ń lò báyìí. {}',
  'You have {} servers and jobs, {} allows {}: delete {} of them first.': 'Ẹ ní server àti iṣẹ́ {}, {} sì gba {}: ẹ kọ́kọ́ pa {} rẹ́ nínú wọn.',
  'For {} the checks come more often than every {} minutes, the most {} allows: set a longer interval first.':
    'À ń ṣàyẹ̀wò {} ju ẹ̀ẹ̀kan lọ ní ìṣẹ́jú {}, èyí tó pọ̀ jù tí {} gbà: ẹ kọ́kọ́ yan àlàfo tó gùn sí i.',
  'For {} you get alerts on WhatsApp, which {} does not include: switch that off first.':
    'Ẹ ń gba ìkìlọ̀ WhatsApp fún {}, kò sì sí nínú {}: ẹ kọ́kọ́ pa á.',
  '{} servers': 'server {}',
  '1 server': 'server 1',
  '{} is smaller than {}. You can choose it when you renew, in the 30 days before {}.':
    '{} kéré ju {} lọ. Ẹ lè yàn án nígbà tí ẹ bá sọ ètò yín di ọ̀tun, láàárín ọjọ́ 30 ṣáájú {}.',
  'You have no running plan to upgrade. Please pick a plan first.':
    'Ẹ kò ní ètò tó ń lọ tí ẹ lè yí sí èyí tó tóbi sí i. Ẹ jọ̀wọ́, ẹ kọ́kọ́ yan ètò kan.',
  'The year you paid for is over, so there is nothing to upgrade. Renew with the plan you want.':
    'Ọdún tí ẹ sanwó fún ti parí, nítorí náà kò sí ohun tí ẹ lè yí sí èyí tó tóbi sí i. Ẹ sọ ọ́ di ọ̀tun pẹ̀lú ètò tí ẹ fẹ́.',
  'You already have the {} plan.': 'Ẹ ti ní ètò {}.',
  'A payment for {} is being confirmed by your bank. Please wait until it is settled, so that you do not pay twice.':
    'Báńkì yín ń fìdí ìsanwó kan fún {} múlẹ̀. Ẹ jọ̀wọ́, ẹ dúró kó yanjú, kí ẹ má bàa san án lẹ́ẹ̀mejì.',
  'This payment was closed before its page was ready, and you were not charged. Please try again.':
    'A ti pa ìsanwó yìí dé kí ojú ìwé rẹ̀ tó ṣetán, a kò sì gba owó yín. Ẹ jọ̀wọ́, ẹ tún gbìyànjú.',
  'The payment company does not answer just now and you were not charged. Please try again in a few minutes.':
    'Ilé-iṣẹ́ ìsanwó kò dáhùn ní ìsinsìnyí, a kò sì gba owó yín. Ẹ jọ̀wọ́, ẹ tún gbìyànjú ní ìṣẹ́jú díẹ̀ sí i.',
  'You have opened many payments within an hour. Please finish the last one, or try again later.':
    'Ẹ ti bẹ̀rẹ̀ ìsanwó púpọ̀ láàárín wákàtí kan. Ẹ jọ̀wọ́, ẹ parí èyí tó kẹ́yìn, tàbí kí ẹ tún gbìyànjú tó bá yá.',
  'This account is being deleted. Nothing can be bought with it.': 'À ń pa àkáǹtì yìí rẹ́. Ẹ kò lè fi ra nǹkan kan.',
  'Please choose a plan.': 'Ẹ jọ̀wọ́, ẹ yan ètò kan.',
  'Please pay to start your plan.': 'Ẹ jọ̀wọ́, ẹ sanwó kí ètò yín lè bẹ̀rẹ̀.',
  'Please pay the difference. Your present plan goes on meanwhile.': 'Ẹ jọ̀wọ́, ẹ san ìyàtọ̀ náà. Ètò tí ẹ ní báyìí ń lọ títí di ìgbà náà.',
  'Your plan is active.': 'Ètò yín ti ń ṣiṣẹ́.',
  'A check every minute, day and night': 'Àyẹ̀wò ní ìṣẹ́jú kọ̀ọ̀kan, tọ̀sán tòru',
  'A check every 5 minutes, day and night': 'Àyẹ̀wò ní gbogbo ìṣẹ́jú 5, tọ̀sán tòru',
  'WhatsApp alerts you can answer with one digit': 'Ìkìlọ̀ WhatsApp tí ẹ lè fi nọ́ńbà kan fèsì sí',
  'Every error explained in plain English, with the steps to fix it': 'Gbogbo àṣìṣe pẹ̀lú àlàyé ní ọ̀rọ̀ tó rọrùn, àti ìgbésẹ̀ láti tún un ṣe',
  'Servers that fail together reach you as one message': 'Server tó dúró pọ̀ máa dé ọ̀dọ̀ yín nínú àtẹ̀jíṣẹ́ kan',
  'Success and failure rates for 90 days': 'Àyẹ̀wò tó yọrí àti èyí tí kò yọrí fún ọjọ́ 90',
  'A summary by e-mail each Monday': 'Àkópọ̀ nípa e-mail ní gbogbo Ọjọ́ Ajé',
  Dashboard: 'Dashboard',
  'E-mail': 'E-mail',
  'An API for your own tools': 'API fún àwọn ètò tiyín',
  'For your first website. We look every five minutes and tell you by e-mail what is wrong and what to do.':
    'Fún ojú òpó àkọ́kọ́ yín. A ń wò ó ní gbogbo ìṣẹ́jú márùn-ún, a sì ń sọ ìṣòro rẹ̀ àti ohun tí ẹ máa ṣe nípa e-mail.',
  'For a business that sells online. We look every minute and reach you on WhatsApp as well.':
    'Fún òwò tó ń tajà lórí íńtánẹ́ẹ̀tì. A ń wò ó ní ìṣẹ́jú kọ̀ọ̀kan, a sì ń dé ọ̀dọ̀ yín lórí WhatsApp pẹ̀lú.',
  'For a team that runs several products. Room for thirty servers and plenty of explanations.':
    'Fún ẹgbẹ́ tó ní iṣẹ́ púpọ̀ lórí íńtánẹ́ẹ̀tì. Àyè wà fún server ọgbọ̀n àti àlàyé tó pọ̀.',
  'For agencies and hosting resellers. A hundred servers, watched every minute.':
    'Fún àwọn tó ń kọ́ ojú òpó àti àwọn tó ń ta hosting. Server ọgọ́rùn-ún, à ń ṣọ́ wọn ní ìṣẹ́jú kọ̀ọ̀kan.',
  'This server is paused. Resume it first, then check it.': 'Server yìí dúró díẹ̀. Ẹ kọ́kọ́ mú un tẹ̀síwájú, lẹ́yìn náà ẹ ṣàyẹ̀wò rẹ̀.',
  'This server was checked less than a minute ago. Please wait a moment.':
    'Kò tíì tó ìṣẹ́jú kan tí a ṣàyẹ̀wò server yìí. Ẹ jọ̀wọ́, ẹ dúró díẹ̀.',
  'A server has at most {} dates. Please delete one that is over first.':
    'Server kan kò lè ní ju ọjọ́ {} lọ. Ẹ jọ̀wọ́, ẹ kọ́kọ́ pa ọ̀kan tó ti kọjá rẹ́.',
  'This server is not slow at the moment, so there is nothing to change.':
    'Server yìí kò lọ́ra lọ́wọ́lọ́wọ́, nítorí náà kò sí ohun tí a máa yí padà.',
  'We cannot start a job. Run it once: its next call tells us.':
    'A kò lè bẹ̀rẹ̀ iṣẹ́ fúnra wa. Ẹ mú un ṣiṣẹ́ lẹ́ẹ̀kan: ìpè rẹ̀ tó kàn máa sọ fún wa.',
  'This outage was closed when the server was paused, deleted or given another address, so nothing was checked.':
    'A pa ìdádúró yìí dé nígbà tí server náà dúró díẹ̀, tó parẹ́ tàbí tó gba àdírẹ́sì mìíràn, nítorí náà a kò ṣàyẹ̀wò nǹkan kan.',
  'We have just checked. Try again in {} seconds.': 'A ṣẹ̀ṣẹ̀ ṣàyẹ̀wò. Ẹ tún gbìyànjú ní ìṣẹ́jú àáyá {} sí i.',
  'Your server is being watched. The first check runs within 10 seconds.':
    'A ti ń ṣọ́ server yín. Àyẹ̀wò àkọ́kọ́ máa wáyé láàárín ìṣẹ́jú àáyá 10.',
  'Your server is updated.': 'A ti ṣàtúnṣe server yín.',
  'The server is deleted. It is not watched any more.': 'Server náà ti parẹ́. A kò ṣọ́ ọ mọ́.',
  'A check is on its way.': 'Àyẹ̀wò kan ti ń lọ.',
  'This server is paused. Nobody is told if it goes down.': 'Server yìí dúró díẹ̀. Tí kò bá ṣiṣẹ́, a kò ní sọ fún ẹnikẹ́ni.',
  'This server is watched again.': 'A tún ti ń ṣọ́ server yìí.',
  'Noted. We learn anew what is usual, and warn you again in three days.':
    'A ti gbọ́. A máa tún kọ́ bó ṣe máa ń rí, a sì máa tún kìlọ̀ fún yín lẹ́yìn ọjọ́ mẹ́ta.',
  'Maintenance is on. We keep checking, and no alert goes out until it ends.':
    'Iṣẹ́ àtúnṣe ti bẹ̀rẹ̀. A ń bá àyẹ̀wò lọ, kò sì sí ìkìlọ̀ tó máa jáde títí á fi parí.',
  'The maintenance is planned. We keep checking while it lasts, and no alert goes out.':
    'Ẹ ti ṣètò iṣẹ́ àtúnṣe náà. A máa bá àyẹ̀wò lọ nígbà náà, kò sì sí ìkìlọ̀ tó máa jáde.',
  'The maintenance is changed.': 'Iṣẹ́ àtúnṣe náà ti yí padà.',
  'The maintenance is over. We check right away.': 'Iṣẹ́ àtúnṣe náà ti parí. A máa ṣàyẹ̀wò lójú ẹsẹ̀.',
  'The maintenance is cancelled.': 'A ti fagi lé iṣẹ́ àtúnṣe náà.',
  'Noted. We tell you 30, 14, 7, 3 and 1 days before.': 'A ti gbọ́. A máa sọ fún yín nígbà tó bá ku ọjọ́ 30, 14, 7, 3 àti 1.',
  'The date is deleted. We do not remind you of it any more.': 'Ọjọ́ náà ti parẹ́. A kò ní rán yín létí nípa rẹ̀ mọ́.',
  'Please choose a day of the calendar, like 2027-03-01.': 'Ẹ jọ̀wọ́, ẹ yan ọjọ́ kan nínú kàlẹ́ńdà, bíi 2027-03-01.',
  'This day is over. Please choose the next one.': 'Ọjọ́ yìí ti kọjá. Ẹ jọ̀wọ́, ẹ yan èyí tó ń bọ̀.',
  'Please say what ends, for example "Hosting bill".': 'Ẹ jọ̀wọ́, ẹ sọ ohun tó máa parí, fún àpẹẹrẹ “Owó hosting”.',
  'Please give this job a name, such as "Nightly backup".': 'Ẹ jọ̀wọ́, ẹ fún iṣẹ́ yìí ní orúkọ, bíi “Nightly backup”.',
  'A cron line has five parts, such as "0 2 * * *" for every night at two.':
    'Ìlà cron ní apá márùn-ún, bíi “0 2 * * *” fún aago méjì ní gbogbo òru.',
  'We cannot read this cron line. It has five parts, such as "0 2 * * *" for every night at two.':
    'A kò lè ka ìlà cron yìí. Ó ní apá márùn-ún, bíi “0 2 * * *” fún aago méjì ní gbogbo òru.',
  'This cron line names a day that never comes, so the job would never be expected. Please look at day and month again.':
    'Ìlà cron yìí sọ ọjọ́ tí kì í dé, nítorí náà a kò ní retí iṣẹ́ náà láé. Ẹ jọ̀wọ́, ẹ tún wo ọjọ́ àti oṣù rẹ̀.',
  'We do not know this time zone. One looks like "Africa/Lagos".': 'A kò mọ àgbègbè àkókò yìí. Àpẹẹrẹ kan ni “Africa/Lagos”.',
  'Your job is watched from its first call on. Put its address into the job now.':
    'A máa ṣọ́ iṣẹ́ yín láti àmì rẹ̀ àkọ́kọ́ lọ. Ẹ fi àdírẹ́sì rẹ̀ sínú iṣẹ́ náà báyìí.',
  'Your job is updated.': 'A ti ṣàtúnṣe iṣẹ́ yín.',
  'The job is deleted, and its address is void.': 'Iṣẹ́ náà ti parẹ́, àdírẹ́sì rẹ̀ kò sì ṣiṣẹ́ mọ́.',
  'This job is paused. Nobody is told if it does not run.': 'Iṣẹ́ yìí dúró díẹ̀. Tí kò bá ṣiṣẹ́, a kò ní sọ fún ẹnikẹ́ni.',
  'This job is expected again.': 'A tún ti ń retí iṣẹ́ yìí.',
  'Here is the new address. The old one is void: put the new one into the job.':
    'Àdírẹ́sì tuntun nìyí. Ti tẹ́lẹ̀ kò ṣiṣẹ́ mọ́: ẹ fi tuntun sínú iṣẹ́ náà.',
  'Noted. Reminders stop until tomorrow morning; we keep watching.': 'A ti gbọ́. Ìránnilétí máa dúró títí di àárọ̀ ọ̀la; a ń bá ìṣọ́ lọ.',
  'This is over already, so no more reminders come. We keep watching.': 'Èyí ti parí, nítorí náà ìránnilétí kò ní wá mọ́. A ń bá ìṣọ́ lọ.',
  'It works again. We look for one more minute before we call it over.':
    'Ó ti ń ṣiṣẹ́ padà. A máa wò ó fún ìṣẹ́jú kan sí i kí a tó sọ pé ó ti parí.',
  'It works again. Nothing more to do.': 'Ó ti ń ṣiṣẹ́ padà. Kò sí ohun mìíràn tí ẹ máa ṣe.',
  'It answers now. It came and went before, so we call it over after half an hour without a break.':
    'Ó ń dáhùn báyìí. Ó ti ń lọ ń bọ̀ tẹ́lẹ̀, nítorí náà a máa sọ pé ó ti parí lẹ́yìn ìdajì wákàtí láìdúró.',
  'It is quick again. After ten such minutes we call it over.': 'Ó ti yára padà. Lẹ́yìn ìṣẹ́jú mẹ́wàá bẹ́ẹ̀, a máa sọ pé ó ti parí.',
  'It is quick again. Nothing more to do.': 'Ó ti yára padà. Kò sí ohun mìíràn tí ẹ máa ṣe.',
  'It is still slow: now try step {}.': 'Ó ṣì lọ́ra: ẹ gbìyànjú ìgbésẹ̀ {}.',
  'It is still slow, and no step is left. Now it is time to call for help: who can help stands below the steps.':
    'Ó ṣì lọ́ra, kò sì sí ìgbésẹ̀ mọ́. Àkókò ti tó láti pe ẹnì kan: ẹni tó lè ràn yín lọ́wọ́ wà lábẹ́ àwọn ìgbésẹ̀ náà.',
  'Still down: now try step {}.': 'Kò tíì ṣiṣẹ́: ẹ gbìyànjú ìgbésẹ̀ {}.',
  'Still down, and no step is left. Now it is time to call for help: who can help stands below the steps.':
    'Kò tíì ṣiṣẹ́, kò sì sí ìgbésẹ̀ mọ́. Àkókò ti tó láti pe ẹnì kan: ẹni tó lè ràn yín lọ́wọ́ wà lábẹ́ àwọn ìgbésẹ̀ náà.',
  'Still down, but now for another reason. We explain it anew below: begin with step 1.':
    'Kò tíì ṣiṣẹ́, ṣùgbọ́n ohun mìíràn ló fà á báyìí. Àlàyé tuntun wà nísàlẹ̀: ẹ bẹ̀rẹ̀ láti ìgbésẹ̀ 1.',
  'We could not check just now. Please try again in a minute; we go on checking every minute and write when it is back.':
    'A kò lè ṣàyẹ̀wò ní ìsinsìnyí. Ẹ jọ̀wọ́, ẹ tún gbìyànjú ní ìṣẹ́jú kan sí i; a ń bá àyẹ̀wò lọ ní ìṣẹ́jú kọ̀ọ̀kan, a sì máa kọ̀wé nígbà tó bá padà.',
  'Thank you. That helps us explain better.': 'Ẹ ṣé. Èyí ń jẹ́ kí àlàyé wa dára sí i.',
};
