import type { answersOnServers as original } from '../en/answers-servers';
import type { Words } from '../words';

export const answersOnServers: Words<typeof original> = {
  'Please give your server a name.': 'Don Allah ku sa wa sabar ɗinku suna.',
  'Invalid IP address': 'Wannan adireshin IP ba daidai ba ne',
  'Invalid IP address: this one is not on the public internet, so we cannot reach it. Ask your hosting company for the public one.':
    'Wannan adireshin IP ba ya kan intanet na kowa, don haka ba za mu iya kaiwa gare shi ba. Ku nemi na kowa daga kamfanin hosting ɗinku.',
  'These words contain characters that cannot be shown. Please type them again.':
    'Akwai alamomin da ba za a iya nunawa ba a waɗannan kalmomi. Don Allah ku sake rubuta su.',
  'Use at most {} characters: a few words that are always on the page are enough.':
    'Kada ya wuce harafi {}: kalmomi kaɗan da suke shafin koyaushe sun isa.',
  'Words can be looked for on a website only. Enter the address of your website as well.':
    'A shafin intanet kawai ake iya neman kalmomi. Ku rubuta adireshin shafinku ma.',
  'These words are part of the words that must be on the page, so no page could ever be right.':
    'Waɗannan kalmomi suna cikin kalmomin da dole su kasance a shafin, don haka ba shafin da zai yi daidai.',
  'Please type words as they stand on the page, or leave this empty.':
    'Don Allah ku rubuta kalmomi yadda suke a shafin, ko ku bar nan babu komai.',
  'Please say when the maintenance begins.': 'Don Allah ku faɗi lokacin da aikin gyara zai fara.',
  'This beginning is in the past. Choose now or later.': 'Wannan lokacin farawa ya wuce. Ku zaɓi yanzu ko anjima.',
  'A maintenance can be planned up to {} days ahead.': 'Ana iya tsara aikin gyara har kwana {} a gaba.',
  'Please say how long the maintenance lasts.': 'Don Allah ku faɗi tsawon lokacin aikin gyara.',
  'This end is in the past. Choose a later one.': 'Wannan lokacin ƙarewa ya wuce. Ku zaɓi wani na gaba.',
  'The end must come after the beginning: a maintenance lasts at least one minute.':
    'Dole ƙarshen ya zo bayan farkon: aikin gyara yana ɗaukar aƙalla minti ɗaya.',
  'A maintenance lasts {} hours at most, so that no outage stays hidden. Plan a second one for the rest.':
    'Aikin gyara ba ya wuce awa {}, don kada a ɓoye katsewa. Ku tsara na biyu don sauran.',
  'This maintenance is over. Start a new one if you need more time.':
    'Wannan aikin gyara ya ƙare. Ku fara sabo idan kuna buƙatar ƙarin lokaci.',
  'You have {} maintenances planned, and that is the most. End or cancel one first.':
    'Kun tsara aikin gyara {}, shi ne mafi yawa. Ku fara ƙare ko soke ɗaya.',
  'This does not look like a website. Type it as https://shop.example.':
    'Wannan bai yi kama da shafin intanet ba. Ku rubuta shi kamar https://shop.example.',
  'Please enter the website as an address such as https://shop.example.com.':
    'Don Allah ku rubuta shafin a matsayin adireshi kamar https://shop.example.com.',
  'This website is inside a private network, so we cannot reach it.':
    'Wannan shafin yana cikin hanyar sadarwa ta kai, don haka ba za mu iya kaiwa gare shi ba.',
  'This address belongs to NoWahala itself. Please enter your own website.':
    'Wannan adireshi na NoWahala ne. Don Allah ku rubuta shafinku.',
  'This name exists only inside a private network. Enter the name that your customers type.':
    'Wannan suna yana cikin hanyar sadarwa ta kai kawai. Ku rubuta sunan da abokan cinikinku suke rubutawa.',
  'A website begins with http:// or https://.': 'Shafin intanet yana farawa da http:// ko https://.',
  'We can look at the ports 80, 443, 8080 and 8443 only.': 'Ƙofofin 80, 443, 8080 da 8443 kawai za mu iya dubawa.',
  'Please leave the user name and password out of the website address.':
    'Don Allah ku cire sunan mai amfani da kalmar sirri daga adireshin shafin.',
  'A website address can have at most 2,048 characters.': 'Adireshin shafi ba zai wuce harafi 2,048 ba.',
  'This website has only IPv6 addresses, and we cannot reach those from here yet. Ask your hosting company for an IPv4 address as well.':
    'Wannan shafin yana da adireshin IPv6 kawai, kuma ba mu iya kaiwa gare su daga nan tukuna. Ku nemi adireshin IPv4 ma daga kamfanin hosting ɗinku.',
  'Your plan is paused. Renew it, and you can add servers again.': 'An ɗan tsayar da tsarinku. Ku sabunta shi, za ku sake iya ƙara sabobi.',
  'You do not have an active plan yet. Please pick a plan first, then add your server.':
    'Ba ku da tsari mai aiki tukuna. Don Allah ku fara zaɓar tsari, sannan ku ƙara sabar ɗinku.',
  'Your plan is paused. Renew it, and you can add jobs again.': 'An ɗan tsayar da tsarinku. Ku sabunta shi, za ku sake iya ƙara ayyuka.',
  'You do not have an active plan yet. Please pick a plan first, then add your job.':
    'Ba ku da tsari mai aiki tukuna. Don Allah ku fara zaɓar tsari, sannan ku ƙara aikinku.',
  'Your plan is not active, so checks are paused. Choose a plan to start them again.':
    'Tsarinku ba ya aiki, don haka an ɗan tsayar da dubawa. Ku zaɓi tsari don a sake farawa.',
  'Oops! You have reached your server limits': 'Kun kai iyakar sabobin tsarinku',
  'The {} plan looks every {} at most. Choose {} or more, or upgrade your plan.':
    'Tsarin {} yana dubawa duk {} a mafi sauri. Ku zaɓi {} ko fiye, ko ku ƙara girman tsarinku.',
  'WhatsApp alerts are not part of the {} plan. Upgrade your plan to switch them on.':
    'Tsarin {} ba shi da faɗakarwar WhatsApp. Ku ƙara girman tsarinku don ku kunna ta.',
  'We cannot see your plan just now. Nothing was changed. Please try again in a moment.':
    'Ba mu iya ganin tsarinku a yanzu ba. Ba a sauya komai ba. Don Allah ku sake gwadawa nan da ɗan lokaci.',
  'Please create a workspace first': 'Don Allah ku fara buɗe filin aiki',
  'Please create a workspace first.': 'Don Allah ku fara buɗe filin aiki.',
  'You do not have a workspace yet.': 'Ba ku da filin aiki tukuna.',
  'This plan does not exist, or is not on sale any more. Please pick one from the pricing page.':
    'Babu wannan tsari, ko ba a sayar da shi kuma. Don Allah ku zaɓi ɗaya daga shafin farashi.',
  'The invoice is made when its payment has arrived. Until then there is nothing to download.':
    'Ana yin invoice ne idan kuɗinsa ya iso. Kafin nan babu abin da za a sauke.',
  'You have the {} plan until {}. To move to {} before that, choose "Upgrade plan".':
    'Kuna da tsarin {} har zuwa {}. Don komawa {} kafin lokacin, ku zaɓi “Ƙara girman tsari”.',
  '{} is too small for what you use now. {}': '{} ya yi ƙanƙanta ga abin da kuke amfani da shi yanzu. {}',
  'You have {} servers and jobs, {} allows {}: delete {} of them first.':
    'Kuna da sabobi da ayyuka guda {}, amma {} yana ba da {}: ku fara goge {} daga cikinsu.',
  'For {} the checks come more often than every {} minutes, the most {} allows: set a longer interval first.':
    'Ana duba {} fiye da sau ɗaya a minti {}, wanda shi ne iyakar {}: ku fara zaɓar tazara mafi tsawo.',
  'For {} you get alerts on WhatsApp, which {} does not include: switch that off first.':
    'Kuna samun faɗakarwar WhatsApp don {}, amma {} ba shi da ita: ku fara kashe ta.',
  '{} servers': 'sabar {}',
  '1 server': 'sabar 1',
  '{} is smaller than {}. You can choose it when you renew, in the 30 days before {}.':
    '{} ya fi {} ƙanƙanta. Kuna iya zaɓarsa idan za ku sabunta, a kwana 30 kafin {}.',
  'You have no running plan to upgrade. Please pick a plan first.':
    'Ba ku da tsari mai aiki da za a ƙara girmansa. Don Allah ku fara zaɓar tsari.',
  'The year you paid for is over, so there is nothing to upgrade. Renew with the plan you want.':
    'Shekarar da kuka biya ta ƙare, don haka babu abin da za a ƙara girmansa. Ku sabunta da tsarin da kuke so.',
  'You already have the {} plan.': 'Kuna da tsarin {} tuni.',
  'A payment for {} is being confirmed by your bank. Please wait until it is settled, so that you do not pay twice.':
    'Bankinku yana tabbatar da biyan kuɗin {}. Don Allah ku jira har ya kammala, don kada ku biya sau biyu.',
  'This payment was closed before its page was ready, and you were not charged. Please try again.':
    'An rufe wannan biyan kuɗi kafin shafinsa ya shirya, kuma ba a cire kuɗinku ba. Don Allah ku sake gwadawa.',
  'The payment company does not answer just now and you were not charged. Please try again in a few minutes.':
    'Kamfanin biyan kuɗi ba ya amsawa a yanzu, kuma ba a cire kuɗinku ba. Don Allah ku sake gwadawa bayan ƴan mintuna.',
  'You have opened many payments within an hour. Please finish the last one, or try again later.':
    'Kun fara biyan kuɗi da yawa cikin awa guda. Don Allah ku kammala na ƙarshe, ko ku sake gwadawa anjima.',
  'This account is being deleted. Nothing can be bought with it.': 'Ana goge wannan asusu. Ba za a iya sayen komai da shi ba.',
  'Please choose a plan.': 'Don Allah ku zaɓi tsari.',
  'Please pay to start your plan.': 'Don Allah ku biya don tsarinku ya fara.',
  'Please pay the difference. Your present plan goes on meanwhile.':
    'Don Allah ku biya bambancin. Kafin nan tsarinku na yanzu yana ci gaba.',
  'Your plan is active.': 'Tsarinku yana aiki.',
  'A check every minute, day and night': 'Dubawa duk minti, dare da rana',
  'A check every 5 minutes, day and night': 'Dubawa duk minti 5, dare da rana',
  'WhatsApp alerts you can answer with one digit': 'Faɗakarwar WhatsApp da kuke iya amsawa da lamba ɗaya',
  'Every error explained in plain English, with the steps to fix it': 'Ana bayyana kowane kuskure a sauƙaƙe, da matakan gyara shi',
  'Servers that fail together reach you as one message': 'Sabobin da suka tsaya tare suna zuwa a saƙo ɗaya',
  'Success and failure rates for 90 days': 'Adadin nasara da rashinta na kwana 90',
  'A summary by e-mail each Monday': 'Taƙaitawa ta imel kowace Litinin',
  Dashboard: 'Dashboard',
  'E-mail': 'Imel',
  'An API for your own tools': 'API don manhajojinku',
  'For your first website. We look every five minutes and tell you by e-mail what is wrong and what to do.':
    'Don shafinku na farko. Muna dubawa duk minti biyar, muna gaya muku ta imel abin da ke damunsa da abin da za ku yi.',
  'For a business that sells online. We look every minute and reach you on WhatsApp as well.':
    'Don sana’ar da take sayarwa a intanet. Muna dubawa duk minti, kuma muna samun ku a WhatsApp ma.',
  'For a team that runs several products. Room for thirty servers and plenty of explanations.':
    'Don ƙungiyar da take da kayayyaki da yawa. Wuri don sabar talatin da bayanai masu yawa.',
  'For agencies and hosting resellers. A hundred servers, watched every minute.':
    'Don kamfanoni masu gina shafuka da masu sayar da hosting. Sabar ɗari, ana sa ido duk minti.',
  'This server is paused. Resume it first, then check it.': 'An ɗan tsayar da wannan sabar. Ku fara sa ya ci gaba, sannan ku duba shi.',
  'This server was checked less than a minute ago. Please wait a moment.':
    'An duba wannan sabar ba a kai minti ɗaya ba. Don Allah ku ɗan jira.',
  'A server has at most {} dates. Please delete one that is over first.':
    'Sabar ba ya wuce rana {}. Don Allah ku fara goge ɗaya da ta wuce.',
  'This server is not slow at the moment, so there is nothing to change.':
    'Wannan sabar ba ya jinkiri a yanzu, don haka babu abin da za a sauya.',
  'We cannot start a job. Run it once: its next call tells us.':
    'Ba za mu iya fara aiki da kanmu ba. Ku gudanar da shi sau ɗaya: kiransa na gaba zai sanar da mu.',
  'This outage was closed when the server was paused, deleted or given another address, so nothing was checked.':
    'An rufe wannan katsewa lokacin da aka ɗan tsayar da sabar, aka goge shi ko aka ba shi wani adireshi, don haka ba a duba komai ba.',
  'We have just checked. Try again in {} seconds.': 'Yanzu-yanzu muka duba. Ku sake gwadawa bayan daƙiƙa {}.',
  'Your server is being watched. The first check runs within 10 seconds.':
    'Ana sa ido a kan sabar ɗinku. Dubawar farko za ta fara cikin daƙiƙa 10.',
  'Your server is updated.': 'An sauya sabar ɗinku.',
  'The server is deleted. It is not watched any more.': 'An goge sabar. Ba a ƙara sa ido a kansa.',
  'A check is on its way.': 'Dubawa tana kan hanya.',
  'This server is paused. Nobody is told if it goes down.': 'An ɗan tsayar da wannan sabar. Ba za a gaya wa kowa ba idan ya daina aiki.',
  'This server is watched again.': 'An sake sa ido a kan wannan sabar.',
  'Noted. We learn anew what is usual, and warn you again in three days.':
    'Mun ji. Za mu sake koyon yadda aka saba, mu sake gargaɗin ku bayan kwana uku.',
  'Maintenance is on. We keep checking, and no alert goes out until it ends.':
    'Aikin gyara ya fara. Muna ci gaba da dubawa, ba faɗakarwar da za ta fita sai ya ƙare.',
  'The maintenance is planned. We keep checking while it lasts, and no alert goes out.':
    'An tsara aikin gyara. Za mu ci gaba da dubawa a lokacin, ba faɗakarwar da za ta fita.',
  'The maintenance is changed.': 'An sauya aikin gyara.',
  'The maintenance is over. We check right away.': 'Aikin gyara ya ƙare. Muna dubawa yanzu.',
  'The maintenance is cancelled.': 'An soke aikin gyara.',
  'Noted. We tell you 30, 14, 7, 3 and 1 days before.': 'Mun ji. Za mu gaya muku kwana 30, 14, 7, 3 da 1 kafin lokacin.',
  'The date is deleted. We do not remind you of it any more.': 'An goge ranar. Ba za mu ƙara tunatar da ku ba.',
  'Please choose a day of the calendar, like 2027-03-01.': 'Don Allah ku zaɓi rana ta kalanda, misali 2027-03-01.',
  'This day is over. Please choose the next one.': 'Wannan rana ta wuce. Don Allah ku zaɓi ta gaba.',
  'Please say what ends, for example "Hosting bill".': 'Don Allah ku faɗi abin da zai ƙare, misali “Kuɗin hosting”.',
  'Please give this job a name, such as "Nightly backup".': 'Don Allah ku sa wa wannan aiki suna, misali “Kwafin ajiyar dare”.',
  'A cron line has five parts, such as "0 2 * * *" for every night at two.':
    'Layin cron yana da sassa biyar, misali “0 2 * * *” don kowane dare da ƙarfe biyu.',
  'We cannot read this cron line. It has five parts, such as "0 2 * * *" for every night at two.':
    'Ba mu iya karanta wannan layin cron ba. Yana da sassa biyar, misali “0 2 * * *” don kowane dare da ƙarfe biyu.',
  'This cron line names a day that never comes, so the job would never be expected. Please look at day and month again.':
    'Wannan layin cron yana nufin ranar da ba ta zuwa, don haka ba za a taɓa jiran aikin ba. Don Allah ku sake duba rana da wata.',
  'We do not know this time zone. One looks like "Africa/Lagos".': 'Ba mu san wannan yankin lokaci ba. Misali “Africa/Lagos”.',
  'Your job is watched from its first call on. Put its address into the job now.':
    'Za a fara sa ido a kan aikinku daga kiransa na farko. Ku sa adireshinsa a aikin yanzu.',
  'Your job is updated.': 'An sauya aikinku.',
  'The job is deleted, and its address is void.': 'An goge aikin, kuma adireshinsa ya daina aiki.',
  'This job is paused. Nobody is told if it does not run.': 'An ɗan tsayar da wannan aiki. Ba za a gaya wa kowa ba idan bai gudana ba.',
  'This job is expected again.': 'Ana sake jiran wannan aiki.',
  'Here is the new address. The old one is void: put the new one into the job.':
    'Ga sabon adireshi. Tsohon ya daina aiki: ku sa sabon a aikin.',
  'Noted. Reminders stop until tomorrow morning; we keep watching.': 'Mun ji. Tunatarwa ta tsaya har gobe da safe; muna ci gaba da sa ido.',
  'This is over already, so no more reminders come. We keep watching.':
    'Wannan ya riga ya ƙare, don haka ba sauran tunatarwa. Muna ci gaba da sa ido.',
  'It works again. We look for one more minute before we call it over.': 'Ya dawo aiki. Za mu ƙara duba minti ɗaya kafin mu ce ya ƙare.',
  'It works again. Nothing more to do.': 'Ya dawo aiki. Babu sauran abin da za ku yi.',
  'It answers now. It came and went before, so we call it over after half an hour without a break.':
    'Yana amsawa yanzu. A da ya yi ta katsewa yana dawowa, don haka za mu ce ya ƙare idan ya yi rabin awa ba katsewa.',
  'It is quick again. After ten such minutes we call it over.': 'Ya sake yin sauri. Idan ya yi minti goma haka, za mu ce ya ƙare.',
  'It is quick again. Nothing more to do.': 'Ya sake yin sauri. Babu sauran abin da za ku yi.',
  'It is still slow: now try step {}.': 'Har yanzu yana jinkiri: ku gwada mataki na {}.',
  'It is still slow, and no step is left. Now it is time to call for help: who can help stands below the steps.':
    'Har yanzu yana jinkiri, kuma babu sauran mataki. Yanzu lokaci ya yi da za ku nemi taimako: wanda zai iya taimakawa yana ƙasan matakan.',
  'Still down: now try step {}.': 'Har yanzu ba ya aiki: ku gwada mataki na {}.',
  'Still down, and no step is left. Now it is time to call for help: who can help stands below the steps.':
    'Har yanzu ba ya aiki, kuma babu sauran mataki. Yanzu lokaci ya yi da za ku nemi taimako: wanda zai iya taimakawa yana ƙasan matakan.',
  'Still down, but now for another reason. We explain it anew below: begin with step 1.':
    'Har yanzu ba ya aiki, amma yanzu dalilin dabam ne. Mun sake bayyana shi a ƙasa: ku fara da mataki na 1.',
  'We could not check just now. Please try again in a minute; we go on checking every minute and write when it is back.':
    'Ba mu iya dubawa a yanzu ba. Don Allah ku sake gwadawa bayan minti ɗaya; muna ci gaba da dubawa duk minti, za mu rubuto muku idan ya dawo aiki.',
  'Thank you. That helps us explain better.': 'Mun gode. Hakan yana taimaka mana mu inganta bayani.',
};
