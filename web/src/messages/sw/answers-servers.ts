import type { answersOnServers as original } from '../en/answers-servers';
import type { Words } from '../words';

export const answersOnServers: Words<typeof original> = {
  'Please give your server a name.': 'Tafadhali ipe seva jina.',
  'Invalid IP address': 'Anwani ya IP si sahihi',
  'Invalid IP address: this one is not on the public internet, so we cannot reach it. Ask your hosting company for the public one.':
    'Anwani hii ya IP haiko kwenye intaneti ya umma, hivyo hatuwezi kuifikia. Iombe kampuni yako ya hosting anwani ya umma.',
  'These words contain characters that cannot be shown. Please type them again.':
    'Maneno haya yana herufi ambazo haziwezi kuonyeshwa. Tafadhali yaandike tena.',
  'Use at most {} characters: a few words that are always on the page are enough.':
    'Tumia herufi zisizozidi {}: maneno machache yaliyopo daima kwenye ukurasa yanatosha.',
  'Words can be looked for on a website only. Enter the address of your website as well.':
    'Maneno yanaweza kutafutwa kwenye tovuti tu. Weka pia anwani ya tovuti yako.',
  'These words are part of the words that must be on the page, so no page could ever be right.':
    'Maneno haya ni sehemu ya maneno ambayo lazima yawe kwenye ukurasa. Hivyo hakuna ukurasa ungefaa kamwe.',
  'Please type words as they stand on the page, or leave this empty.':
    'Tafadhali andika maneno kama yalivyo kwenye ukurasa, au acha hapa patupu.',
  'Please say when the maintenance begins.': 'Tafadhali sema matengenezo yanaanza lini.',
  'This beginning is in the past. Choose now or later.': 'Wakati huu wa kuanza umeshapita. Chagua sasa au baadaye.',
  'A maintenance can be planned up to {} days ahead.': 'Matengenezo yanaweza kupangwa hadi siku {} mbele.',
  'Please say how long the maintenance lasts.': 'Tafadhali sema matengenezo yatachukua muda gani.',
  'This end is in the past. Choose a later one.': 'Wakati huu wa kuisha umeshapita. Chagua wa baadaye.',
  'The end must come after the beginning: a maintenance lasts at least one minute.':
    'Mwisho lazima uwe baada ya mwanzo: matengenezo huchukua angalau dakika moja.',
  'A maintenance lasts {} hours at most, so that no outage stays hidden. Plan a second one for the rest.':
    'Matengenezo hayazidi saa {}, ili kukatika kokote kusijifiche. Panga mengine kwa muda uliobaki.',
  'This maintenance is over. Start a new one if you need more time.':
    'Matengenezo haya yameisha. Anzisha mapya ikiwa unahitaji muda zaidi.',
  'You have {} maintenances planned, and that is the most. End or cancel one first.':
    'Umepanga matengenezo {}, na hayawezi kuzidi hapo. Maliza au ghairi moja kwanza.',
  'This does not look like a website. Type it as https://shop.example.': 'Hii haionekani kuwa tovuti. Iandike kama https://shop.example.',
  'Please enter the website as an address such as https://shop.example.com.':
    'Tafadhali weka tovuti kwa anwani kama https://shop.example.com.',
  'This website is inside a private network, so we cannot reach it.':
    'Tovuti hii iko ndani ya mtandao wa faragha, hivyo hatuwezi kuifikia.',
  'This address belongs to NoWahala itself. Please enter your own website.':
    'Anwani hii ni ya NoWahala yenyewe. Tafadhali weka tovuti yako.',
  'This name exists only inside a private network. Enter the name that your customers type.':
    'Jina hili lipo ndani ya mtandao wa faragha tu. Weka jina ambalo wateja wako huandika.',
  'A website begins with http:// or https://.': 'Anwani ya tovuti huanza na http:// au https://.',
  'We can look at the ports 80, 443, 8080 and 8443 only.': 'Tunaweza kukagua milango 80, 443, 8080 na 8443 tu.',
  'Please leave the user name and password out of the website address.':
    'Tafadhali ondoa jina la mtumiaji na nenosiri kwenye anwani ya tovuti.',
  'A website address can have at most 2,048 characters.': 'Anwani ya tovuti inaweza kuwa na herufi zisizozidi 2,048.',
  'This website has only IPv6 addresses, and we cannot reach those from here yet. Ask your hosting company for an IPv4 address as well.':
    'Tovuti hii ina anwani za IPv6 tu, na bado hatuwezi kuzifikia. Iombe kampuni yako ya hosting anwani ya IPv4 pia.',
  'Your plan is paused. Renew it, and you can add servers again.':
    'Kifurushi chako kimesitishwa kwa muda. Kihuishe, na utaweza kuongeza seva tena.',
  'You do not have an active plan yet. Please pick a plan first, then add your server.':
    'Bado huna kifurushi kinachotumika. Tafadhali chagua kifurushi kwanza, kisha ongeza seva yako.',
  'Your plan is paused. Renew it, and you can add jobs again.':
    'Kifurushi chako kimesitishwa kwa muda. Kihuishe, na utaweza kuongeza kazi tena.',
  'You do not have an active plan yet. Please pick a plan first, then add your job.':
    'Bado huna kifurushi kinachotumika. Tafadhali chagua kifurushi kwanza, kisha ongeza kazi yako.',
  'Your plan is not active, so checks are paused. Choose a plan to start them again.':
    'Kifurushi chako hakitumiki, hivyo ukaguzi umesitishwa kwa muda. Chagua kifurushi ili uanze tena.',
  'Oops! You have reached your server limits': 'Umefikia kikomo chako cha seva',
  'The {} plan looks every {} at most. Choose {} or more, or upgrade your plan.':
    'Kifurushi cha {} hukagua mara moja kwa {}, si zaidi. Chagua {} au zaidi, au pandisha kifurushi chako.',
  'WhatsApp alerts are not part of the {} plan. Upgrade your plan to switch them on.':
    'Kifurushi cha {} hakina tahadhari za WhatsApp. Pandisha kifurushi chako ili kuziwasha.',
  'We cannot see your plan just now. Nothing was changed. Please try again in a moment.':
    'Hatuwezi kuona kifurushi chako sasa hivi. Hakuna kilichobadilika. Tafadhali jaribu tena baada ya muda mfupi.',
  'Please create a workspace first': 'Tafadhali tengeneza eneo la kazi kwanza',
  'Please create a workspace first.': 'Tafadhali tengeneza eneo la kazi kwanza.',
  'You do not have a workspace yet.': 'Bado huna eneo la kazi.',
  'This plan does not exist, or is not on sale any more. Please pick one from the pricing page.':
    'Kifurushi hiki hakipo, au hakiuzwi tena. Tafadhali chagua kimoja kwenye ukurasa wa vifurushi.',
  'The invoice is made when its payment has arrived. Until then there is nothing to download.':
    'Ankara hutengenezwa malipo yake yakifika. Hadi hapo hakuna cha kupakua.',
  'You have the {} plan until {}. To move to {} before that, choose "Upgrade plan".':
    'Una kifurushi cha {} hadi {}. Ili kuhamia {} kabla ya hapo, chagua “Pandisha kifurushi”.',
  '{} is too small for what you use now. {}': '{} ni kidogo mno kwa unachotumia sasa. {}',
  'You have {} servers and jobs, {} allows {}: delete {} of them first.':
    'Una seva na kazi {}, lakini {} kinaruhusu {}: futa {} kati ya hizo kwanza.',
  'For {} the checks come more often than every {} minutes, the most {} allows: set a longer interval first.':
    '{} hukaguliwa zaidi ya mara moja kwa dakika {}, kiwango cha juu cha {}: chagua kwanza muda mrefu zaidi.',
  'For {} you get alerts on WhatsApp, which {} does not include: switch that off first.':
    'Unapata tahadhari za WhatsApp kwa {}, ambazo {} hakina: zizime kwanza.',
  '{} servers': 'seva {}',
  '1 server': 'seva 1',
  '{} is smaller than {}. You can choose it when you renew, in the 30 days before {}.':
    '{} ni kidogo kuliko {}. Unaweza kukichagua utakapohuisha, ndani ya siku 30 kabla ya {}.',
  'You have no running plan to upgrade. Please pick a plan first.':
    'Huna kifurushi kinachotumika cha kupandisha. Tafadhali chagua kifurushi kwanza.',
  'The year you paid for is over, so there is nothing to upgrade. Renew with the plan you want.':
    'Mwaka uliolipia umeisha, hivyo hakuna cha kupandisha. Huisha kwa kifurushi unachotaka.',
  'You already have the {} plan.': 'Tayari una kifurushi cha {}.',
  'A payment for {} is being confirmed by your bank. Please wait until it is settled, so that you do not pay twice.':
    'Benki yako inathibitisha malipo ya {}. Tafadhali subiri jibu, ili usilipe mara mbili.',
  'This payment was closed before its page was ready, and you were not charged. Please try again.':
    'Malipo haya yalifungwa kabla ya ukurasa wake kuwa tayari, na hukukatwa pesa. Tafadhali jaribu tena.',
  'The payment company does not answer just now and you were not charged. Please try again in a few minutes.':
    'Kampuni ya malipo haijibu sasa hivi na hukukatwa pesa. Tafadhali jaribu tena baada ya dakika chache.',
  'You have opened many payments within an hour. Please finish the last one, or try again later.':
    'Umefungua malipo mengi ndani ya saa moja. Tafadhali kamilisha ya mwisho, au jaribu tena baadaye.',
  'This account is being deleted. Nothing can be bought with it.': 'Akaunti hii inafutwa. Hakuna kinachoweza kununuliwa nayo.',
  'Please choose a plan.': 'Tafadhali chagua kifurushi.',
  'Please pay to start your plan.': 'Tafadhali lipa ili kifurushi chako kianze.',
  'Please pay the difference. Your present plan goes on meanwhile.':
    'Tafadhali lipa tofauti. Kifurushi chako cha sasa kinaendelea kwa wakati huu.',
  'Your plan is active.': 'Kifurushi chako kinatumika.',
  'A check every minute, day and night': 'Ukaguzi kila dakika, usiku na mchana',
  'A check every 5 minutes, day and night': 'Ukaguzi kila dakika 5, usiku na mchana',
  'WhatsApp alerts you can answer with one digit': 'Tahadhari za WhatsApp unazojibu kwa tarakimu moja',
  'Every error explained in plain English, with the steps to fix it':
    'Kila hitilafu inaelezwa kwa maneno rahisi, pamoja na hatua za kufuata',
  'Servers that fail together reach you as one message': 'Ujumbe mmoja tu seva kadhaa zisipopatikana kwa pamoja',
  'Success and failure rates for 90 days': 'Viwango vya kufaulu na kushindwa kwa siku 90',
  'A summary by e-mail each Monday': 'Muhtasari kwa barua pepe kila Jumatatu',
  Dashboard: 'Dashibodi',
  'E-mail': 'Barua pepe',
  'An API for your own tools': 'API kwa zana zako mwenyewe',
  'For your first website. We look every five minutes and tell you by e-mail what is wrong and what to do.':
    'Kwa tovuti yako ya kwanza. Tunakagua kila dakika tano na kukuambia kwa barua pepe tatizo ni nini na cha kufanya.',
  'For a business that sells online. We look every minute and reach you on WhatsApp as well.':
    'Kwa biashara inayouza mtandaoni. Tunakagua kila dakika na kukufikia kwa WhatsApp pia.',
  'For a team that runs several products. Room for thirty servers and plenty of explanations.':
    'Kwa timu yenye bidhaa kadhaa. Nafasi ya seva thelathini na maelezo mengi.',
  'For agencies and hosting resellers. A hundred servers, watched every minute.':
    'Kwa wakala na wauzaji wa hosting. Seva mia moja, zinazokaguliwa kila dakika.',
  'This server is paused. Resume it first, then check it.': 'Seva hii imesitishwa kwa muda. Iendeleze kwanza, kisha ikague.',
  'This server was checked less than a minute ago. Please wait a moment.':
    'Seva hii imekaguliwa chini ya dakika moja iliyopita. Tafadhali subiri kidogo.',
  'A server has at most {} dates. Please delete one that is over first.':
    'Seva inaweza kuwa na tarehe zisizozidi {}. Tafadhali futa kwanza moja iliyopita.',
  'This server is not slow at the moment, so there is nothing to change.':
    'Seva hii haijibu polepole kwa sasa, hivyo hakuna cha kubadilisha.',
  'We cannot start a job. Run it once: its next call tells us.':
    'Hatuwezi kuanzisha kazi. Ifanye mara moja: mwito wake unaofuata utatuambia.',
  'This outage was closed when the server was paused, deleted or given another address, so nothing was checked.':
    'Tukio hili lilifungwa seva ilipositishwa kwa muda, ilipofutwa au ilipopewa anwani nyingine. Hivyo hakuna kilichokaguliwa.',
  'We have just checked. Try again in {} seconds.': 'Tumekagua sasa hivi. Jaribu tena baada ya sekunde {}.',
  'Your server is being watched. The first check runs within 10 seconds.':
    'Seva yako inafuatiliwa. Ukaguzi wa kwanza unafanyika ndani ya sekunde 10.',
  'Your server is updated.': 'Seva yako imebadilishwa.',
  'The server is deleted. It is not watched any more.': 'Seva imefutwa. Haifuatiliwi tena.',
  'A check is on its way.': 'Ukaguzi uko njiani.',
  'This server is paused. Nobody is told if it goes down.': 'Seva hii imesitishwa kwa muda. Isipopatikana, hakuna atakayeambiwa.',
  'This server is watched again.': 'Seva hii inafuatiliwa tena.',
  'Noted. We learn anew what is usual, and warn you again in three days.':
    'Sawa. Tunajifunza upya kilicho cha kawaida, na tutakuonya tena baada ya siku tatu.',
  'Maintenance is on. We keep checking, and no alert goes out until it ends.':
    'Matengenezo yameanza. Tunaendelea kukagua, na hakuna tahadhari itakayotumwa hadi yaishe.',
  'The maintenance is planned. We keep checking while it lasts, and no alert goes out.':
    'Matengenezo yamepangwa. Tutaendelea kukagua yakiendelea, na hakuna tahadhari itakayotumwa.',
  'The maintenance is changed.': 'Matengenezo yamebadilishwa.',
  'The maintenance is over. We check right away.': 'Matengenezo yameisha. Tunakagua mara moja.',
  'The maintenance is cancelled.': 'Matengenezo yameghairiwa.',
  'Noted. We tell you 30, 14, 7, 3 and 1 days before.': 'Sawa. Tutakukumbusha siku 30, 14, 7, 3 na 1 kabla.',
  'The date is deleted. We do not remind you of it any more.': 'Tarehe imefutwa. Hatutakukumbusha tena kuihusu.',
  'Please choose a day of the calendar, like 2027-03-01.': 'Tafadhali chagua siku ya kalenda, kama 2027-03-01.',
  'This day is over. Please choose the next one.': 'Siku hii imeshapita. Tafadhali chagua inayofuata.',
  'Please say what ends, for example "Hosting bill".': 'Tafadhali sema ni nini cha kulipwa, kwa mfano “Bili ya hosting”.',
  'Please give this job a name, such as "Nightly backup".': 'Tafadhali ipe kazi hii jina, kama “Nakala rudufu ya usiku”.',
  'A cron line has five parts, such as "0 2 * * *" for every night at two.':
    'Mstari wa cron una sehemu tano, kama “0 2 * * *” kwa mara moja kila usiku.',
  'We cannot read this cron line. It has five parts, such as "0 2 * * *" for every night at two.':
    'Hatuwezi kusoma mstari huu wa cron. Una sehemu tano, kama “0 2 * * *” kwa mara moja kila usiku.',
  'This cron line names a day that never comes, so the job would never be expected. Please look at day and month again.':
    'Mstari huu wa cron unataja siku isiyokuja kamwe, hivyo kazi haingetarajiwa kamwe. Tafadhali angalia tena siku na mwezi.',
  'We do not know this time zone. One looks like "Africa/Lagos".': 'Hatuujui ukanda huu wa saa. Mfano ni “Africa/Lagos”.',
  'Your job is watched from its first call on. Put its address into the job now.':
    'Kazi yako inafuatiliwa kuanzia mwito wake wa kwanza. Sasa weka anwani yake kwenye kazi.',
  'Your job is updated.': 'Kazi yako imebadilishwa.',
  'The job is deleted, and its address is void.': 'Kazi imefutwa, na anwani yake haifanyi kazi tena.',
  'This job is paused. Nobody is told if it does not run.': 'Kazi hii imesitishwa kwa muda. Isipofanyika, hakuna atakayeambiwa.',
  'This job is expected again.': 'Kazi hii inatarajiwa tena.',
  'Here is the new address. The old one is void: put the new one into the job.':
    'Hii ndiyo anwani mpya. Ya zamani haifanyi kazi tena: weka mpya kwenye kazi.',
  'Noted. Reminders stop until tomorrow morning; we keep watching.':
    'Sawa. Vikumbusho vinasimama hadi kesho asubuhi; tunaendelea kufuatilia.',
  'This is over already, so no more reminders come. We keep watching.':
    'Hili limeshakwisha, hivyo hakuna vikumbusho zaidi. Tunaendelea kufuatilia.',
  'It works again. We look for one more minute before we call it over.':
    'Inapatikana tena. Tunaangalia kwa dakika moja zaidi kabla ya kusema imekwisha.',
  'It works again. Nothing more to do.': 'Inapatikana tena. Hakuna zaidi cha kufanya.',
  'It answers now. It came and went before, so we call it over after half an hour without a break.':
    'Sasa inajibu. Awali ilikatika na kurejea, hivyo tutasema imekwisha baada ya nusu saa bila kukatika.',
  'It is quick again. After ten such minutes we call it over.': 'Inajibu haraka tena. Baada ya dakika kumi hivyo, tutasema imekwisha.',
  'It is quick again. Nothing more to do.': 'Inajibu haraka tena. Hakuna zaidi cha kufanya.',
  'It is still slow: now try step {}.': 'Bado inajibu polepole: jaribu hatua ya {}.',
  'It is still slow, and no step is left. Now it is time to call for help: who can help stands below the steps.':
    'Bado inajibu polepole, na hakuna hatua iliyobaki. Sasa omba msaada: anayeweza kusaidia ametajwa chini ya hatua.',
  'Still down: now try step {}.': 'Bado haipatikani: jaribu hatua ya {}.',
  'Still down, and no step is left. Now it is time to call for help: who can help stands below the steps.':
    'Bado haipatikani, na hakuna hatua iliyobaki. Sasa omba msaada: anayeweza kusaidia ametajwa chini ya hatua.',
  'Still down, but now for another reason. We explain it anew below: begin with step 1.':
    'Bado haipatikani, lakini sasa kwa sababu nyingine. Tunaieleza upya hapa chini: anza na hatua ya 1.',
  'We could not check just now. Please try again in a minute; we go on checking every minute and write when it is back.':
    'Hatukuweza kukagua sasa hivi. Tafadhali jaribu tena baada ya dakika moja. Tunaendelea kukagua kila dakika na tutakuandikia ikipatikana tena.',
  'Thank you. That helps us explain better.': 'Asante. Hilo linatusaidia kueleza vizuri zaidi.',
};
