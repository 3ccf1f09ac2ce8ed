import type { answersOnServers as original } from '../en/answers-servers';
import type { Words } from '../words';

export const answersOnServers: Words<typeof original> = {
  'Please give your server a name.': 'Abeg give your server name.',
  'Invalid IP address': 'IP address no correct',
  'Invalid IP address: this one is not on the public internet, so we cannot reach it. Ask your hosting company for the public one.':
    'IP address no correct: dis one no dey public internet, so we no fit reach am. Ask your hosting company for di public one.',
  'These words contain characters that cannot be shown. Please type them again.':
    'Some characters for dis words no fit show. Abeg type dem again.',
  'Use at most {} characters: a few words that are always on the page are enough.':
    'Use at most {} characters: few words wey dey always dey di page don do.',
  'Words can be looked for on a website only. Enter the address of your website as well.':
    'We fit look for words only for website. Enter di address of your website too.',
  'These words are part of the words that must be on the page, so no page could ever be right.':
    'Dis words dey inside di words wey must dey di page, so no page fit ever correct.',
  'Please type words as they stand on the page, or leave this empty.': 'Abeg type words as dem dey for di page, or leave am empty.',
  'Please say when the maintenance begins.': 'Abeg say when di maintenance go start.',
  'This beginning is in the past. Choose now or later.': 'Dis start time don pass. Choose now or later.',
  'A maintenance can be planned up to {} days ahead.': 'You fit plan maintenance up to {} days before.',
  'Please say how long the maintenance lasts.': 'Abeg say how long di maintenance go last.',
  'This end is in the past. Choose a later one.': 'Dis end time don pass. Choose later one.',
  'The end must come after the beginning: a maintenance lasts at least one minute.':
    'Di end must come after di start: maintenance dey last at least one minute.',
  'A maintenance lasts {} hours at most, so that no outage stays hidden. Plan a second one for the rest.':
    'Maintenance dey last {} hours at most, so dat no downtime go hide. Plan second one for di rest.',
  'This maintenance is over. Start a new one if you need more time.': 'Dis maintenance don end. Start new one if you need more time.',
  'You have {} maintenances planned, and that is the most. End or cancel one first.':
    'You don plan {} maintenances, and na di most. End or cancel one first.',
  'This does not look like a website. Type it as https://shop.example.': 'Dis one no resemble website. Type am as https://shop.example.',
  'Please enter the website as an address such as https://shop.example.com.':
    'Abeg enter di website as address like https://shop.example.com.',
  'This website is inside a private network, so we cannot reach it.': 'Dis website dey inside private network, so we no fit reach am.',
  'This address belongs to NoWahala itself. Please enter your own website.': 'Dis address belong to NoWahala. Abeg enter your own website.',
  'This name exists only inside a private network. Enter the name that your customers type.':
    'Dis name dey only inside private network. Enter di name wey your customers dey type.',
  'A website begins with http:// or https://.': 'Website dey start with http:// or https://.',
  'We can look at the ports 80, 443, 8080 and 8443 only.': 'We fit look only for ports 80, 443, 8080 and 8443.',
  'Please leave the user name and password out of the website address.': 'Abeg remove di user name and password from di website address.',
  'A website address can have at most 2,048 characters.': 'Website address fit get at most 2,048 characters.',
  'This website has only IPv6 addresses, and we cannot reach those from here yet. Ask your hosting company for an IPv4 address as well.':
    'Dis website get only IPv6 addresses, and we no fit reach dem from here yet. Ask your hosting company for IPv4 address too.',
  'Your plan is paused. Renew it, and you can add servers again.': 'Your plan dey on pause. Renew am, and you fit add servers again.',
  'You do not have an active plan yet. Please pick a plan first, then add your server.':
    'You neva get active plan. Abeg choose plan first, then add your server.',
  'Your plan is paused. Renew it, and you can add jobs again.': 'Your plan dey on pause. Renew am, and you fit add jobs again.',
  'You do not have an active plan yet. Please pick a plan first, then add your job.':
    'You neva get active plan. Abeg choose plan first, then add your job.',
  'Your plan is not active, so checks are paused. Choose a plan to start them again.':
    'Your plan no dey active, so checks dey on pause. Choose plan to start dem again.',
  'Oops! You have reached your server limits': 'You don reach your server limit',
  'The {} plan looks every {} at most. Choose {} or more, or upgrade your plan.':
    'Di {} plan fit look every {} at most. Choose {} or more, or upgrade your plan.',
  'WhatsApp alerts are not part of the {} plan. Upgrade your plan to switch them on.':
    'WhatsApp alerts no dey di {} plan. Upgrade your plan to switch dem on.',
  'We cannot see your plan just now. Nothing was changed. Please try again in a moment.':
    'We no fit see your plan just now. Nothing change. Abeg try again after small time.',
  'Please create a workspace first': 'Abeg create workspace first',
  'Please create a workspace first.': 'Abeg create workspace first.',
  'You do not have a workspace yet.': 'You neva get workspace.',
  'This plan does not exist, or is not on sale any more. Please pick one from the pricing page.':
    'Dis plan no dey, or we no dey sell am again. Abeg choose one from di pricing page.',
  'The invoice is made when its payment has arrived. Until then there is nothing to download.':
    'Di invoice go ready when im payment don reach. Before dat, nothing dey to download.',
  'You have the {} plan until {}. To move to {} before that, choose "Upgrade plan".':
    'You get di {} plan till {}. To move to {} before dat day, choose “Upgrade plan”.',
  '{} is too small for what you use now. {}': '{} too small for wetin you dey use now. {}',
  'You have {} servers and jobs, {} allows {}: delete {} of them first.':
    'You get {} servers and jobs, {} allow {}: delete {} of dem first.',
  'For {} the checks come more often than every {} minutes, the most {} allows: set a longer interval first.':
    'For {} di checks dey come more often than every {} minutes, di most wey {} allow: set longer interval first.',
  'For {} you get alerts on WhatsApp, which {} does not include: switch that off first.':
    'For {} you dey get alerts for WhatsApp, wey {} no get: switch am off first.',
  '{} servers': '{} servers',
  '1 server': '1 server',
  '{} is smaller than {}. You can choose it when you renew, in the 30 days before {}.':
    '{} small pass {}. You fit choose am when you renew, within di 30 days before {}.',
  'You have no running plan to upgrade. Please pick a plan first.': 'You no get any plan wey dey run to upgrade. Abeg choose plan first.',
  'The year you paid for is over, so there is nothing to upgrade. Renew with the plan you want.':
    'Di year wey you pay for don end, so nothing dey to upgrade. Renew with di plan wey you want.',
  'You already have the {} plan.': 'You get di {} plan already.',
  'A payment for {} is being confirmed by your bank. Please wait until it is settled, so that you do not pay twice.':
    'Your bank dey confirm one payment for {}. Abeg wait till e finish, so dat you no go pay two times.',
  'This payment was closed before its page was ready, and you were not charged. Please try again.':
    'Dis payment close before di page ready, and we no take your money. Abeg try again.',
  'The payment company does not answer just now and you were not charged. Please try again in a few minutes.':
    'Di payment company no dey answer just now and we no take your money. Abeg try again after few minutes.',
  'You have opened many payments within an hour. Please finish the last one, or try again later.':
    'You don open many payments within one hour. Abeg finish di last one, or try again later.',
  'This account is being deleted. Nothing can be bought with it.': 'Dis account dey delete. You no fit buy anything with am.',
  'Please choose a plan.': 'Abeg choose one plan.',
  'Please pay to start your plan.': 'Abeg pay to start your plan.',
  'Please pay the difference. Your present plan goes on meanwhile.': 'Abeg pay di difference. Di plan wey you get now go continue for now.',
  'Your plan is active.': 'Your plan dey active.',
  'A check every minute, day and night': 'One check every minute, day and night',
  'A check every 5 minutes, day and night': 'One check every 5 minutes, day and night',
  'WhatsApp alerts you can answer with one digit': 'WhatsApp alerts wey you fit answer with one digit',
  'Every error explained in plain English, with the steps to fix it': 'We explain every error in simple words, with di steps to fix am',
  'Servers that fail together reach you as one message': 'Servers wey fail together go reach you as one message',
  'Success and failure rates for 90 days': 'How many checks go well and fail for 90 days',
  'A summary by e-mail each Monday': 'One summary by e-mail every Monday',
  Dashboard: 'Dashboard',
  'E-mail': 'E-mail',
  'An API for your own tools': 'API for your own tools',
  'For your first website. We look every five minutes and tell you by e-mail what is wrong and what to do.':
    'For your first website. We dey look every five minutes and tell you by e-mail wetin wrong and wetin to do.',
  'For a business that sells online. We look every minute and reach you on WhatsApp as well.':
    'For business wey dey sell online. We dey look every minute and reach you on WhatsApp too.',
  'For a team that runs several products. Room for thirty servers and plenty of explanations.':
    'For team wey dey run many products. Space for thirty servers and plenty explanations.',
  'For agencies and hosting resellers. A hundred servers, watched every minute.':
    'For agencies and hosting resellers. One hundred servers, we dey watch dem every minute.',
  'This server is paused. Resume it first, then check it.': 'Dis server dey on pause. Continue am first, then check am.',
  'This server was checked less than a minute ago. Please wait a moment.': 'We check dis server less than one minute ago. Abeg wait small.',
  'A server has at most {} dates. Please delete one that is over first.':
    'One server fit get at most {} dates. Abeg delete one wey don pass first.',
  'This server is not slow at the moment, so there is nothing to change.': 'Dis server no dey slow now, so nothing dey to change.',
  'We cannot start a job. Run it once: its next call tells us.': 'We no fit start job. Run am one time: im next call go tell us.',
  'This outage was closed when the server was paused, deleted or given another address, so nothing was checked.':
    'Dis downtime close when di server go on pause, delete or get another address. So we no check anything.',
  'We have just checked. Try again in {} seconds.': 'We just check. Try again in {} seconds.',
  'Your server is being watched. The first check runs within 10 seconds.':
    'We dey watch your server. Di first check go run within 10 seconds.',
  'Your server is updated.': 'Your server don update.',
  'The server is deleted. It is not watched any more.': 'Di server don delete. We no dey watch am again.',
  'A check is on its way.': 'One check dey come.',
  'This server is paused. Nobody is told if it goes down.': 'Dis server dey on pause. We no go tell anybody if e go down.',
  'This server is watched again.': 'We dey watch dis server again.',
  'Noted. We learn anew what is usual, and warn you again in three days.':
    'We don note am. We go learn again wetin dey usual, and warn you again after three days.',
  'Maintenance is on. We keep checking, and no alert goes out until it ends.':
    'Maintenance dey on. We still dey check, and no alert go go out till e end.',
  'The maintenance is planned. We keep checking while it lasts, and no alert goes out.':
    'You don plan di maintenance. We go still check for dat time, and no alert go go out.',
  'The maintenance is changed.': 'Di maintenance don change.',
  'The maintenance is over. We check right away.': 'Di maintenance don end. We dey check am at once.',
  'The maintenance is cancelled.': 'You don cancel di maintenance.',
  'Noted. We tell you 30, 14, 7, 3 and 1 days before.': 'We don note am. We go tell you 30, 14, 7, 3 and 1 days before.',
  'The date is deleted. We do not remind you of it any more.': 'Di date don delete. We no go remind you of am again.',
  'Please choose a day of the calendar, like 2027-03-01.': 'Abeg choose one day for di calendar, like 2027-03-01.',
  'This day is over. Please choose the next one.': 'Dis day don pass. Abeg choose di next one.',
  'Please say what ends, for example "Hosting bill".': 'Abeg say wetin go end, for example “Hosting bill”.',
  'Please give this job a name, such as "Nightly backup".': 'Abeg give dis job name, like “Nightly backup”.',
  'A cron line has five parts, such as "0 2 * * *" for every night at two.':
    'Cron line get five parts, like “0 2 * * *” for every night at two.',
  'We cannot read this cron line. It has five parts, such as "0 2 * * *" for every night at two.':
    'We no fit read dis cron line. E get five parts, like “0 2 * * *” for every night at two.',
  'This cron line names a day that never comes, so the job would never be expected. Please look at day and month again.':
    'Dis cron line name one day wey no dey ever come, so nobody go expect di job. Abeg check day and month again.',
  'We do not know this time zone. One looks like "Africa/Lagos".': 'We no know dis time zone. One na “Africa/Lagos”.',
  'Your job is watched from its first call on. Put its address into the job now.':
    'We go watch your job from im first call. Put im address for di job now.',
  'Your job is updated.': 'Your job don update.',
  'The job is deleted, and its address is void.': 'Di job don delete, and im address no dey work again.',
  'This job is paused. Nobody is told if it does not run.': 'Dis job dey on pause. We no go tell anybody if e no run.',
  'This job is expected again.': 'We dey expect dis job again.',
  'Here is the new address. The old one is void: put the new one into the job.':
    'See di new address. Di old one no dey work again: put di new one for di job.',
  'Noted. Reminders stop until tomorrow morning; we keep watching.':
    'We don note am. Reminders go stop till tomorrow morning; we still dey watch.',
  'This is over already, so no more reminders come. We keep watching.':
    'Dis one don end already, so no more reminders go come. We still dey watch.',
  'It works again. We look for one more minute before we call it over.':
    'E dey work again. We go look one more minute before we say e don end.',
  'It works again. Nothing more to do.': 'E dey work again. Nothing remain to do.',
  'It answers now. It came and went before, so we call it over after half an hour without a break.':
    'E dey answer now. Before, e dey go and come. After half an hour without break, we go say e don end.',
  'It is quick again. After ten such minutes we call it over.': 'E don fast again. After ten minutes like dis, we go say e don end.',
  'It is quick again. Nothing more to do.': 'E don fast again. Nothing remain to do.',
  'It is still slow: now try step {}.': 'E still dey slow: now try step {}.',
  'It is still slow, and no step is left. Now it is time to call for help: who can help stands below the steps.':
    'E still dey slow, and no step remain. Now na time to call for help: who fit help dey below di steps.',
  'Still down: now try step {}.': 'E still dey down: now try step {}.',
  'Still down, and no step is left. Now it is time to call for help: who can help stands below the steps.':
    'E still dey down, and no step remain. Now na time to call for help: who fit help dey below di steps.',
  'Still down, but now for another reason. We explain it anew below: begin with step 1.':
    'E still dey down, but now another thing cause am. We explain am again below: start with step 1.',
  'We could not check just now. Please try again in a minute; we go on checking every minute and write when it is back.':
    'We no fit check just now. Abeg try again after one minute; we still dey check every minute and we go write when e don come back.',
  'Thank you. That helps us explain better.': 'Thank you. E dey help us explain better.',
};
