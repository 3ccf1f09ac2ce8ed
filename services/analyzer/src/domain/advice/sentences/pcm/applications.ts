/** Data: what is said of errors that a customer's own program sends in. */
import type { applications as english } from '../en/applications.js';
import type { Translated } from '../translated.js';

export const applications: Translated<typeof english, 'pcm'> = {
  some: 'Everybody wey dey use dis part of your program.',
  all: 'Everybody wey dey use your program, till e work again.',
  contacts: {
    builder: 'Di person wey build your program or wey dey look after am.',
    host: 'Di company wey dey host your program, or di person wey build am.',
  },
  notices: {
    broken: 'One part of our service dey show error for now. We know about am and we dey work on am. Abeg try again after one hour.',
    slow: 'Our service dey slow today. We dey work on am. Abeg try again later.',
    pay: 'Payments no dey go through for now. You no lose anything. Abeg try again later or send us message.',
    mail: 'Some of our mails dey late today. If you dey wait for one, abeg send us message.',
  },
  level: 'Your program mark am as “{level}”.',
  lines: {
    one: 'E send {count} lines about where e happen. Dem dey below.',
    other: 'E send {count} lines about where e happen. Dem dey below.',
  },
  situations: {
    'app-disk-full': {
      happened: 'Di disk don full. Your program no fit store anything again.',
      who: 'Everybody wey dey use your program, till e work again. New orders and messages fit lost.',
      why: 'Old backups, log files or uploads don full di disk.',
      steps: [
        'Delete old backups and old log files till one tenth of di disk dey free.',
        'Restart di program.',
        'If e full again within few days, take bigger disk.',
      ],
      notice: 'Our service get wahala today. If you order something, abeg send us message make we fit check.',
    },
    'app-out-of-memory': {
      happened: 'Your program need more memory than wetin e fit use, so e stop.',
      why: 'One big file or long list load at once, or di program dey keep wetin e no need.',
      steps: [
        'Restart di program.',
        'Give am more memory for di settings of your hosting company.',
        'Ask di person wey build am wetin load for dat minute.',
      ],
    },
    'app-database-password': {
      happened: 'Di database (di store of your data) no dey let your program enter.',
      why: 'Di password change for one place and e no change for di other place.',
      steps: [
        'Open di settings of your program. Compare di database name, user and password with di ones wey dey di database.',
        'Restart di program after any change.',
      ],
    },
    'app-database-crowded': {
      happened: 'Di database (di store of your data) no get free place for one more connection.',
      who: 'More and more visitors: pages dey load for long, then dem fail.',
      why: 'Many visitors at once, or one program wey no dey close im connection when e finish.',
      steps: [
        'Restart di program: dat one go free di places.',
        'If e happen again, take bigger database plan, or ask di builder to use fewer places.',
      ],
    },
    'app-database-away': {
      happened: 'Your program no fit reach im database (di store of your data).',
      why: 'Di database dey off, e dey restart, or e get new address.',
      steps: [
        'Log in where di database dey run and check if e dey on. If e no dey on, press “Start” or “Restart”.',
        'Check say di address for di settings of your program still correct.',
      ],
    },
    'app-database-locked': {
      happened: 'Two tasks for di database (di store of your data) block each other, and one stop.',
      who: 'Few people: wetin dem do dat time no store.',
      why: 'Two people, or two tasks, change di same thing at di same time.',
      steps: [
        'If e happen only once, ask those people to try again. Nothing get problem.',
        'If e dey happen often, send dis one to di builder.',
      ],
      notice: 'If your last step no store, abeg do am again.',
    },
    'app-table-missing': {
      happened: 'Your program dey find something for im database (di store of your data) and e no dey there.',
      why: 'New version go live, but di database change wey follow am no happen.',
      steps: ['Go back to di version before, if something new go live today.', 'Ask di builder to run di “migrations” of di new version.'],
    },
    'app-module-missing': {
      happened: 'Your program no fit start, because one part of am no dey.',
      why: 'Di last version go live without one of im parts.',
      steps: ['Go back to di version before.', 'Ask di builder to install all di parts and make am live again.'],
    },
    'app-setting-missing': {
      happened: 'One setting wey your program must get no dey.',
      why: 'One secret value or name no follow come, often after move or new version.',
      steps: [
        'Open di settings of your program (“Environment” or “Config Vars”) and compare dem with how dem dey before.',
        'Add di one wey no dey, then restart di program.',
      ],
    },
    'app-door-taken': {
      happened: 'Your program no fit start, because another one don dey use im door (port).',
      why: 'One old copy of di program still dey run.',
      steps: ['Stop di old copy, or restart di whole machine.', 'Make sure say di program start only once.'],
    },
    'app-not-allowed-to-write': {
      happened: 'Your program no get permission to open or change one file wey e need.',
      why: 'Di rights of one folder change, often after person copy files by hand.',
      steps: [
        'Tell your hosting company make dem give di program im rights back: “Please reset file permissions.”',
        'Try again wetin fail.',
      ],
    },
    'app-payment-refused': {
      happened: 'One payment no go through: your program and di payment company no agree.',
      who: 'Customers wey want pay.',
      why: 'One card no go through. If na all of dem: wrong key, or problem for di payment company.',
      steps: [
        'Log in to your payment company and check if other payments go through.',
        'If none go through, check their status page, then check your keys for “Settings”, then “API Keys”.',
      ],
      call: 'Di support of your payment company; after dat di person wey build your program.',
    },
    'app-mail-not-sent': {
      happened: 'Your program no fit send one mail.',
      who: 'People wey dey wait for mail: receipts, codes, new passwords.',
      why: 'Di mail password change, or di mail company dey block your program.',
      steps: [
        'Check di mail user and password for di settings of your program.',
        'Log in to your mail company and check if dem block sending.',
      ],
      call: 'Di support of your mail company.',
    },
    'app-too-many-calls': {
      happened: 'Your program ask another company’s service too many times, and dem tell am to wait.',
      why: 'More visitors than usual, one loop for di program, or plan wey too small.',
      steps: [
        'Wait one hour: dis kind limit dey open again by itself.',
        'Log in to dat company and check how much of your plan don finish.',
      ],
    },
    'app-certificate': {
      happened: 'Your program no trust another service: di security certificate (di file behind di padlock) for there no good.',
      why: 'E don end for their side, or di list of people wey your machine trust don old.',
      steps: ['Check di status page of dat service.', 'Ask di builder to update di machine.'],
    },
    'app-name-not-found': {
      happened: 'Your program no fit find another service by im name.',
      why: 'Di name no correct for di settings, or di machine no get way to di internet.',
      steps: ['Check di address of dat service for di settings of your program.', 'If many names fail, restart di machine.'],
    },
    'app-no-answer': {
      happened: 'Your program wait for something too long, then e give up.',
      who: 'Everybody wey dey use dis part of your program. Dem dey wait, then dem see error.',
      why: 'Another service or di database dey slow, or one task too big.',
      steps: [
        'Check di status pages of di services wey your program dey use.',
        'If e no stop, restart di program and send dis one to di builder.',
      ],
    },
    'app-other-side-closed': {
      happened: 'Your program try talk to another one, but e cut di call or e no answer.',
      why: 'Di other program dey off or e dey restart.',
      steps: [
        'Check if di other parts of your system dey run, and start di one wey dey off.',
        'If na only one minute, nothing remain to do.',
      ],
    },
    'app-sign-in-refused': {
      happened: 'Somebody, or another service, no fit enter.',
      who: 'Often na only one person. If na everybody, nobody fit log in.',
      why: 'One session or key don end, or one secret value change.',
      steps: [
        'Try log in by yourself. If e work, na one person’s old session.',
        'If e no work, check di keys and secret values for di settings of your program.',
      ],
      notice: 'If you no fit log in, abeg log out once and log in again.',
    },
    'app-unreadable-answer': {
      happened: 'Your program get one answer wey e no fit read.',
      why: 'Another service send error page where your program dey expect data.',
      steps: ['Check di status page of di service wey your program ask.', 'Send dis one to di builder if e happen again.'],
    },
    'app-php-fatal': {
      happened: 'Your program (dem write am in PHP) stop for di middle of im work.',
      why: 'One plugin, theme or new PHP version no fit work with di rest.',
      steps: [
        'If you update something today, switch dat one off or go back to di version before.',
        'Send dis one to di builder: di line for di log dey call di file name.',
      ],
    },
    'app-nothing-there': {
      happened: 'Your program expect something wey no dey there, so e stop dis task.',
      why: 'Problem for di program: e no ready for empty field or answer wey no come.',
      steps: [
        'Write down wetin people do just before: e go help to find di problem.',
        'Send dis one to di builder. If e start today, go back to di version before.',
      ],
    },
    'app-unhandled': {
      happened: 'Your program meet one error wey e no ready for.',
      why: 'Problem for di program. If e start today, suspect di last change first.',
      steps: ['If something new go live today, go back to di version before.', 'Send dis one to di builder.'],
    },
    'app-something-else': {
      happened: 'Your program report one error.',
      who: 'We no fit know from here: e fit be one person, e fit be everybody.',
      why: 'Problem for di program. Im own words dey inside di message.',
      steps: ['Try di part of your program wey di words dey talk about.', 'Send dis one to di builder.'],
    },
  },
};
