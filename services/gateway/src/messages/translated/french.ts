import { withFrenchSpaces } from '@nowahala/kernel';
import type { Translations } from './translate.js';

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const units = { second: 'seconde', minute: 'minute', hour: 'heure' };

const sessions = {
  'We could not find that.': 'Nous n’avons pas trouvé cela.',
  'We could not do that just now. Please try again in a moment.': 'Cela n’a pas marché à l’instant. Réessayez dans un moment.',
  'Something went wrong on our side. Please try again in a minute.': 'Un problème est survenu chez nous. Réessayez dans une minute.',
  'That was too often. Please try again in {wait}.': 'C’était trop souvent. Réessayez dans {wait}.',
  'This is more than we take at once. Please send less than 100 KB.': 'C’est plus que nous ne prenons à la fois. Envoyez moins de 100 Ko.',
  'We could not read this request.': 'Nous n’avons pas pu lire cette demande.',
  'Please check what you entered.': 'Vérifiez ce que vous avez entré.',
  'Session expired, please login': 'Votre session a expiré, connectez-vous de nouveau.',
  'This can only be done from our own pages.': 'Cela n’est possible que depuis nos propres pages.',
  'Invalid email or password': 'E-mail ou mot de passe incorrect',
  'Too many wrong passwords. Please wait {wait}, or choose "Forgot password?".':
    'Trop de mots de passe incorrects. Attendez {wait}, ou choisissez « Mot de passe oublié ? ».',
  'Very many people are signing in just now. Please try again in a few seconds.':
    'Beaucoup de personnes se connectent à l’instant. Réessayez dans quelques secondes.',
  'This link was already used or is too old. Please ask for a new one.': 'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.',
  'This link was already used or is too old.': 'Ce lien a déjà servi ou est trop ancien.',
  'This link is incomplete. Please open it again from the mail.': 'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail.',
};

