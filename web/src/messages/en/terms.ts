import { SUPPORT_EMAIL } from '@/config/constants';
import type { LegalText } from './legal-text';

export const terms: LegalText = {
  title: 'Terms of service',
  updated: 'Last changed on 2 November 2026',
  summary:
    'In short: you pay for a year, we watch what you ask us to watch, we tell you when it breaks, and you can leave at any time and take your data with you.',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance',
      body: [
        'These terms are the agreement between you and NoWahala. By making an account or using the service you accept them. If you act for a company, you confirm that you may do so, and "you" means that company.',
        'You must be at least 18 years old, or of the age at which you may sign a contract where you live.',
      ],
    },
    {
      id: 'service',
      title: 'What the service does',
      body: [
        'NoWahala checks the servers and websites you name, at the interval you choose, over the public internet. When a server does not answer as it should, we check again, and if the trouble is real we tell you by the channels of your plan: e-mail, WhatsApp and your dashboard. We explain errors in plain words and suggest what to do.',
        'Explanations are suggestions. Most come from our own catalogue; some are refined by an AI model and are marked so. They can be wrong. Please think before you act on one, and ask somebody who knows your system when much depends on it.',
        'We keep pings for 90 days, hourly and daily figures for 13 months, and incidents and error logs for the life of your account.',
      ],
    },
    {
      id: 'responsibilities',
      title: 'What we ask of you',
      body: ['We trust you to use NoWahala for its purpose. In particular:'],
      list: [
        'Only add servers and websites that are yours, or that you have permission to monitor.',
        'Do not use the service to attack, overload or scan anybody, or to get around the limits of your plan.',
        'Keep your password and API keys secret, and tell us at once when you think somebody else has them.',
        'Do not send us personal data of others in server names, application errors or support mails where you can avoid it.',
        'Give us correct contact details. An alert can only reach an address that works.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        'You are responsible for what happens through your account. You can change your details, export everything we hold about you, and delete the account yourself, in Settings.',
        'We may pause an account that breaks these terms or endangers others. Except in an emergency we write to you first and give you time to put it right.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      body: [
        'All services are paid. There is no free trial. Plans are billed annually and in advance; prices are shown in Nigerian naira (NGN) by the month, with the yearly total and value added tax (VAT) beside them.',
        'Payments are non-refundable except where the law requires a refund. If you paid twice by mistake, we credit the second payment.',
        'Moving to a larger plan costs the difference for the days left of your year. Moving to a smaller plan happens at the renewal.',
        'We remind you 30, 14, 3 and 1 days before your year ends. We never charge you again by ourselves: you renew by paying. After the end there are 7 days at full service, then 30 days of hourly checks, then monitoring is paused. Your settings are kept for 12 months, and one click brings them back once the new year is paid.',
        'A plan you have bought keeps its price and limits until its renewal, even when we change what we sell.',
      ],
    },
    {
      id: 'deletion',
      title: 'Data deletion',
      body: [
        'When you delete your account, it is deactivated immediately: you are signed out everywhere and monitoring stops. Your data is permanently deleted within 30 days, and we confirm it by mail.',
        'One thing stays: issued invoices, with your name on them, for as long as tax law obliges us to keep them. They are used for nothing else.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      body: [
        'We build NoWahala to stay up when others are down, and we watch it with the same care as we watch your servers. Still, no network is perfect: a check can fail because of a network between us and you, and a mail or WhatsApp message can be held up by those who carry it. We cannot promise that every outage is noticed or every message arrives in time.',
        'Where we could not check, we say so: such times are shown as unknown and are not counted for or against you.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      body: [
        'We are responsible for harm that we cause on purpose or by gross negligence, and wherever the law does not allow a limit. For everything else our liability ends at what you paid us in the twelve months before the harm.',
        'We are not liable for lost sales, lost data or other indirect harm that follows from an outage of your own systems, or from acting on an explanation.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'When we change these terms in a way that matters to you, we write to you at least 30 days before. If you do not agree, you can delete your account before the change begins. Small corrections appear here with a new date.',
      ],
    },
    {
      id: 'law',
      title: 'Law',
      body: [
        'These terms follow the law of the Federal Republic of Nigeria. If you are a consumer elsewhere, the protection of your own law stays with you. Please write to us before you go to court; most things can be solved by talking.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [`Write to ${SUPPORT_EMAIL}. A person answers in about 24 hours. Put URGENT in the subject when it cannot wait.`],
    },
  ],
};
