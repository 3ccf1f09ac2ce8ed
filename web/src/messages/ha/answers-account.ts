import type { answersOnAccount as original } from '../en/answers-account';
import type { Words } from '../words';

export const answersOnAccount: Words<typeof original> = {
  'Please enter your e-mail address.': 'Don Allah ku rubuta adireshin imel ɗinku.',
  'This does not look like an e-mail address. Please check it.': 'Wannan bai yi kama da adireshin imel ba. Don Allah ku duba shi.',
  'Another account has this e-mail already. Please enter a different one.':
    'Wani asusu yana da wannan imel. Don Allah ku rubuta wani dabam.',
  'There is already an account with this e-mail. Log in, or choose "Forgot password?".':
    'Akwai asusu tuni da wannan imel. Ku shiga, ko ku zaɓi “Kun rasa kalmar sirri?”.',
  'Please choose a username.': 'Don Allah ku zaɓi sunan mai amfani.',
  'Somebody already has this username. Please choose another one.':
    'Wani yana da wannan sunan mai amfani tuni. Don Allah ku zaɓi wani dabam.',
  'A username has {} to {} characters.': 'Sunan mai amfani yana da harafi {} zuwa {}.',
  'Please enter your full name.': 'Don Allah ku rubuta cikakken sunanku.',
  'A name can have at most {} characters.': 'Suna ba zai wuce harafi {} ba.',
  'This contains characters that cannot be shown. Please type it again.':
    'Akwai alamomin da ba za a iya nunawa ba a ciki. Don Allah ku sake rubuta shi.',
  'Please choose your country from the list.': 'Don Allah ku zaɓi ƙasarku daga jerin.',
  'Invalid phone number': 'Wannan lambar waya ba daidai ba ce',
  'A password has at least {} characters.': 'Kalmar sirri tana da aƙalla harafi {}.',
  'A password has at most {} characters.': 'Kalmar sirri ba za ta wuce harafi {} ba.',
  'This password is on the lists that thieves try first. Please choose another one.':
    'Wannan kalmar sirri tana cikin jerin da ɓarayi suke fara gwadawa. Don Allah ku zaɓi wata.',
  'A password must not be your e-mail or your username.': 'Kada kalmar sirri ta zama imel ɗinku ko sunan mai amfani.',
  'Please enter a name for your api key': 'Don Allah ku sa wa API key ɗinku suna',
  'The name of a key can have at most {} characters.': 'Sunan API key ba zai wuce harafi {} ba.',
  'Invalid email or password': 'Imel ko kalmar sirri ba daidai ba ne',
  'Too many wrong passwords. Please wait {}, or choose "Forgot password?".':
    'An yi kalmomin sirri da yawa ba daidai ba. Don Allah ku jira {}, ko ku zaɓi “Kun rasa kalmar sirri?”.',
  'Very many people are signing in just now. Please try again in a few seconds.':
    'Mutane da yawa suna shiga a yanzu. Don Allah ku sake gwadawa bayan ƴan daƙiƙoƙi.',
  'Session expired, please login': 'Lokacin shigarku ya ƙare. Ku sake shiga.',
  'This is not your password. Nothing was deleted.': 'Wannan ba kalmar sirrinku ba ce. Ba a goge komai ba.',
  'This link was already used or is too old. Please ask for a new one.':
    'An riga an yi amfani da wannan mahaɗi ko ya tsufa. Don Allah ku nemi sabo.',
  'This link was already used or is too old.': 'An riga an yi amfani da wannan mahaɗi ko ya tsufa.',
  'A new password was set with this link already. Log in with it, or ask for a new link.':
    'An riga an saita sabuwar kalmar sirri da wannan mahaɗi. Ku shiga da ita, ko ku nemi sabon mahaɗi.',
  'This link is incomplete. Please open it again from the mail.': 'Wannan mahaɗi bai cika ba. Don Allah ku sake buɗe shi daga imel ɗin.',
  'Your e-mail is confirmed already.': 'An riga an tabbatar da imel ɗinku.',
  'Please enter your phone number in the settings first.': 'Don Allah ku fara rubuta lambar wayarku a saituna.',
  'Your phone number is confirmed already.': 'An riga an tabbatar da lambar wayarku.',
  'We have sent three messages within the hour. Please wait {} before you ask for another one.':
    'Mun aika saƙo uku cikin awa guda. Don Allah ku jira {} kafin ku nemi wani.',
  'Before you have a plan with WhatsApp (Growth, Business or Scale) we send {} codes a day. Please wait {}, or choose such a plan.':
    'Kafin ku sami tsari mai WhatsApp (Growth, Business ko Scale), sau {} muke aiko lambobi a rana. Don Allah ku jira {}, ko ku zaɓi irin wannan tsari.',
  'We have sent many codes here today. Please wait {} before you ask for another one.':
    'Mun aiko lambobi sau da yawa a nan yau. Don Allah ku jira {} kafin ku sake nema.',
  'We cannot send more WhatsApp codes today. Please try again in {}. Your alerts reach you by e-mail meanwhile.':
    'Ba za mu iya ƙara aiko lambobi ta WhatsApp a yau ba. Don Allah ku sake gwadawa bayan {}. Kafin nan faɗakarwa tana zuwa ta imel.',
  'This was changed many times within the hour, and each change sends a mail. Please wait {} before you change it again.':
    'An sauya wannan sau da yawa cikin awa guda, kuma kowane sauyi yana aika imel. Don Allah ku jira {} kafin ku sake sauya shi.',
  'This is not the code we sent. You have {}.': 'Ba waɗannan lambobin muka aiko ba. Kuna da {}.',
  '{} more tries': 'sauran gwaji {}',
  'one more try': 'sauran gwaji ɗaya',
  'This code is too old or was tried too often. Please ask for a new one.':
    'Waɗannan lambobin sun tsufa ko an gwada su sau da yawa. Don Allah ku nemi sababbi.',
  'Please enter the six digits we sent you.': 'Don Allah ku rubuta lambobi shida da muka aiko muku.',
  'You have 20 keys in use, which is the most there can be. Revoke one that you no longer need.':
    'Kuna da API key 20 masu aiki, shi ne mafi yawa. Ku janye ɗaya da ba kwa buƙata.',
  'This key is revoked and cannot come back. Please generate a new one.':
    'An janye wannan API key, kuma ba zai dawo ba. Don Allah ku ƙirƙiri sabo.',
  'This was already done, and a key is shown only once. If it did not reach you, choose "Rotate" in the list to get a new one.':
    'An riga an yi wannan, kuma sau ɗaya kaɗai ake nuna API key. Idan bai isa gare ku ba, ku zaɓi “Musanya” a jerin don ku sami sabo.',
  'Please choose at least one thing that this key may do.': 'Don Allah ku zaɓi aƙalla abu ɗaya da wannan API key zai iya yi.',
  'Please enter a valid e-mail address.': 'Don Allah ku rubuta adireshin imel daidai.',
  'Please enter your password.': 'Don Allah ku rubuta kalmar sirrinku.',
  'Please choose a password of at least {} characters.': 'Don Allah ku zaɓi kalmar sirri mai aƙalla harafi {}.',
  'Please choose a password of at most {} characters.': 'Don Allah ku zaɓi kalmar sirri da ba ta wuce harafi {} ba.',
  'Please choose a username of {} to {} characters.': 'Don Allah ku zaɓi sunan mai amfani mai harafi {} zuwa {}.',
  'Please choose your country.': 'Don Allah ku zaɓi ƙasarku.',
  'Please enter your name.': 'Don Allah ku rubuta sunanku.',
  'Please enter your name in one line.': 'Don Allah ku rubuta sunanku a layi ɗaya.',
  'Please enter one valid e-mail address.': 'Don Allah ku rubuta adireshin imel ɗaya daidai.',
  'Please enter a subject of one line, at most {} characters.': 'Don Allah ku rubuta kan saƙo a layi ɗaya, kada ya wuce harafi {}.',
  'Please write your message.': 'Don Allah ku rubuta saƙonku.',
  'Please write your message, at most 10,000 characters.': 'Don Allah ku rubuta saƙonku, kada ya wuce harafi 10,000.',
  'This form takes no more messages just now. Please wait a little, or write to {}.':
    'Wannan fom ba ya ƙara karɓar saƙo a yanzu. Don Allah ku ɗan jira, ko ku rubuta zuwa {}.',
  'This form takes no more messages just now. Please try again in {}, or write to {}.':
    'Wannan fom ba ya ƙara karɓar saƙo a yanzu. Don Allah ku sake gwadawa bayan {}, ko ku rubuta zuwa {}.',
  'Thank you. We answer within about 24 hours.': 'Mun gode. Muna amsawa cikin kusan awa 24.',
  'Welcome back.': 'Barka da dawowa.',
  'Welcome to NoWahala. Please follow the link in the mail we just sent you.':
    'Barka da zuwa NoWahala. Don Allah ku buɗe mahaɗin da ke imel ɗin da muka aiko muku yanzu.',
  'You are signed out.': 'Kun fita.',
  'If there is an account with that e-mail, a link is on its way.': 'Idan akwai asusu da wannan imel, mahaɗi yana kan hanya.',
  'Your new password is set. Please log in with it.': 'An ajiye sabuwar kalmar sirrinku. Don Allah ku shiga da ita.',
  'Your e-mail address is confirmed.': 'An tabbatar da adireshin imel ɗinku.',
  'Your new address is confirmed. Now please allow the change with the link in the mail to your present address.':
    'An tabbatar da sabon adireshinku. Yanzu don Allah ku yarda da sauyin ta mahaɗin da ke imel zuwa adireshinku na yanzu.',
  'You allowed the change. Now please follow the link in the mail to your new address.':
    'Kun yarda da sauyin. Yanzu don Allah ku buɗe mahaɗin da ke imel zuwa sabon adireshinku.',
  'Your account has its e-mail from before, and every device is signed out.':
    'Asusunku ya koma imel ɗinsa na da, kuma an fitar da duk na’urori.',
  'Your account has its phone number from before, and every device is signed out.':
    'Asusunku ya koma lambar wayarsa ta da, kuma an fitar da duk na’urori.',
  'Your settings are saved.': 'An ajiye saitunanku.',
  'A code is on its way to your WhatsApp.': 'Lambobi suna kan hanya zuwa WhatsApp ɗinku.',
  'Your phone is confirmed.': 'An tabbatar da wayarku.',
  'That device is signed out.': 'An fitar da wannan na’urar.',
  'All your other devices are signed out.': 'An fitar da duk sauran na’urorinku.',
  'A new link is on its way to your e-mail.': 'Sabon mahaɗi yana kan hanya zuwa imel ɗinku.',
  'Your account is closed and nothing is watched any more. Everything is gone by {}.':
    'An rufe asusunku, kuma ba a sa ido a kan komai. Za a goge komai kafin {} ya wuce.',
  'Your workspace is ready.': 'Filin aikinku ya shirya.',
  'Your workspace is saved.': 'An ajiye filin aikinku.',
  'Please give your workspace a name.': 'Don Allah ku sa wa filin aikinku suna.',
  'You already have a workspace. Each account has one for now.': 'Kuna da filin aiki tuni. A yanzu kowane asusu yana da ɗaya.',
  'Your key is ready. Copy it now: it is shown only once.': 'API key ɗinku ya shirya. Ku kwafa shi yanzu: sau ɗaya kawai ake nuna shi.',
  'The key is revoked. Nothing can use it any more.': 'An janye API key ɗin. Ba abin da zai iya amfani da shi.',
  'The new key is ready. The old one works 24 more hours.': 'Sabon API key ya shirya. Tsohon zai yi aiki har awa 24.',
  'A test alert is on its way through every channel you use.': 'Gwajin faɗakarwa yana kan hanya ta kowace hanya da kuke amfani da ita.',
  'That is enough practice for now. Please try again later.': 'Gwajin ya isa a yanzu. Don Allah ku sake gwadawa anjima.',
  'Marked as read.': 'An nuna an karanta.',
  'All marked as read.': 'An nuna an karanta duka.',
  'Something went wrong on our side. Please try again in a minute.':
    'An sami matsala a ɓangarenmu. Don Allah ku sake gwadawa bayan minti ɗaya.',
  'We could not do that just now. Please try again in a moment.':
    'Ba mu iya yin hakan a yanzu ba. Don Allah ku sake gwadawa nan da ɗan lokaci.',
  'That was too often. Please try again in {}.': 'An yi sau da yawa. Don Allah ku sake gwadawa bayan {}.',
  'This text contains characters that cannot be stored.': 'Akwai alamomin da ba za a iya ajiyewa ba a wannan rubutu.',
  'Please use at most {} characters.': 'Don Allah kada ya wuce harafi {}.',
  'The release notes cannot be reached just now. Please try again in a moment.':
    'Ba a iya kaiwa ga sababbin abubuwa a yanzu ba. Don Allah ku sake gwadawa nan da ɗan lokaci.',
};
