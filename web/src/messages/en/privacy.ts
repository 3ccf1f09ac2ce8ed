import { SUPPORT_EMAIL } from '@/config/constants';
import type { LegalText } from './legal-text';

export const privacy: LegalText = {
  title: 'Privacy',
  updated: 'Last changed on 2 November 2026',
  summary:
    'In short: we hold what we need to watch your servers and reach you, we sell nothing, no advertiser is on board, and when you leave it is gone within 30 days.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: [
        `NoWahala is the data controller for the personal data of its customers and visitors. Write to ${SUPPORT_EMAIL} for anything on this page; put PRIVACY in the subject and it goes to the person in charge of data protection.`,
        'We follow the Nigeria Data Protection Act 2023 (NDPA) and its directive, and the General Data Protection Regulation (GDPR) where it applies to you.',
      ],
    },
    {
      id: 'what',
      title: 'What we collect',
      body: ['We collect little, and each thing for a reason:'],
      list: [
        'Your name, username, e-mail, country, language and time zone: for your account, and to speak to you at the right hour.',
        'Your phone number, if you give it: for WhatsApp alerts, only after you confirmed it with a code.',
        'Payment details: our payment provider (Paystack) takes your card or transfer. We receive the amount, the reference and the outcome, never the card number. Your invoices carry your name.',
        'Server logs and metrics: the names, addresses and websites you ask us to watch, what each check found, and for a failing check a snapshot of the answer, with secrets removed.',
        'Application errors that you send us through the API.',
        'What you write to our support, and replies you send to our WhatsApp messages.',
        'Security records: sign-ins, key use and changes to your account, with a scrambled form of the internet address, for 14 days in our technical logs. For each device that is signed in: its browser and system and the internet address without its last part, until 15 days after it was last used; you see them in your settings. After you change your e-mail or phone: what was there before, for three days, so that you can take it back.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it, and the legal ground',
      body: ['We use your data to:'],
      list: [
        'run the service you paid for: checks, alerts, explanations, reports, invoices (contract);',
        'keep accounts and the service safe: throttling, audit records, fraud checks (legitimate interest);',
        'keep invoices and tax records (legal duty);',
        'record the use of public pages to improve them, only if this is switched on and you said yes (consent; you can take it back at any time).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      body: [
        'There are no advertising or tracking cookies. One cookie keeps you signed in; scripts cannot read it. Another remembers the language that you chose. Your browser also stores your session, your last known dashboard (so that it opens without a connection) and the words of a form you have not sent yet. Signing out clears the first two at once.',
        'Session recording is off. Should we ever switch it on, it runs on public pages only, never when you log in, sign up or use the dashboard, and only after you said yes.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      body: [
        'We do not sell your data, and we do not share it for advertising. These companies process it for us, under contract, and only what their part needs:',
      ],
      list: [
        'our hosting provider, which runs the machines;',
        'our mail provider, for the mails we send you;',
        'Twilio and WhatsApp (Meta), for WhatsApp alerts, if you turn them on;',
        'Paystack, for payments;',
        'OpenAI, for refined explanations, where this is switched on. It gets the technical facts of an error with names, addresses, e-mails and keys taken out, and may not train on them.',
      ],
    },
    {
      id: 'transfer',
      title: 'Where it is processed',
      body: [
        'Some of these companies work outside Nigeria, among others in the European Union and the United States. We transfer data there only on a ground the NDPA and the GDPR accept, such as standard contract clauses, and we keep a record of each transfer. Our checks may run from several regions of the world; they carry the address to check and nothing about you.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: ['No longer than we need it:'],
      list: [
        'Pings and evidence snapshots: 90 days. Hourly and daily figures: 13 months.',
        'Incidents, error logs and your profile: for the life of your account.',
        'After you delete your account: you are signed out and monitoring stops at once; your personal data is removed within 30 days, copies included, and we confirm it by mail.',
        'Issued invoices: for the period that tax law demands, closed to everything but that purpose.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: [
        "Connections are encrypted. Passwords are stored as argon2id hashes and API keys as keyed hashes, so that nobody can read them, we included. Each customer's data is fenced off in the database itself. Access is limited, and what operators do is written down.",
        'If a breach puts you at risk, we tell the Nigeria Data Protection Commission within 72 hours and you without delay, in plain words.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: ['You can, at any time and free of charge:'],
      list: [
        'see and export everything we hold about you (Settings, "Export my data");',
        'correct it (Settings);',
        'delete it (Settings, "Delete account");',
        'object to a use, or ask us to limit it;',
        'take back a consent;',
        'take your data elsewhere, in a format that machines read;',
        'complain to the Nigeria Data Protection Commission, or to the authority where you live.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      body: ['The service is for businesses and not meant for anybody under 18.'],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'When something here changes in a way that matters to you, we write to you before it happens. The date at the top tells you when the page last changed.',
      ],
    },
  ],
};
