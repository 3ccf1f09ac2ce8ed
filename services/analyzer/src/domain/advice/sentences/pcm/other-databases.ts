/** Data: what is said of other databases. */
import type { otherDatabases as english } from '../en/other-databases.js';
import type { Translated } from '../translated.js';

export const otherDatabases: Translated<typeof english, 'pcm'> = {
  'postgresql-too-many-connections': {
    cause: 'Di database no fit take more visitors at once',
    happened: 'Di database (di store of all pages and orders) no get free place for di website.',
    who: 'All visitors, or most of dem for busy hours.',
    why: 'More visitors than usual. Or di program dey keep places wey e no need.',
    steps: ['Ask di person wey build di website for smaller “pool” of database connections, or take bigger database.'],
  },
  'postgresql-wrong-password': {
    cause: 'Di database dey refuse di website’s password',
    happened: 'Di website dey knock for im database (di store of all pages and orders). Im password no dey work.',
    why: 'Di database password change, and di website still get di old one.',
    steps: ['Copy di address or password wey di database get now to di settings of di website (“DATABASE_URL”). Start am again.'],
  },
  'postgresql-database-missing': {
    cause: 'Di website’s database no dey under im name',
    happened: 'Di website dey ask for one store of pages and orders (database) wey no dey under dis name.',
    why: 'Somebody delete di database or change im name, or one free one don end.',
    steps: ['Log in where you rent di database and check if e still dey. Dem dey often delete free ones after some weeks.'],
  },
  'postgresql-role-missing': {
    cause: 'Di database no know di website’s user',
    happened: 'Di website dey log in to im database (di store of all pages and orders). Di database no know di name.',
    why: 'Somebody delete di user, or di settings of di website get old name.',
    steps: ['Compare di user for di settings of di website (“DATABASE_URL”) with di list of users of di database.'],
  },
  'postgresql-table-missing': {
    cause: 'One part of di website’s database no dey',
    happened: 'Di program behind your website want one list from im database (di store of pages and orders). Dat list no dey.',
    why: 'New version go live before dem prepare di database for am.',
    steps: ['Ask di person wey build di website to run di database update (“migrate”) of dis version.'],
  },
  'postgresql-column-missing': {
    cause: 'Di database no match di version of di website',
    happened: 'Di program behind your website want something wey im database (di store of pages and orders) no get.',
    why: 'New version go live before dem prepare di database for am.',
    steps: ['Ask di person wey build di website to run di database update (“migrate”) of dis version.'],
  },
  'postgresql-not-running': {
    cause: 'Di database program no dey run',
    happened: 'Di website dey call di database program (di store of all pages and orders). Nobody dey pick up.',
    why: 'Di database program stop or somebody switch am off. Most times disk don full or one unpaid bill dey.',
    steps: ['Log in where you rent di database and check if e dey run. Start am there.'],
  },
  'postgresql-starting': {
    cause: 'Di database just dey start again',
    happened: 'Di database (di store of all pages and orders) stop and now e dey start again. E no dey let anybody enter yet.',
    why: 'Di machine or di database restart, e fit be after one crash.',
    steps: ['Wait five minutes. To start after crash fit take dat long.'],
  },
  'postgresql-stopping': {
    cause: 'Di database dey go off',
    happened: 'Di database (di store of all pages and orders) dey go off, or somebody dey restart am.',
    why: 'Maintenance by di hosting company, one update, or restart by hand.',
    steps: ['Check di status page of {company}: any work wey dem plan dey there.'],
  },
  'postgresql-read-only': {
    cause: 'Di database no dey let anybody write',
    happened: 'Di website fit read im database (di store of all pages and orders). But e no fit store anything inside.',
    who: 'Everybody wey want order, log in or send form.',
    why: 'Im disk don full, or di website dey ask copy instead of di main one.',
  },
  'postgresql-not-let-in': {
    cause: 'Di database no dey let dis machine enter',
    happened: 'Di database (di store of all pages and orders) dey allow only machines wey e know. Di website’s machine no dey among dem.',
    why: 'Di website move to new machine, or e no dey use di secure line wey di database want.',
    steps: [
      'Where you rent di database, open “Trusted sources” or “Network” and add di address of di website’s machine.',
      'Ask di person wey build di website to add “sslmode=require” to di database address.',
      'If na you dey run di database: make dem add one line for di website’s machine to “pg_hba.conf”, and make PostgreSQL read am again.',
    ],
  },
  'database-log-full': {
    cause: 'Di log of di database don full',
    happened: 'Di database (di store of all pages and orders) no fit write anything again: im log, di list of all changes, no get space.',
    who: 'Everybody. Orders and messages fit lost till space dey again.',
    why: 'Backup of dat log dey empty am, and nobody do one for long time.',
    steps: ['Make sure say dem do backup of di log every day from now: e go keep di log small.'],
  },
  'postgresql-full': {
    cause: 'Di database no get space again',
    happened: 'Di database (di store of all pages and orders) no fit store anything again: im disk don full.',
    who: 'Everybody. Orders and messages fit lost till space dey again.',
    why: 'Di data grow, or old backups and log files full di disk.',
    steps: ['Where you rent di database, choose di next bigger disk or plan.'],
  },
  'postgresql-without-rights': {
    cause: 'Di website no get permission to use im database',
    happened: 'Di website fit log in to im database (di store of all pages and orders). But e no get permission to read one part.',
    why: 'Di rights lost when di database move or come back from backup.',
    steps: ['Ask di person wey build di website to give im database user all rights again (“GRANT”).'],
  },
  'postgresql-too-slow': {
    cause: 'Di database dey take too long',
    happened: 'One page dey ask im database (di store of pages and orders). Di answer dey take longer than e suppose.',
    who: 'Everybody wey open dis page.',
    why: 'One task wey dey stuck, one index wey no dey, or data wey plenty pass before.',
  },
  'postgresql-name-not-found': {
    cause: 'Di website no find im database',
    happened: 'Di website dey find im database (di store of all pages and orders) under one wrong name.',
    why: 'Somebody delete or move di database, or di settings of di website get wrong name.',
    steps: ['Copy di address wey di database get now to di settings of di website (“DATABASE_URL”). Start am again.'],
  },
  'sqlite-locked': {
    cause: 'Another task dey hold di database',
    happened: 'Another task dey hold di website’s database (im store of pages and orders), and nobody fit use am.',
    why: 'One backup, one task wey dey stuck, or more visitors than dis small kind of database fit take.',
  },
  'sqlite-read-only': {
    cause: 'Nobody fit write for di database file',
    happened: 'Di website no get permission to write inside im database (im store of pages and orders).',
    who: 'Everybody wey want order, log in or send form.',
    why: 'Since di last upload or restart, di file or im folder belong to another user.',
  },
  'sqlite-missing': {
    cause: 'Di database file no dey',
    happened: 'Di website no fit find di file of im database (im store of pages and orders).',
    why: 'Di last upload or restart remove di file, or nobody get permission to use im folder.',
    steps: ['No upload anything again. Di file fit still dey for di last backup.'],
  },
  'sqlite-damaged': {
    cause: 'Di database file get damage',
    happened: 'Di file of di website’s database (im store of pages and orders) get damage.',
    why: 'Di machine go off when e dey write, or di disk don full.',
  },
  'sqlite-full': {
    cause: 'Di disk don full',
    happened: 'Di website no fit store anything for im database (im store of pages and orders): di disk don full.',
    who: 'Everybody. Orders and messages fit lost till space dey again.',
    why: 'Old backups, log files or mail don full am.',
  },
  'sqlite-table-missing': {
    cause: 'Di database no match di version of di website',
    happened: 'Di program behind your website want one list. Im database (di store of pages and orders) no get am.',
    why: 'New version go live before dem prepare im data. Or di file na new, empty one.',
    steps: ['Ask di person wey build di website to run di database update (“migrate”) of dis version.'],
  },
  'mongodb-not-running': {
    cause: 'Di database (MongoDB) no dey answer',
    happened: 'Di website dey call im database (di store of all im data), and nobody dey pick up.',
    why: 'Di database stop or e dey sleep because nobody use am. Or e no dey let di website enter.',
    steps: [
      'Log in where you rent di database (for example MongoDB Atlas). If e show “Paused”, press “Resume”.',
      'For there, open “Network Access” and check say di address of di website’s machine dey di list.',
    ],
  },
  'mongodb-not-let-in': {
    cause: 'Di database (MongoDB Atlas) no dey let di website enter',
    happened: 'Di database (di store of all data of di website) dey allow only machines wey e know. Di website’s machine no dey among dem.',
    why: 'Di website move, or im machine get new address.',
    steps: [
      'Log in to MongoDB Atlas, open “Network Access”, then “Add IP Address”. Enter di address of di website’s machine.',
      'For di same page of Atlas, check say di cluster no show “Paused”.',
    ],
  },
  'mongodb-wrong-password': {
    cause: 'Di database (MongoDB) dey refuse di password',
    happened: 'Di website dey knock for im database (di store of all im data). Im password no dey work.',
    why: 'Di password change, and di settings of di website still get di old one.',
    steps: ['For MongoDB Atlas, open “Database Access” and set new password. Put am for di settings of di website (“MONGODB_URI”).'],
  },
  'mongodb-full': {
    cause: 'Di database (MongoDB) no get space again',
    happened: 'Di database (di store of all data of di website) don reach di size of im plan.',
    who: 'Everybody wey want order, log in or send form.',
    why: 'Di data don pass di plan. Free plans fit hold 512 MB.',
    steps: ['For MongoDB Atlas, open your cluster, then “Edit Configuration”, and choose di next bigger size.'],
  },
  'lucee-datasource-missing': {
    cause: 'Di connection of di website to im database neva set up',
    happened: 'Di program behind your website want im database (di store of all im data). Di server no know di name.',
    why: 'Di setting lost for one move or update, or im name change.',
    steps: [
      'Ask di person wey build di website to set up di “Datasource” of dat name again. Na for di administrator of Lucee or ColdFusion.',
    ],
  },
  'redis-not-running': {
    cause: 'Di short-term memory of di website (Redis) dey off',
    happened: 'Di website dey call Redis, im short-term memory for log-ins and work wey dey wait. Nobody dey pick up.',
    why: 'Redis stop. Most times na because memory too small or one unpaid bill dey.',
  },
  'redis-wrong-password': {
    cause: 'Di short-term memory of di website (Redis) dey refuse di password',
    happened: 'Di website dey knock for Redis, im short-term memory, but im password no dey work.',
    why: 'Di password of Redis change, or none dey for di settings of di website.',
    steps: ['Put di password wey Redis get now for di settings of di website (“REDIS_URL” or “REDIS_PASSWORD”). Start am again.'],
  },
  'redis-full': {
    cause: 'Di short-term memory of di website (Redis) don full',
    happened: 'Redis, di short-term memory of di website, don full and e no dey take anything again.',
    why: 'Dem put too much inside, or im plan too small.',
  },
  'redis-cannot-save': {
    cause: 'Di short-term memory of di website (Redis) no fit save',
    happened: 'Redis, di short-term memory of di website, no fit save im data to disk. E no dey take anything again.',
    why: 'Di disk don full, or memory too small.',
  },
  'redis-read-only': {
    cause: 'Di short-term memory of di website (Redis) no dey let anybody write',
    happened: 'Di website dey write to copy of Redis, im short-term memory, and copies no dey take anything.',
    why: 'Di main one fail and another take im place, or old address dey for di settings.',
  },
  'redis-loading': {
    cause: 'Di short-term memory of di website (Redis) just dey start',
    happened: 'Redis, di short-term memory of di website, restart and e still dey read im data.',
    why: 'Restart of di machine or of Redis, e fit be after one crash.',
    steps: ['Wait five minutes. Then press “Check now” for di page of dis server here.'],
  },
  'sqlserver-sign-in-failed': {
    cause: 'Di database (SQL Server) dey refuse di website',
    happened: 'Di website dey log in to im database (di store of all pages and orders). Di database dey refuse am.',
    why: 'Di password or di name for di settings no correct, often after change or move.',
    steps: ['Correct “ConnectionStrings” for di settings of di website, and start am again.'],
  },
  'sqlserver-not-reached': {
    cause: 'Di database (SQL Server) no dey answer',
    happened: 'Di website dey call im database (di store of all pages and orders), and nobody dey pick up.',
    why: 'Di database program stop, or im address or firewall (di gateman) change.',
  },
  'oracle-database-not-reached': {
    cause: 'Di database (Oracle) no dey answer',
    happened: 'Di website dey call im database (di store of all pages and orders), and nobody dey pick up.',
    why: 'Di database, or di part of am wey dey take calls, dey off.',
  },
  'oracle-database-password-ended': {
    cause: 'Di database (Oracle) dey refuse di password',
    happened: 'Di website dey log in to im database (di store of all pages and orders). Di database dey refuse am.',
    why: 'Di password don end or no correct, or di account don lock after wrong tries.',
  },
  'search-engine-away': {
    cause: 'Di search of di website no dey answer',
    happened: 'Di website dey call im search program, and nobody dey pick up. Without am, di page no fit come.',
    why: 'Di search program stop: most times na because memory too small or disk don full.',
  },
  'message-queue-away': {
    cause: 'Di work queue of di website no dey answer',
    happened: 'Di website dey call di program wey dey keep work wey dey wait (orders, mails). Nobody dey pick up.',
    why: 'Dat program stop: most times na because memory too small or disk don full.',
  },
};