const account = {
  'Please enter your e-mail address.': 'Entrez votre adresse e-mail.',
  'Please enter a valid e-mail address.': 'Entrez une adresse e-mail valide.',
  'Please enter one valid e-mail address.': 'Entrez une seule adresse e-mail valide.',
  'This does not look like an e-mail address. Please check it.': 'Cela ne ressemble pas à une adresse e-mail. Vérifiez-la.',
  'Another account has this e-mail already. Please enter a different one.': 'Un autre compte a déjà cet e-mail. Entrez-en un autre.',
  'There is already an account with this e-mail. Log in, or choose "Forgot password?".':
    'Un compte existe déjà avec cet e-mail. Connectez-vous, ou choisissez « Mot de passe oublié ? ».',
  'Please choose a username.': 'Choisissez un nom d’utilisateur.',
  'Please choose a username of {n} to {n2} characters.': 'Choisissez un nom d’utilisateur de {n} à {n2} caractères.',
  'Somebody already has this username. Please choose another one.': 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.',
  'A username has {n} to {n2} characters.': 'Un nom d’utilisateur a de {n} à {n2} caractères.',
  'Please enter your full name.': 'Entrez votre nom complet.',
  'Please enter your name.': 'Entrez votre nom.',
  'Please enter your name in one line.': 'Entrez votre nom en une ligne.',
  'A name can have at most {n} characters.': 'Un nom a {n} caractères au plus.',
  'This contains characters that cannot be shown. Please type it again.':
    'Certains caractères ne peuvent pas être affichés. Écrivez-le de nouveau.',
  'This text contains characters that cannot be stored.': 'Certains caractères de ce texte ne peuvent pas être enregistrés.',
  'Please use at most {n} characters.': 'Utilisez {n} caractères au plus.',
  'Please choose your country.': 'Choisissez votre pays.',
  'Please choose your country from the list.': 'Choisissez votre pays dans la liste.',
  'We do not know this time zone. Use a name such as Africa/Lagos.':
    'Nous ne connaissons pas ce fuseau horaire. Utilisez un nom comme Africa/Lagos.',
  'We do not know this time zone. One looks like "Africa/Lagos".':
    'Nous ne connaissons pas ce fuseau horaire. Un exemple : « Africa/Lagos ».',
  'We speak English (en), Nigerian Pidgin (pcm), French (fr), Hausa (ha), Yoruba (yo) and Swahili (sw). Please choose one of them.':
    'Nous parlons anglais (en), pidgin nigérian (pcm), français (fr), haoussa (ha), yoruba (yo) et swahili (sw). Choisissez une de ces langues.',
  'Please choose a language such as "en".': 'Choisissez une langue, par exemple « en ».',
  'Invalid phone number': 'Numéro de téléphone incorrect',
  'Please enter your password.': 'Entrez votre mot de passe.',
  'Please choose a password of at least {n} characters.': 'Choisissez un mot de passe d’au moins {n} caractères.',
  'Please choose a password of at most {n} characters.': 'Choisissez un mot de passe de {n} caractères au plus.',
  'A password has at least {n} characters.': 'Un mot de passe a au moins {n} caractères.',
  'A password has at most {n} characters.': 'Un mot de passe a {n} caractères au plus.',
  'This password is on the lists that thieves try first. Please choose another one.':
    'Ce mot de passe est sur les listes que les voleurs essaient en premier. Choisissez-en un autre.',
  'A password must not be your e-mail or your username.': 'Un mot de passe ne doit être ni votre e-mail ni votre nom d’utilisateur.',
  'This is not your password. Nothing was deleted.': 'Ce n’est pas votre mot de passe. Rien n’a été supprimé.',
  'Your e-mail is confirmed already.': 'Votre e-mail est déjà confirmé.',
  'Please enter your phone number in the settings first.': 'Entrez d’abord votre numéro de téléphone dans les paramètres.',
  'Your phone number is confirmed already.': 'Votre numéro de téléphone est déjà confirmé.',
  'We have sent three messages within the hour. Please wait {wait} before you ask for another one.':
    'Nous avons envoyé trois messages en une heure. Attendez {wait} avant d’en demander un autre.',
  'Before you have a plan with WhatsApp (Growth, Business or Scale) we send {n} codes a day. Please wait {wait}, or choose such a plan.':
    'Sans formule avec WhatsApp (Growth, Business ou Scale), nous envoyons {n} codes par jour. Attendez {wait}, ou choisissez une telle formule.',
  'We have sent many codes here today. Please wait {wait} before you ask for another one.':
    'Nous avons envoyé beaucoup de codes ici aujourd’hui. Attendez {wait} avant d’en demander un autre.',
  'We cannot send more WhatsApp codes today. Please try again in {wait}. Your alerts reach you by e-mail meanwhile.':
    'Nous ne pouvons plus envoyer de codes WhatsApp aujourd’hui. Réessayez dans {wait}. D’ici là, vos alertes arrivent par e-mail.',
  'This was changed many times within the hour, and each change sends a mail. Please wait {wait} before you change it again.':
    'Cela a été changé plusieurs fois en une heure, et chaque changement envoie un e-mail. Attendez {wait} avant le prochain.',
  'Please enter the six digits we sent you.': 'Entrez les six chiffres que nous vous avons envoyés.',
  'This is not the code we sent. You have one more try.': 'Ce n’est pas le code envoyé. Il vous reste un essai.',
  'This is not the code we sent. You have {n} more tries.': 'Ce n’est pas le code envoyé. Il vous reste {n} essais.',
  'This code is too old or was tried too often. Please ask for a new one.':
    'Ce code est trop ancien ou a été essayé trop souvent. Demandez-en un nouveau.',
  'Please enter a name for your api key': 'Donnez un nom à votre clé API',
  'The name of a key can have at most {n} characters.': 'Le nom d’une clé a {n} caractères au plus.',
  'Please choose at least one thing that this key may do.': 'Choisissez au moins une chose que cette clé peut faire.',
  'You have 20 keys in use, which is the most there can be. Revoke one that you no longer need.':
    'Vous avez 20 clés actives, le maximum. Révoquez-en une qui ne sert plus.',
  'This key is revoked and cannot come back. Please generate a new one.':
    'Cette clé est révoquée et ne peut pas revenir. Créez-en une nouvelle.',
  'An API key cannot do this. Please log in on the website.': 'Une clé API ne peut pas faire cela. Connectez-vous sur le site.',
};

