import type { Block, Email } from '../email.js';
import type { ChangeFacts, Reader } from '../facts.js';
import { greeting } from './phrases.js';
import { moment } from './times.js';
import { fr } from './typeset.js';

const language = 'fr';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyOld = 'Vous recevez ceci parce que cette adresse est celle d’un compte NoWahala.';
const takeBack = 'Si ce n’était pas vous, annulez maintenant.';

/** To the new address: it counts once this link was followed. */
export function newEmail({ link }: ChangeFacts, reader: Reader): Email {
  return {
    subject: 'Confirmez votre nouvel e-mail',
    preview: 'Un seul geste, et vos alertes arrivent ici.',
    banner: brand('Nouvel e-mail à confirmer'),
    heading: fr`Est-ce bien votre nouvel e-mail ?`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Cette adresse a été donnée pour un compte NoWahala. Tant qu’elle n’est pas confirmée, tout va à l’adresse précédente du compte.',
      },
      { type: 'button', label: 'Confirmer le nouvel e-mail', url: link },
      { type: 'small', text: fr`Le lien sert pendant trois jours. Si vous n’avez rien demandé, ignorez cet e-mail : rien ne change.` },
    ],
    why: 'Vous recevez ceci parce que quelqu’un a donné cette adresse pour un compte NoWahala.',
    language,
  };
}

/** To the old address, when a change was asked for. With a link it has to allow it first. */
export function emailChanging({ link, undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const asked = fr`L’e-mail de votre compte doit devenir ${changedTo}. Demande reçue : ${moment(now, now, reader.timeZone)}.`;
  return {
    subject: link ? fr`L’e-mail de votre compte peut-il changer ?` : 'L’e-mail de votre compte va changer',
    preview: link ? 'Il ne change que si vous l’autorisez.' : 'Si ce n’était pas vous, arrêtez cela maintenant.',
    banner: brand('Changement d’e-mail'),
    heading: link ? fr`Votre e-mail peut-il changer ?` : 'Votre e-mail va changer',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: asked },
      ...(link
        ? ([
            {
              type: 'text',
              text: fr`Le bon mot de passe n’a pas été donné avec la demande : elle ne compte que si vous l’autorisez ici.`,
            },
            { type: 'button', label: 'Oui, changer l’e-mail', url: link },
          ] satisfies Block[])
        : ([
            { type: 'text', text: fr`Si c’était vous, il n’y a rien à faire ici : ouvrez l’e-mail reçu à la nouvelle adresse.` },
          ] satisfies Block[])),
      ...notMe(undoLink, supportEmail, 'Alors rien ne change, et tous les appareils sont déconnectés.'),
    ],
    why: whyOld,
    language,
  };
}

/** To the old address, once the new one counts. */
export function emailChanged({ undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const at = moment(now, now, reader.timeZone);
  return {
    subject: 'L’e-mail de votre compte a été changé',
    preview: takeBack,
    banner: brand('E-mail changé'),
    heading: 'Votre compte a un nouvel e-mail',
    blocks: [
      {
        type: 'lead',
        text: `${changedTo ? fr`Nouvelle adresse, ${at} : ${changedTo}.` : fr`Changement : ${at}.`} Les alertes y vont désormais, et n’arrivent plus ici.`,
      },
      ...notMe(undoLink, supportEmail, 'Alors cette adresse redevient celle de votre compte, et tous les appareils sont déconnectés.'),
    ],
    why: 'Vous recevez ceci parce que cette adresse était jusqu’ici celle d’un compte NoWahala.',
    language,
  };
}

/** To an address that has an account already, when it was entered for another one. */
export function emailInUse(reader: Reader): Email {
  return {
    subject: 'Votre e-mail a été donné pour un autre compte',
    preview: 'Rien n’a changé.',
    banner: brand('E-mail déjà utilisé'),
    heading: 'Cet e-mail a déjà un compte',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: fr`Quelqu’un a voulu utiliser cette adresse pour un autre compte NoWahala. Une adresse ne peut avoir qu’un compte : rien n’a changé.`,
      },
      {
        type: 'text',
        text: fr`Si c’était vous : connectez-vous avec cette adresse, ou supprimez d’abord le compte qui l’utilise. Si ce n’était pas vous, il n’y a rien à faire.`,
      },
    ],
    why: whyOld,
    language,
  };
}

/** Where alerts by WhatsApp go was changed, or is new. */
export function phoneChanged({ undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const at = moment(now, now, reader.timeZone);
  const what = changedTo
    ? fr`Le nouveau numéro de téléphone de votre compte, ${at} : ${changedTo}. Les alertes WhatsApp y vont une fois le numéro confirmé.`
    : fr`Le numéro de téléphone de votre compte a été retiré ${at}. Les alertes n’arrivent plus par WhatsApp.`;
  return {
    subject: 'Le numéro de téléphone de votre compte a changé',
    preview: takeBack,
    banner: brand('Téléphone changé'),
    heading: 'Votre numéro de téléphone a été changé',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: what },
      ...notMe(undoLink, supportEmail, 'Alors le numéro précédent revient, et tous les appareils sont déconnectés.'),
    ],
    why: whyOld,
    language,
  };
}

function notMe(undoLink: string, supportEmail: string, then: string): Block[] {
  if (!undoLink) return [{ type: 'text', text: `Si ce n’était pas vous, écrivez tout de suite à ${supportEmail}.` }];
  return [
    { type: 'text', text: fr`Ce n’était pas vous ? Annulez avec ce bouton dans les 72 heures. ${then}` },
    { type: 'button', label: 'Ce n’était pas moi', url: undoLink },
    {
      type: 'small',
      text: fr`Si vous n’avez jamais eu de compte NoWahala, quelqu’un s’est trompé d’adresse : ignorez cet e-mail.`,
    },
  ];
}
