/** Data: what is said of errors that a customer's own program sends in. */
export const applications = {
  some: 'All who use this part of your program.',
  all: 'All who use your program, until it is repaired.',
  contacts: {
    builder: 'The person who built or looks after your program.',
    host: 'The company that hosts your program, or the person who built it.',
  },
  notices: {
    broken: 'Part of our service shows an error at the moment. We know about it and are working on it. Please try again in an hour.',
    slow: 'Our service is slow today. We are working on it. Please try again later.',
    pay: 'Payments do not go through at the moment. You have not lost anything. Please try again later or message us.',
    mail: 'Some of our mails are late today. If you wait for one, please message us.',
  },
  level: 'Your program marked it as “{level}”.',
  lines: {
    one: 'It sent {count} lines about where it happened. They stand below.',
    other: 'It sent {count} lines about where it happened. They stand below.',
  },
  situations: {
    'app-disk-full': {
      happened: 'The disk is full. Your program cannot store anything any more.',
      who: 'All who use your program, until it is repaired. New orders and messages may be lost.',
      why: 'Old backups, log files or uploads have filled the disk.',
      steps: [
        'Delete old backups and old log files until a tenth of the disk is free.',
        'Restart the program.',
        'If it fills up again within days, take a bigger disk.',
      ],
      notice: 'Our service has trouble today. If you ordered something, please message us so that we can check.',
    },
    'app-out-of-memory': {
      happened: 'Your program needed more memory than it may use, and stopped.',
      why: 'A big file or a long list was loaded at once, or the program keeps what it no longer needs.',
      steps: [
        'Restart the program.',
        'Give it more memory in the settings of your hosting company.',
        'Ask the builder what was loaded at that minute.',
      ],
    },
    'app-database-password': {
      happened: 'The database (the store of your data) does not let your program in.',
      why: 'The password was changed in one place and not in the other.',
      steps: [
        'Open the settings of your program and compare the database name, user and password with those of the database.',
        'Restart the program after a change.',
      ],
    },
    'app-database-crowded': {
      happened: 'The database (the store of your data) has no free place for one more talk.',
      who: 'More and more visitors: pages load for long and then fail.',
      why: 'Many visitors at once, or a program that does not hang up when it is done.',
      steps: [
        'Restart the program: that frees the places.',
        'If it comes back, take a bigger database plan, or ask the builder to use fewer places.',
      ],
    },
    'app-database-away': {
      happened: 'Your program cannot reach its database (the store of your data).',
      why: 'The database is off, is being restarted, or has a new address.',
      steps: [
        'Sign in where the database runs and see if it is on. If not, press “Start” or “Restart”.',
        'Check that the address in the settings of your program is still right.',
      ],
    },
    'app-database-locked': {
      happened: 'Two tasks in the database (the store of your data) blocked each other, and one was stopped.',
      who: 'A few people: what they did just then was not stored.',
      why: 'Two people, or two tasks, changed the same thing at the same moment.',
      steps: ['If it happened once, ask those people to try again. Nothing is broken.', 'If it happens often, send this to the builder.'],
      notice: 'If your last step was not stored, please do it again.',
    },
    'app-table-missing': {
      happened: 'Your program looks for something in its database (the store of your data) that is not there.',
      why: 'A new version went live, and the change to the database that belongs to it was not made.',
      steps: [
        'Go back to the version before, if something went live today.',
        'Ask the builder to run the “migrations” of the new version.',
      ],
    },
    'app-module-missing': {
      happened: 'Your program cannot start, because a part of it is missing.',
      why: 'The last version went live without one of its parts.',
      steps: ['Go back to the version before.', 'Ask the builder to install all parts and put it live again.'],
    },
    'app-setting-missing': {
      happened: 'Your program misses a setting that it cannot work without.',
      why: 'A secret value or name was not carried over, often in a move or a new version.',
      steps: [
        'Open the settings of your program (“Environment” or “Config Vars”) and compare them with the ones before.',
        'Add the missing one and restart the program.',
      ],
    },
    'app-door-taken': {
      happened: 'Your program cannot start, because another one already uses its door (port).',
      why: 'An old copy of the program was not stopped.',
      steps: ['Stop the old copy, or restart the whole machine.', 'See that the program starts once only.'],
    },
    'app-not-allowed-to-write': {
      happened: 'Your program may not open or change a file that it needs.',
      why: 'The rights of a folder changed, often after files were copied by hand.',
      steps: ['Ask your hosting company to give the program its rights back: “Please reset file permissions.”', 'Try again what failed.'],
    },
    'app-payment-refused': {
      happened: 'A payment could not be made: your program and the payment company did not agree.',
      who: 'Customers who want to pay.',
      why: 'A card was turned down. If it is all of them: a wrong key, or trouble at the payment company.',
      steps: [
        'Sign in to your payment company and see if other payments went through.',
        'If none did, look at their status page and check your keys in “Settings”, then “API Keys”.',
      ],
      call: 'The support of your payment company; after that the person who built your program.',
    },
    'app-mail-not-sent': {
      happened: 'Your program could not send a mail.',
      who: 'People who wait for a mail: receipts, codes, new passwords.',
      why: 'The mail password was changed, or the mail company blocks your program.',
      steps: [
        'Check the mail user and password in the settings of your program.',
        'Sign in to your mail company and see if sending is blocked.',
      ],
      call: 'The support of your mail company.',
    },
    'app-too-many-calls': {
      happened: 'Your program asked another company’s service too often, and is told to wait.',
      why: 'More visitors than usual, a loop in the program, or a plan that is too small.',
      steps: ['Wait an hour: such limits open again by themselves.', 'Sign in to that company and see how much of your plan is used.'],
    },
    'app-certificate': {
      happened:
        'Your program does not trust another service it talks to: the security certificate (the file behind the padlock) there is not good.',
      why: 'It has ended over there, or your machine’s list of trusted makers is old.',
      steps: ['Look at the status page of that service.', 'Ask the builder to update the machine.'],
    },
    'app-name-not-found': {
      happened: 'Your program cannot find another service by its name.',
      why: 'The name is misspelt in the settings, or the machine has no way to the internet.',
      steps: ['Check the address of that service in the settings of your program.', 'If many names fail, restart the machine.'],
    },
    'app-no-answer': {
      happened: 'Your program waited for something too long and gave up.',
      who: 'All who use this part of your program. They wait and then see an error.',
      why: 'Another service or the database is slow, or one task is too big.',
      steps: [
        'Look at the status pages of the services that your program uses.',
        'If it lasts, restart the program and send this to the builder.',
      ],
    },
    'app-other-side-closed': {
      happened: 'Your program wanted to talk to another one, and that one hung up or did not answer.',
      why: 'The other program is off or being restarted.',
      steps: ['See if the other parts of your system run, and start what is off.', 'If it was a minute only, nothing more is needed.'],
    },
    'app-sign-in-refused': {
      happened: 'Somebody, or another service, was not let in.',
      who: 'Often one person only. If it is all of them, nobody can sign in.',
      why: 'A session or key has ended, or a secret value was changed.',
      steps: [
        'Try to sign in yourself. If it works, it was one person’s old session.',
        'If not, check the keys and secret values in the settings of your program.',
      ],
      notice: 'If you cannot sign in, please sign out once and sign in again.',
    },
    'app-unreadable-answer': {
      happened: 'Your program got an answer that it could not read.',
      why: 'Another service sent an error page where data was expected.',
      steps: ['Look at the status page of the service that your program asked.', 'Send this to the builder if it happens again.'],
    },
    'app-php-fatal': {
      happened: 'Your program (written in PHP) stopped in the middle of its work.',
      why: 'A plugin, a theme or a new PHP version does not fit the rest.',
      steps: [
        'If you updated something today, switch that one off or go back to the version before.',
        'Send this to the builder: the line in the log names the file.',
      ],
    },
    'app-nothing-there': {
      happened: 'Your program expected something that was not there, and stopped this task.',
      why: 'A fault in the program: an empty field or a missing answer was not foreseen.',
      steps: [
        'Note what people did just before: it helps to find the fault.',
        'Send this to the builder. If it began today, go back to the version before.',
      ],
    },
    'app-unhandled': {
      happened: 'Your program met an error that it was not ready for.',
      why: 'A fault in the program. If it began today, the last change is the first suspect.',
      steps: ['If something new went live today, go back to the version before.', 'Send this to the builder.'],
    },
    'app-something-else': {
      happened: 'Your program reported an error.',
      who: 'We cannot tell from here: perhaps one person, perhaps all.',
      why: 'A fault in the program. Its own words are in the message.',
      steps: ['Try the part of your program that the words name.', 'Send this to the builder.'],
    },
  },
} as const;