const servers = {
  'Please create a workspace first': 'Créez d’abord un espace de travail',
  'Please create a workspace first.': 'Créez d’abord un espace de travail.',
  'You do not have a workspace yet.': 'Vous n’avez pas encore d’espace de travail.',
  'Please give your workspace a name.': 'Donnez un nom à votre espace de travail.',
  'You already have a workspace. Each account has one for now.':
    'Vous avez déjà un espace de travail. Chaque compte en a un pour le moment.',
  'A workspace has exactly one owner: you.': 'Un espace de travail a un seul propriétaire : vous.',
  'Please give your server a name.': 'Donnez un nom à votre serveur.',
  'Invalid IP address': 'Adresse IP incorrecte',
  'Invalid IP address: this one is not on the public internet, so we cannot reach it. Ask your hosting company for the public one.':
    'Adresse IP incorrecte : elle n’est pas sur l’internet public, nous ne pouvons pas la joindre. Demandez l’adresse publique à votre hébergeur.',
  'Choose how often we look: a whole number of minutes from 1 to 60.': 'Choisissez la fréquence : un nombre entier de minutes, de 1 à 60.',
  'Please choose how often to check: a whole number of minutes from 1 to 60.':
    'Choisissez la fréquence : un nombre entier de minutes, de 1 à 60.',
  'These words contain characters that cannot be shown. Please type them again.':
    'Ces mots contiennent des caractères qui ne peuvent pas être affichés. Écrivez-les de nouveau.',
  'Please type words as they stand on the page, or leave this empty.': 'Écrivez les mots comme sur la page, ou laissez vide.',
  'Use at most {n} characters: a few words that are always on the page are enough.':
    'Utilisez {n} caractères au plus : quelques mots toujours présents sur la page suffisent.',
  'Words can be looked for on a website only. Enter the address of your website as well.':
    'On ne peut chercher des mots que sur un site. Entrez aussi l’adresse de votre site.',
  'These words are part of the words that must be on the page, so no page could ever be right.':
    'Ces mots font partie de ceux qui doivent être sur la page : aucune page ne pourrait convenir.',
  'Please enter the website as an address such as https://shop.example.com.':
    'Entrez le site comme une adresse, par exemple https://shop.example.com.',
  'This does not look like a website. Type it as https://shop.example.':
    'Cela ne ressemble pas à un site. Écrivez-le ainsi : https://shop.example.',
  'This website is inside a private network, so we cannot reach it.': 'Ce site est dans un réseau privé : nous ne pouvons pas le joindre.',
  'This address belongs to NoWahala itself. Please enter your own website.':
    'Cette adresse appartient à NoWahala. Entrez votre propre site.',
  'This name exists only inside a private network. Enter the name that your customers type.':
    'Ce nom n’existe que dans un réseau privé. Entrez le nom que vos clients tapent.',
  'A website begins with http:// or https://.': 'L’adresse d’un site commence par http:// ou https://.',
  'We can look at the ports 80, 443, 8080 and 8443 only.': 'Nous ne pouvons regarder que les ports 80, 443, 8080 et 8443.',
  'Please leave the user name and password out of the website address.':
    'Retirez le nom d’utilisateur et le mot de passe de l’adresse du site.',
  'A website address can have at most 2,048 characters.': 'L’adresse d’un site a 2 048 caractères au plus.',
  'This website has only IPv6 addresses, and we cannot reach those from here yet. Ask your hosting company for an IPv4 address as well.':
    'Ce site n’a que des adresses IPv6, que nous ne pouvons pas encore joindre. Demandez aussi une adresse IPv4 à votre hébergeur.',
  'Your plan is paused. Renew it, and you can add servers again.':
    'Votre formule est en pause. Renouvelez-la pour ajouter de nouveau des serveurs.',
  'You do not have an active plan yet. Please pick a plan first, then add your server.':
    'Vous n’avez pas encore de formule active. Choisissez d’abord une formule, puis ajoutez votre serveur.',
  'Your plan is not active, so checks are paused. Choose a plan to start them again.':
    'Votre formule n’est pas active : les vérifications sont en pause. Choisissez une formule pour les reprendre.',
  'Oops! You have reached your server limits': 'Vous avez atteint le nombre de serveurs de votre formule.',
  'The {name} plan looks every {n} minutes at most. Choose {n2} minutes or more, or upgrade your plan.':
    'La formule {name} vérifie au plus toutes les {n} minutes. Choisissez {n2} minutes ou plus, ou une formule plus grande.',
  'WhatsApp alerts are not part of the {name} plan. Upgrade your plan to switch them on.':
    'Les alertes WhatsApp ne font pas partie de la formule {name}. Prenez une formule plus grande pour les activer.',
  'We cannot see your plan just now. Nothing was changed. Please try again in a moment.':
    'Nous ne voyons pas votre formule à l’instant. Rien n’a été changé. Réessayez dans un moment.',
  'This server is paused. Resume it first, then check it.': 'Ce serveur est en pause. Reprenez-le d’abord, puis vérifiez-le.',
  'This server was checked less than a minute ago. Please wait a moment.':
    'Ce serveur a été vérifié il y a moins d’une minute. Attendez un moment.',
  'This server is not slow at the moment, so there is nothing to change.':
    'Ce serveur ne répond pas lentement en ce moment : il n’y a rien à changer.',
  'This outage was closed when the server was paused, deleted or given another address, so nothing was checked.':
    'Cette panne a été close quand le serveur a été mis en pause, supprimé ou changé d’adresse : rien n’a été vérifié.',
  'We have just checked. Try again in {n} seconds.': 'Nous venons de vérifier. Réessayez dans {n} secondes.',
  'A server has at most {n} dates. Please delete one that is over first.':
    'Un serveur a {n} dates au plus. Supprimez d’abord une date passée.',
  'Please say what ends, for example "Hosting bill".': 'Dites ce qui prend fin, par exemple « Facture d’hébergement ».',
  'Please choose a day of the calendar, like 2027-03-01.': 'Choisissez un jour du calendrier, par exemple 2027-03-01.',
  'Please give this job a name, such as "Nightly backup".': 'Donnez un nom à cette tâche, par exemple « Sauvegarde de nuit ».',
  'Choose how often the job runs: a whole number of minutes from 1 to 527,040 (a year).':
    'Choisissez la fréquence de la tâche : un nombre entier de minutes, de 1 à 527 040 (un an).',
  'Choose how late the job may be: a whole number of minutes from 1 to 43,200 (30 days).':
    'Choisissez le retard permis : un nombre entier de minutes, de 1 à 43 200 (30 jours).',
  'That is enough practice for now. Please try again later.': 'Cela suffit comme essais pour le moment. Réessayez plus tard.',
};

