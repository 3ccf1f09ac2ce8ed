import type { LinkFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { buttons, greeting } from './phrases.js';
import { longDate, moment } from './times.js';
import { fr } from './typeset.js';

const language = 'fr';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyAccount = 'Vous recevez ceci parce que cette adresse a été utilisée pour un compte NoWahala.';
const whyClosed = 'Vous recevez ceci parce que cette adresse appartenait à un compte NoWahala.';
const oneTap = 'Un seul geste, et les alertes vous parviennent toujours.';

export function welcome({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: fr`Bienvenue chez NoWahala : confirmez votre e-mail`,
    preview: oneTap,
    banner: brand('Bienvenue'),
    heading: 'Vos serveurs sont entre de bonnes mains',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Nous surveillons vos serveurs jour et nuit. Quand l’un d’eux a un problème, nous vous disons simplement ce qui s’est passé et que faire.',
      },
      { type: 'button', label: 'Confirmer mon e-mail', url: link },
      { type: 'small', text: 'Tant que votre adresse n’est pas confirmée, nous pouvons y envoyer 10 alertes par jour au plus.' },
      {
        type: 'steps',
        title: 'Les étapes suivantes',
        steps: [
          'Confirmez cet e-mail.',
          'Créez un espace de travail.',
          'Choisissez une formule.',
          'Ajoutez votre premier serveur. Cela prend une minute.',
        ],
      },
    ],
    why: whyAccount,
    language,
  };
}

export function verifyEmail({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: 'Confirmez votre e-mail',
    preview: oneTap,
    banner: brand('Confirmez votre e-mail'),
    heading: fr`Est-ce bien votre e-mail ?`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: 'Merci de confirmer que les alertes peuvent arriver à cette adresse.' },
      { type: 'button', label: 'Confirmer mon e-mail', url: link },
      {
        type: 'small',
        text: 'D’ici là, nous pouvons y envoyer 10 alertes par jour au plus. Si vous n’avez rien demandé, ignorez cet e-mail.',
      },
    ],
    why: whyAccount,
    language,
  };
}

export function resetPassword({ link, expiresAt }: LinkFacts, reader: Reader, now: Date): Email {
  const works = expiresAt
    ? fr`Le lien sert une seule fois, dans ce temps : ${moment(expiresAt, now, reader.timeZone)} au plus tard.`
    : 'Le lien sert une seule fois.';
  return {
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien sert une seule fois.',
    banner: brand('Nouveau mot de passe'),
    heading: 'Choisissez un nouveau mot de passe',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. ${works}` },
      { type: 'button', label: 'Nouveau mot de passe', url: link },
      { type: 'small', text: fr`Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.` },
    ],
    why: whyAccount,
    language,
  };
}

export function passwordChanged(reader: Reader, now: Date, supportEmail: string): Email {
  return {
    subject: 'Votre mot de passe a été changé',
    preview: 'Si ce n’était pas vous, écrivez-nous tout de suite.',
    banner: brand('Mot de passe changé'),
    heading: 'Votre mot de passe a été changé',
    blocks: [
      {
        type: 'lead',
        text: fr`Changement : ${moment(now, now, reader.timeZone)}. Tous les autres appareils ont été déconnectés.`,
      },
      {
        type: 'text',
        text: `Si ce n’était pas vous, choisissez tout de suite ${buttons.forgotPassword} sur la page de connexion, puis écrivez à ${supportEmail}.`,
      },
    ],
    why: whyAccount,
    language,
  };
}

/** Said when the account is deleted: what stops now and what happens until when. */
export function accountClosed(goneBy: Date | null, reader: Reader): Email {
  const before = goneBy ? `le ${longDate(goneBy, reader.timeZone)} au plus tard` : 'dans les 30 jours';
  return {
    subject: 'Votre compte est fermé',
    preview: `Vos données auront disparu ${before}.`,
    banner: { state: 'quiet', word: 'Compte fermé' },
    heading: 'Votre compte est fermé',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Vous nous avez demandé de supprimer votre compte. Vous êtes maintenant hors connexion partout, et nous ne surveillons plus vos serveurs.',
      },
      {
        type: 'text',
        text: fr`Vos données personnelles, vos serveurs et leur historique auront disparu ${before}. La loi demande de garder les factures un certain temps ; elles ne servent à rien d’autre.`,
      },
      { type: 'small', text: fr`C’est notre avant-dernier e-mail : quand tout sera supprimé, nous vous le dirons.` },
    ],
    why: whyClosed,
    language,
  };
}

export function accountErased(reader: Reader): Email {
  return {
    subject: 'Vos données sont supprimées',
    preview: 'C’est notre dernier e-mail.',
    banner: { state: 'quiet', word: 'Données supprimées' },
    heading: 'Vos données sont supprimées',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: fr`Tout ce que nous avions sur vous est supprimé : votre profil, vos serveurs et leur historique. Les factures sont gardées le temps que demande la loi, fermées à tous les autres.`,
      },
      { type: 'text', text: 'C’est notre dernier e-mail. Merci d’avoir été des nôtres.' },
    ],
    why: whyClosed,
    language,
  };
}
