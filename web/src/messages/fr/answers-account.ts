import type { answersOnAccount as original } from '../en/answers-account';
import type { Words } from '../words';

export const answersOnAccount: Words<typeof original> = {
  'Please enter your e-mail address.': 'Indiquez votre adresse e-mail.',
  'This does not look like an e-mail address. Please check it.': 'Cela ne ressemble pas à une adresse e-mail. Vérifiez-la.',
  'Another account has this e-mail already. Please enter a different one.': 'Un autre compte a déjà cet e-mail. Indiquez-en un autre.',
  'There is already an account with this e-mail. Log in, or choose "Forgot password?".':
    'Un compte existe déjà avec cet e-mail. Connectez-vous, ou choisissez « Mot de passe oublié ? ».',
  'Please choose a username.': 'Choisissez un nom d’utilisateur.',
  'Somebody already has this username. Please choose another one.': 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.',
  'A username has {} to {} characters.': 'Un nom d’utilisateur a de {} à {} caractères.',
  'Please enter your full name.': 'Indiquez votre nom complet.',
  'A name can have at most {} characters.': 'Un nom peut avoir {} caractères au plus.',
  'This contains characters that cannot be shown. Please type it again.':
    'Certains caractères ne peuvent pas être affichés. Écrivez-le de nouveau.',
  'Please choose your country from the list.': 'Choisissez votre pays dans la liste.',
  'Invalid phone number': 'Ce numéro de téléphone n’est pas valable',
  'A password has at least {} characters.': 'Un mot de passe a au moins {} caractères.',
  'A password has at most {} characters.': 'Un mot de passe a au plus {} caractères.',
  'This password is on the lists that thieves try first. Please choose another one.':
    'Ce mot de passe est sur les listes que les voleurs essaient en premier. Choisissez-en un autre.',
  'A password must not be your e-mail or your username.': 'Un mot de passe ne doit pas être votre e-mail ni votre nom d’utilisateur.',
  'Please enter a name for your api key': 'Indiquez un nom pour votre clé API',
  'The name of a key can have at most {} characters.': 'Le nom d’une clé peut avoir {} caractères au plus.',
  'Invalid email or password': 'L’e-mail ou le mot de passe ne convient pas',
  'Too many wrong passwords. Please wait {}, or choose "Forgot password?".':
    'Trop de mots de passe essayés. Attendez {}, ou choisissez « Mot de passe oublié ? ».',
  'Very many people are signing in just now. Please try again in a few seconds.':
    'Beaucoup de personnes se connectent à l’instant. Réessayez dans quelques secondes.',
  'Session expired, please login': 'Votre session a expiré. Veuillez vous reconnecter.',
  'This is not your password. Nothing was deleted.': 'Ce n’est pas votre mot de passe. Rien n’a été supprimé.',
  'This link was already used or is too old. Please ask for a new one.':
    'Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau.',
  'This link was already used or is too old.': 'Ce lien a déjà servi ou il est trop ancien.',
  'A new password was set with this link already. Log in with it, or ask for a new link.':
    'Un nouveau mot de passe a déjà été défini avec ce lien. Connectez-vous avec lui, ou demandez un nouveau lien.',
  'This link is incomplete. Please open it again from the mail.': 'Ce lien n’est pas complet. Rouvrez-le depuis l’e-mail.',
  'Your e-mail is confirmed already.': 'Votre e-mail est déjà confirmé.',
  'Please enter your phone number in the settings first.': 'Indiquez d’abord votre numéro de téléphone dans les paramètres.',
  'Your phone number is confirmed already.': 'Votre numéro de téléphone est déjà confirmé.',
  'We have sent three messages within the hour. Please wait {} before you ask for another one.':
    'Nous avons envoyé trois messages en une heure. Attendez {} avant d’en demander un autre.',
  'Before you have a plan with WhatsApp (Growth, Business or Scale) we send {} codes a day. Please wait {}, or choose such a plan.':
    'Sans formule avec WhatsApp (Growth, Business ou Scale), nous envoyons {} codes par jour. Attendez {}, ou choisissez une telle formule.',
  'We have sent many codes here today. Please wait {} before you ask for another one.':
    'Nous avons envoyé beaucoup de codes ici aujourd’hui. Attendez {} avant d’en demander un autre.',
  'We cannot send more WhatsApp codes today. Please try again in {}. Your alerts reach you by e-mail meanwhile.':
    'Nous ne pouvons plus envoyer de code WhatsApp aujourd’hui. Réessayez dans {}. Vos alertes vous joignent par e-mail pendant ce temps.',
  'This was changed many times within the hour, and each change sends a mail. Please wait {} before you change it again.':
    'Il y a eu beaucoup de changements en une heure, et chacun envoie un e-mail. Attendez {} avant le prochain.',
  'This is not the code we sent. You have {}.': 'Ce n’est pas le code que nous avons envoyé. Il vous reste {}.',
  '{} more tries': '{} essais',
  'one more try': 'un essai',
  'This code is too old or was tried too often. Please ask for a new one.':
    'Ce code est trop ancien ou a été essayé trop souvent. Demandez-en un nouveau.',
  'Please enter the six digits we sent you.': 'Indiquez les six chiffres que nous vous avons envoyés.',
  'You have 20 keys in use, which is the most there can be. Revoke one that you no longer need.':
    'Vous utilisez 20 clés, le plus possible. Révoquez-en une dont vous n’avez plus besoin.',
  'This key is revoked and cannot come back. Please generate a new one.':
    'Cette clé est révoquée et ne peut pas revenir. Créez-en une nouvelle.',
  'This was already done, and a key is shown only once. If it did not reach you, choose "Rotate" in the list to get a new one.':
    'C’est déjà fait, et une clé n’est montrée qu’une seule fois. Si vous ne l’avez pas reçue, choisissez « Remplacer » dans la liste pour en obtenir une nouvelle.',
  'Please choose at least one thing that this key may do.': 'Choisissez au moins une autorisation pour cette clé.',
  'Please enter a valid e-mail address.': 'Indiquez une adresse e-mail valable.',
  'Please enter your password.': 'Indiquez votre mot de passe.',
  'Please choose a password of at least {} characters.': 'Choisissez un mot de passe d’au moins {} caractères.',
  'Please choose a password of at most {} characters.': 'Choisissez un mot de passe d’au plus {} caractères.',
  'Please choose a username of {} to {} characters.': 'Choisissez un nom d’utilisateur de {} à {} caractères.',
  'Please choose your country.': 'Choisissez votre pays.',
  'Please enter your name.': 'Indiquez votre nom.',
  'Please enter your name in one line.': 'Indiquez votre nom sur une seule ligne.',
  'Please enter one valid e-mail address.': 'Indiquez une adresse e-mail valable.',
  'Please enter a subject of one line, at most {} characters.': 'Indiquez un objet d’une ligne, {} caractères au plus.',
  'Please write your message.': 'Écrivez votre message.',
  'Please write your message, at most 10,000 characters.': 'Écrivez votre message, 10 000 caractères au plus.',
  'This form takes no more messages just now. Please wait a little, or write to {}.':
    'Ce formulaire ne prend plus de message à l’instant. Attendez un peu, ou écrivez à {}.',
  'This form takes no more messages just now. Please try again in {}, or write to {}.':
    'Ce formulaire ne prend plus de message à l’instant. Réessayez dans {}, ou écrivez à {}.',
  'Thank you. We answer within about 24 hours.': 'Merci. Nous répondons en 24 heures environ.',
  'Welcome back.': 'Bon retour.',
  'Welcome to NoWahala. Please follow the link in the mail we just sent you.':
    'Votre compte NoWahala est créé. Ouvrez le lien dans l’e-mail que nous venons de vous envoyer.',
  'You are signed out.': 'Votre session est fermée.',
  'If there is an account with that e-mail, a link is on its way.': 'Si un compte existe avec cet e-mail, un lien est en route.',
  'Your new password is set. Please log in with it.': 'Votre nouveau mot de passe est enregistré. Connectez-vous avec lui.',
  'Your e-mail address is confirmed.': 'Votre adresse e-mail est confirmée.',
  'Your new address is confirmed. Now please allow the change with the link in the mail to your present address.':
    'Votre nouvelle adresse est confirmée. Autorisez maintenant le changement avec le lien dans l’e-mail à votre adresse présente.',
  'You allowed the change. Now please follow the link in the mail to your new address.':
    'Vous avez autorisé le changement. Ouvrez maintenant le lien dans l’e-mail à votre nouvelle adresse.',
  'Your account has its e-mail from before, and every device is signed out.':
    'Votre compte a retrouvé son e-mail d’avant, et les sessions de tous les appareils sont fermées.',
  'Your account has its phone number from before, and every device is signed out.':
    'Votre compte a retrouvé son numéro d’avant, et les sessions de tous les appareils sont fermées.',
  'Your settings are saved.': 'Vos paramètres sont enregistrés.',
  'A code is on its way to your WhatsApp.': 'Un code est en route vers votre WhatsApp.',
  'Your phone is confirmed.': 'Votre téléphone est confirmé.',
  'That device is signed out.': 'Cet appareil est déconnecté.',
  'All your other devices are signed out.': 'Tous vos autres appareils sont déconnectés.',
  'A new link is on its way to your e-mail.': 'Un nouveau lien est en route vers votre e-mail.',
  'Your account is closed and nothing is watched any more. Everything is gone by {}.':
    'Votre compte est fermé et rien n’est plus surveillé. Tout aura disparu le {} au plus tard.',
  'Your workspace is ready.': 'Votre espace de travail est prêt.',
  'Your workspace is saved.': 'Votre espace de travail est enregistré.',
  'Please give your workspace a name.': 'Veuillez donner un nom à votre espace de travail.',
  'You already have a workspace. Each account has one for now.':
    'Vous avez déjà un espace de travail. Chaque compte en a un pour le moment.',
  'Your key is ready. Copy it now: it is shown only once.': 'Votre clé est prête. Copiez-la maintenant : elle n’est montrée qu’une fois.',
  'The key is revoked. Nothing can use it any more.': 'La clé est révoquée. Rien ne peut plus l’utiliser.',
  'The new key is ready. The old one works 24 more hours.': 'La nouvelle clé est prête. L’ancienne fonctionne encore 24 heures.',
  'A test alert is on its way through every channel you use.': 'Une alerte d’essai est en route par chaque canal que vous utilisez.',
  'That is enough practice for now. Please try again later.': 'Cela fait assez d’essais pour le moment. Réessayez plus tard.',
  'Marked as read.': 'Marquée comme lue.',
  'All marked as read.': 'Toutes marquées comme lues.',
  'Something went wrong on our side. Please try again in a minute.': 'Un problème est survenu de notre côté. Réessayez dans une minute.',
  'We could not do that just now. Please try again in a moment.': 'Nous n’avons pas pu le faire à l’instant. Réessayez dans un moment.',
  'That was too often. Please try again in {}.': 'C’était trop souvent. Réessayez dans {}.',
  'This text contains characters that cannot be stored.': 'Ce texte contient des caractères qui ne peuvent pas être gardés.',
  'Please use at most {} characters.': '{} caractères au plus.',
  'The release notes cannot be reached just now. Please try again in a moment.':
    'Les nouveautés ne peuvent pas être chargées à l’instant. Réessayez dans un moment.',
};