const maintenance = {
  'Please say when the maintenance begins.': 'Dites quand la maintenance commence.',
  'This beginning is in the past. Choose now or later.': 'Ce début est dans le passé. Choisissez maintenant ou plus tard.',
  'A maintenance can be planned up to {n} days ahead.': 'Une maintenance se prévoit {n} jours à l’avance au plus.',
  'Please say how long the maintenance lasts.': 'Dites combien de temps la maintenance dure.',
  'This end is in the past. Choose a later one.': 'Cette fin est dans le passé. Choisissez-en une plus tardive.',
  'The end must come after the beginning: a maintenance lasts at least one minute.':
    'La fin vient après le début : une maintenance dure au moins une minute.',
  'A maintenance lasts {n} hours at most, so that no outage stays hidden. Plan a second one for the rest.':
    'Une maintenance dure {n} heures au plus, pour qu’aucune panne ne reste cachée. Prévoyez-en une seconde pour le reste.',
  'This maintenance is over. Start a new one if you need more time.':
    'Cette maintenance est finie. Commencez-en une autre s’il faut plus de temps.',
  'You have {n} maintenances planned, and that is the most. End or cancel one first.':
    'Vous avez {n} maintenances prévues, le maximum. Terminez-en ou annulez-en une d’abord.',
};

