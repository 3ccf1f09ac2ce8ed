import type { answersOnServers as original } from '../en/answers-servers';
import type { Words } from '../words';

export const answersOnServers: Words<typeof original> = {
  'Please give your server a name.': 'Veuillez donner un nom au serveur.',
  'Invalid IP address': 'Cette adresse IP n’est pas valable',
  'Invalid IP address: this one is not on the public internet, so we cannot reach it. Ask your hosting company for the public one.':
    'Cette adresse IP n’est pas sur l’Internet public, nous ne pouvons donc pas l’atteindre. Demandez l’adresse publique à votre hébergeur.',
  'These words contain characters that cannot be shown. Please type them again.':
    'Ces mots contiennent des caractères qui ne peuvent pas être affichés. Écrivez-les de nouveau.',
  'Use at most {} characters: a few words that are always on the page are enough.':
    '{} caractères au plus : quelques mots qui sont toujours sur la page suffisent.',
  'Words can be looked for on a website only. Enter the address of your website as well.':
    'Des mots ne peuvent être cherchés que sur un site. Indiquez aussi l’adresse de votre site.',
  'These words are part of the words that must be on the page, so no page could ever be right.':
    'Ces mots font partie de ceux qui doivent figurer sur la page : aucune page ne conviendrait jamais.',
  'Please type words as they stand on the page, or leave this empty.':
    'Écrivez les mots tels qu’ils sont sur la page, ou laissez ce champ vide.',
  'Please say when the maintenance begins.': 'Dites quand la maintenance commence.',
  'This beginning is in the past. Choose now or later.': 'Ce début est passé. Choisissez maintenant ou plus tard.',
  'A maintenance can be planned up to {} days ahead.': 'Une maintenance peut être prévue jusqu’à {} jours à l’avance.',
  'Please say how long the maintenance lasts.': 'Dites combien de temps dure la maintenance.',
  'This end is in the past. Choose a later one.': 'Cette fin est passée. Choisissez plus tard.',
  'The end must come after the beginning: a maintenance lasts at least one minute.':
    'La fin doit venir après le début : une maintenance dure au moins une minute.',
  'A maintenance lasts {} hours at most, so that no outage stays hidden. Plan a second one for the rest.':
    'Une maintenance dure {} heures au plus, pour qu’aucune panne ne reste cachée. Prévoyez-en une deuxième pour le reste.',
  'This maintenance is over. Start a new one if you need more time.':
    'Cette maintenance est terminée. Commencez-en une autre s’il faut plus de temps.',
  'You have {} maintenances planned, and that is the most. End or cancel one first.':
    'Vous avez {} maintenances prévues, le plus possible. Terminez-en ou annulez-en une d’abord.',
  'This does not look like a website. Type it as https://shop.example.':
    'Cela ne ressemble pas à un site. Écrivez-le comme https://shop.example.',
  'Please enter the website as an address such as https://shop.example.com.':
    'Indiquez le site par une adresse comme https://shop.example.com.',
  'This website is inside a private network, so we cannot reach it.': 'Ce site est dans un réseau privé, nous ne pouvons pas l’atteindre.',
  'This address belongs to NoWahala itself. Please enter your own website.':
    'Cette adresse est celle de NoWahala. Indiquez votre propre site.',
  'This name exists only inside a private network. Enter the name that your customers type.':
    'Ce nom n’existe que dans un réseau privé. Indiquez celui que vos clients écrivent.',
  'A website begins with http:// or https://.': 'L’adresse d’un site commence par http:// ou https://.',
  'We can look at the ports 80, 443, 8080 and 8443 only.': 'Nous pouvons vérifier les ports 80, 443, 8080 et 8443 seulement.',
  'Please leave the user name and password out of the website address.':
    'Retirez le nom d’utilisateur et le mot de passe de l’adresse du site.',
  'A website address can have at most 2,048 characters.': 'L’adresse d’un site peut avoir 2 048 caractères au plus.',
  'This website has only IPv6 addresses, and we cannot reach those from here yet. Ask your hosting company for an IPv4 address as well.':
    'Ce site n’a que des adresses IPv6, et nous ne pouvons pas encore les atteindre. Demandez aussi une adresse IPv4 à votre hébergeur.',
  'Your plan is paused. Renew it, and you can add servers again.':
    'Votre formule est en pause. Renouvelez-la, et vous pourrez de nouveau ajouter des serveurs.',
  'You do not have an active plan yet. Please pick a plan first, then add your server.':
    'Vous n’avez pas encore de formule active. Choisissez d’abord une formule, puis ajoutez votre serveur.',
  'Your plan is paused. Renew it, and you can add jobs again.':
    'Votre formule est en pause. Renouvelez-la, et vous pourrez de nouveau ajouter des tâches.',
  'You do not have an active plan yet. Please pick a plan first, then add your job.':
    'Vous n’avez pas encore de formule active. Choisissez d’abord une formule, puis ajoutez votre tâche.',
  'Your plan is not active, so checks are paused. Choose a plan to start them again.':
    'Votre formule n’est pas active, les vérifications sont donc en pause. Choisissez une formule pour les reprendre.',
  'Oops! You have reached your server limits': 'Vous avez atteint le nombre de serveurs de votre formule',
  'The {} plan looks every {} at most. Choose {} or more, or upgrade your plan.':
    'La formule {} vérifie au plus une fois par période de {}. Choisissez {} ou plus, ou changez de formule.',
  'WhatsApp alerts are not part of the {} plan. Upgrade your plan to switch them on.':
    'La formule {} ne comprend pas les alertes WhatsApp. Changez de formule pour les activer.',
  'We cannot see your plan just now. Nothing was changed. Please try again in a moment.':
    'Nous ne voyons pas votre formule à l’instant. Rien n’a changé. Réessayez dans un moment.',
  'Please create a workspace first': 'Créez d’abord un espace de travail',
  'Please create a workspace first.': 'Créez d’abord un espace de travail.',
  'You do not have a workspace yet.': 'Vous n’avez pas encore d’espace de travail.',
  'This plan does not exist, or is not on sale any more. Please pick one from the pricing page.':
    'Cette formule n’existe pas, ou n’est plus en vente. Choisissez-en une sur la page des formules.',
  'The invoice is made when its payment has arrived. Until then there is nothing to download.':
    'La facture est faite à l’arrivée du paiement. D’ici là, il n’y a rien à télécharger.',
  'You have the {} plan until {}. To move to {} before that, choose "Upgrade plan".':
    'Vous avez la formule {} jusqu’au {}. Pour passer à {} avant, choisissez « Changer de formule ».',
  '{} is too small for what you use now. {}': '{} est trop petite pour ce que vous utilisez maintenant. {}',
  'You have {} servers and jobs, {} allows {}: delete {} of them first.':
    'Vous avez {} serveurs et tâches, et {} en permet {} : supprimez-en d’abord {}.',
  'For {} the checks come more often than every {} minutes, the most {} allows: set a longer interval first.':
    'Pour {}, les vérifications sont plus fréquentes que toutes les {} minutes, le maximum de {} : choisissez d’abord un intervalle plus long.',
  'For {} you get alerts on WhatsApp, which {} does not include: switch that off first.':
    'Pour {}, vous recevez des alertes WhatsApp, que {} ne comprend pas : désactivez-les d’abord.',
  '{} servers': '{} serveurs',
  '1 server': '1 serveur',
  '{} is smaller than {}. You can choose it when you renew, in the 30 days before {}.':
    '{} est plus petite que {}. Vous pouvez la choisir au renouvellement, dans les 30 jours avant le {}.',
  'You have no running plan to upgrade. Please pick a plan first.':
    'Vous n’avez pas de formule en cours à changer. Choisissez d’abord une formule.',
  'The year you paid for is over, so there is nothing to upgrade. Renew with the plan you want.':
    'L’année que vous avez payée est terminée, il n’y a donc rien à changer. Renouvelez avec la formule que vous voulez.',
  'You already have the {} plan.': 'Vous avez déjà la formule {}.',
  'A payment for {} is being confirmed by your bank. Please wait until it is settled, so that you do not pay twice.':
    'Votre banque confirme un paiement pour {}. Attendez la réponse, pour ne pas payer deux fois.',
  'This payment was closed before its page was ready, and you were not charged. Please try again.':
    'Ce paiement a été fermé avant que sa page soit prête, et rien n’a été prélevé. Réessayez.',
  'The payment company does not answer just now and you were not charged. Please try again in a few minutes.':
    'La société de paiement ne répond pas à l’instant et rien n’a été prélevé. Réessayez dans quelques minutes.',
  'You have opened many payments within an hour. Please finish the last one, or try again later.':
    'Vous avez ouvert beaucoup de paiements en une heure. Terminez le dernier, ou réessayez plus tard.',
  'This account is being deleted. Nothing can be bought with it.':
    'Ce compte est en cours de suppression. Rien ne peut plus être acheté avec lui.',
  'Please choose a plan.': 'Choisissez une formule.',
  'Please pay to start your plan.': 'Payez pour commencer votre formule.',
  'Please pay the difference. Your present plan goes on meanwhile.':
    'Payez la différence. Votre formule présente continue pendant ce temps.',
  'Your plan is active.': 'Votre formule est active.',
  'A check every minute, day and night': 'Une vérification chaque minute, jour et nuit',
  'A check every 5 minutes, day and night': 'Une vérification toutes les 5 minutes, jour et nuit',
  'WhatsApp alerts you can answer with one digit': 'Des alertes WhatsApp auxquelles un chiffre suffit pour répondre',
  'Every error explained in plain English, with the steps to fix it': 'Chaque erreur expliquée en mots simples, avec les étapes à suivre',
  'Servers that fail together reach you as one message': 'Un seul message quand plusieurs serveurs sont en panne ensemble',
  'Success and failure rates for 90 days': 'Les taux de réussite et d’échec sur 90 jours',
  'A summary by e-mail each Monday': 'Un résumé par e-mail chaque lundi',
  Dashboard: 'Tableau de bord',
  'E-mail': 'E-mail',
  'An API for your own tools': 'Une API pour vos propres outils',
  'For your first website. We look every five minutes and tell you by e-mail what is wrong and what to do.':
    'Pour votre premier site. Nous vérifions toutes les cinq minutes et vous disons par e-mail ce qui ne va pas et que faire.',
  'For a business that sells online. We look every minute and reach you on WhatsApp as well.':
    'Pour une entreprise qui vend en ligne. Nous vérifions chaque minute et vous joignons aussi sur WhatsApp.',
  'For a team that runs several products. Room for thirty servers and plenty of explanations.':
    'Pour une équipe avec plusieurs produits. De la place pour trente serveurs et beaucoup d’explications.',
  'For agencies and hosting resellers. A hundred servers, watched every minute.':
    'Pour les agences et les revendeurs d’hébergement. Cent serveurs, vérifiés chaque minute.',
  'This server is paused. Resume it first, then check it.': 'Ce serveur est en pause. Reprenez d’abord la surveillance, puis vérifiez-le.',
  'This server was checked less than a minute ago. Please wait a moment.':
    'Ce serveur a été vérifié il y a moins d’une minute. Attendez un moment.',
  'A server has at most {} dates. Please delete one that is over first.':
    'Un serveur a {} dates au plus. Supprimez-en d’abord une qui est passée.',
  'This server is not slow at the moment, so there is nothing to change.':
    'Ce serveur n’est pas lent pour le moment, il n’y a donc rien à changer.',
  'We cannot start a job. Run it once: its next call tells us.':
    'Nous ne pouvons pas lancer une tâche. Lancez-la une fois : son prochain appel nous le dira.',
  'This outage was closed when the server was paused, deleted or given another address, so nothing was checked.':
    'Cette panne a été fermée par une pause, une suppression ou une nouvelle adresse du serveur : rien n’a été vérifié.',
  'We have just checked. Try again in {} seconds.': 'Nous venons de vérifier. Réessayez dans {} secondes.',
  'Your server is being watched. The first check runs within 10 seconds.':
    'Votre serveur est sous surveillance. La première vérification part en 10 secondes au plus.',
  'Your server is updated.': 'Votre serveur est modifié.',
  'The server is deleted. It is not watched any more.': 'Le serveur est supprimé. Il n’est plus surveillé.',
  'A check is on its way.': 'Une vérification est en route.',
  'This server is paused. Nobody is told if it goes down.': 'Ce serveur est en pause. En cas de panne, personne n’est prévenu.',
  'This server is watched again.': 'Ce serveur est de nouveau surveillé.',
  'Noted. We learn anew what is usual, and warn you again in three days.':
    'C’est noté. Nous apprenons de nouveau ce qui est habituel, et vous avertissons de nouveau dans trois jours.',
  'Maintenance is on. We keep checking, and no alert goes out until it ends.':
    'La maintenance a commencé. Nous continuons à vérifier, et aucune alerte ne part avant la fin.',
  'The maintenance is planned. We keep checking while it lasts, and no alert goes out.':
    'La maintenance est prévue. Nous vérifions pendant qu’elle dure, et aucune alerte ne part.',
  'The maintenance is changed.': 'La maintenance est modifiée.',
  'The maintenance is over. We check right away.': 'La maintenance est terminée. Nous vérifions aussitôt.',
  'The maintenance is cancelled.': 'La maintenance est annulée.',
  'Noted. We tell you 30, 14, 7, 3 and 1 days before.': 'C’est noté. Nous vous le rappelons 30, 14, 7, 3 et 1 jours avant.',
  'The date is deleted. We do not remind you of it any more.': 'La date est supprimée. Nous ne vous la rappelons plus.',
  'Please choose a day of the calendar, like 2027-03-01.': 'Choisissez un jour du calendrier, comme 2027-03-01.',
  'This day is over. Please choose the next one.': 'Ce jour est passé. Choisissez le suivant.',
  'Please say what ends, for example "Hosting bill".': 'Dites ce qui se termine, par exemple « Facture de l’hébergeur ».',
  'Please give this job a name, such as "Nightly backup".': 'Donnez un nom à cette tâche, comme « Sauvegarde de nuit ».',
  'A cron line has five parts, such as "0 2 * * *" for every night at two.':
    'Une ligne cron a cinq parties, comme « 0 2 * * * » pour chaque nuit à deux heures.',
  'We cannot read this cron line. It has five parts, such as "0 2 * * *" for every night at two.':
    'Nous ne pouvons pas lire cette ligne cron. Elle a cinq parties, comme « 0 2 * * * » pour chaque nuit à deux heures.',
  'This cron line names a day that never comes, so the job would never be expected. Please look at day and month again.':
    'Cette ligne cron désigne un jour qui n’arrive jamais : la tâche ne serait jamais attendue. Vérifiez le jour et le mois.',
  'We do not know this time zone. One looks like "Africa/Lagos".':
    'Nous ne connaissons pas ce fuseau horaire. Un exemple : « Africa/Lagos ».',
  'Your job is watched from its first call on. Put its address into the job now.':
    'Votre tâche est surveillée à partir de son premier appel. Mettez maintenant son adresse dans la tâche.',
  'Your job is updated.': 'Votre tâche est modifiée.',
  'The job is deleted, and its address is void.': 'La tâche est supprimée, et son adresse est annulée.',
  'This job is paused. Nobody is told if it does not run.': 'Cette tâche est en pause. Si elle ne passe pas, personne n’est prévenu.',
  'This job is expected again.': 'Cette tâche est de nouveau attendue.',
  'Here is the new address. The old one is void: put the new one into the job.':
    'Voici la nouvelle adresse. L’ancienne est annulée : mettez la nouvelle dans la tâche.',
  'Noted. Reminders stop until tomorrow morning; we keep watching.':
    'C’est noté. Les rappels s’arrêtent jusqu’à demain matin ; nous continuons à surveiller.',
  'This is over already, so no more reminders come. We keep watching.':
    'C’est déjà terminé, il n’y a donc plus de rappel. Nous continuons à surveiller.',
  'It works again. We look for one more minute before we call it over.':
    'Ça marche de nouveau. Nous regardons encore une minute avant de dire que c’est terminé.',
  'It works again. Nothing more to do.': 'Ça marche de nouveau. Vous n’avez plus rien à faire.',
  'It answers now. It came and went before, so we call it over after half an hour without a break.':
    'Il répond maintenant. Il y a eu des pannes et des retours : nous disons que c’est terminé après une demi-heure sans coupure.',
  'It is quick again. After ten such minutes we call it over.':
    'La réponse est de nouveau rapide. Après dix minutes ainsi, nous dirons que c’est fini.',
  'It is quick again. Nothing more to do.': 'La réponse est de nouveau rapide. Vous n’avez plus rien à faire.',
  'It is still slow: now try step {}.': 'Toujours lent : essayez l’étape {}.',
  'It is still slow, and no step is left. Now it is time to call for help: who can help stands below the steps.':
    'Toujours lent, et il n’y a plus d’étape. Il est temps d’appeler de l’aide : vous trouvez qui appeler sous les étapes.',
  'Still down: now try step {}.': 'Toujours en panne : essayez l’étape {}.',
  'Still down, and no step is left. Now it is time to call for help: who can help stands below the steps.':
    'Toujours en panne, et il n’y a plus d’étape. Il est temps d’appeler de l’aide : vous trouvez qui appeler sous les étapes.',
  'Still down, but now for another reason. We explain it anew below: begin with step 1.':
    'Toujours en panne, mais pour une autre raison. Nous l’expliquons de nouveau ci-dessous : commencez par l’étape 1.',
  'We could not check just now. Please try again in a minute; we go on checking every minute and write when it is back.':
    'Nous n’avons pas pu vérifier à l’instant. Réessayez dans une minute ; nous vérifions chaque minute et vous écrivons dès le retour.',
  'Thank you. That helps us explain better.': 'Merci. Cela nous aide à mieux expliquer.',
};