const money = {
  'Please choose a plan.': 'Choisissez une formule.',
  'This plan does not exist, or is not on sale any more. Please pick one from the pricing page.':
    'Cette formule n’existe pas, ou n’est plus en vente. Choisissez-en une sur la page des prix.',
  'The invoice is made when its payment has arrived. Until then there is nothing to download.':
    'La facture est faite quand son paiement est arrivé. D’ici là, il n’y a rien à télécharger.',
  'You have the {name} plan until {day}. To move to {name2} before that, choose "Upgrade plan".':
    'Vous avez la formule {name} jusqu’au {day}. Pour passer à {name2} avant, choisissez une formule plus grande.',
  '{name} is smaller than {name2}. You can choose it when you renew, in the 30 days before {day}.':
    '{name} est plus petite que {name2}. Vous pourrez la choisir au renouvellement, dans les 30 jours avant le {day}.',
  'You have no running plan to upgrade. Please pick a plan first.': 'Vous n’avez pas de formule en cours. Choisissez d’abord une formule.',
  'The year you paid for is over, so there is nothing to upgrade. Renew with the plan you want.':
    'L’année payée est finie : il n’y a rien à agrandir. Renouvelez avec la formule que vous voulez.',
  'You already have the {name} plan.': 'Vous avez déjà la formule {name}.',
  'A payment for {name} is being confirmed by your bank. Please wait until it is settled, so that you do not pay twice.':
    'Votre banque confirme un paiement pour {name}. Attendez qu’il soit réglé, pour ne pas payer deux fois.',
  'The payment company does not answer just now and you were not charged. Please try again in a few minutes.':
    'L’entreprise de paiement ne répond pas à l’instant, et rien n’a été prélevé. Réessayez dans quelques minutes.',
  'You have opened many payments within an hour. Please finish the last one, or try again later.':
    'Vous avez ouvert beaucoup de paiements en une heure. Terminez le dernier, ou réessayez plus tard.',
  'This account is being deleted. Nothing can be bought with it.': 'Ce compte est en cours de suppression. On ne peut rien acheter avec.',
};

const support = {
  'This form takes no more messages just now. Please wait a little, or write to {name}.':
    'Ce formulaire ne prend plus de messages à l’instant. Attendez un peu, ou écrivez à {name}.',
  'This form takes no more messages just now. Please try again in {wait}, or write to {name}.':
    'Ce formulaire ne prend plus de messages à l’instant. Réessayez dans {wait}, ou écrivez à {name}.',
  'Please enter a subject of one line, at most 120 characters.': 'Entrez un objet d’une ligne, 120 caractères au plus.',
  'Please write your message.': 'Écrivez votre message.',
  'Please write your message, at most 10,000 characters.': 'Écrivez votre message, 10 000 caractères au plus.',
};

const all = { ...sessions, ...account, ...servers, ...maintenance, ...money, ...support };

export const french: Translations = {
  sentences: Object.fromEntries(
    Object.entries(all).map(([english, text]) => [english, withFrenchSpaces(text.replaceAll(/(?<=\d) (?=\d{3})/g, '\u202f'))]),
  ),
  wait: (count, unit) => `${count} ${units[unit]}${count > 1 ? 's' : ''}`,
  day: (day, month, year) => `${day === 1 ? '1er' : day} ${MONTHS[month - 1]} ${year}`,
};
