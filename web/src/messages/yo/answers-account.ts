import type { answersOnAccount as original } from '../en/answers-account';
import type { Words } from '../words';

export const answersOnAccount: Words<typeof original> = {
  'Please enter your e-mail address.': 'Ẹ jọ̀wọ́, ẹ kọ àdírẹ́sì e-mail yín.',
  'This does not look like an e-mail address. Please check it.': 'Èyí kò jọ àdírẹ́sì e-mail. Ẹ jọ̀wọ́, ẹ wò ó.',
  'Another account has this e-mail already. Please enter a different one.': 'Àkáǹtì mìíràn ti ní e-mail yìí. Ẹ jọ̀wọ́, ẹ kọ òmíràn.',
  'There is already an account with this e-mail. Log in, or choose "Forgot password?".':
    'Àkáǹtì kan ti wà pẹ̀lú e-mail yìí. Ẹ wọlé, tàbí kí ẹ yan “Ṣé ẹ kò rántí ọ̀rọ̀ aṣínà?”.',
  'Please choose a username.': 'Ẹ jọ̀wọ́, ẹ yan orúkọ oníṣe.',
  'Somebody already has this username. Please choose another one.': 'Ẹnì kan ti ní orúkọ oníṣe yìí. Ẹ jọ̀wọ́, ẹ yan òmíràn.',
  'A username has {} to {} characters.': 'Lẹ́tà orúkọ oníṣe wà láàárín {} àti {}.',
  'Please enter your full name.': 'Ẹ jọ̀wọ́, ẹ kọ orúkọ yín ní kíkún.',
  'A name can have at most {} characters.': 'Lẹ́tà orúkọ kan kò gbọdọ̀ ju {} lọ.',
  'This contains characters that cannot be shown. Please type it again.': 'Àmì kan wà níbẹ̀ tí a kò lè fi hàn. Ẹ jọ̀wọ́, ẹ tún un kọ.',
  'Please choose your country from the list.': 'Ẹ jọ̀wọ́, ẹ yan orílẹ̀-èdè yín nínú àkójọ náà.',
  'Invalid phone number': 'Nọ́ńbà fóònù yìí kò tọ̀nà',
  'A password has at least {} characters.': 'Lẹ́tà ọ̀rọ̀ aṣínà gbọ́dọ̀ tó {}.',
  'A password has at most {} characters.': 'Lẹ́tà ọ̀rọ̀ aṣínà kò gbọdọ̀ ju {} lọ.',
  'This password is on the lists that thieves try first. Please choose another one.':
    'Ọ̀rọ̀ aṣínà yìí wà nínú èyí tí àwọn olè kọ́kọ́ ń gbìyànjú. Ẹ jọ̀wọ́, ẹ yan òmíràn.',
  'A password must not be your e-mail or your username.': 'E-mail yín tàbí orúkọ oníṣe yín kò gbọdọ̀ jẹ́ ọ̀rọ̀ aṣínà.',
  'Please enter a name for your api key': 'Ẹ jọ̀wọ́, ẹ fún API key yín ní orúkọ',
  'The name of a key can have at most {} characters.': 'Lẹ́tà orúkọ API key kò gbọdọ̀ ju {} lọ.',
  'Invalid email or password': 'E-mail tàbí ọ̀rọ̀ aṣínà náà kò tọ̀nà',
  'Too many wrong passwords. Please wait {}, or choose "Forgot password?".':
    'Ọ̀rọ̀ aṣínà tí kò tọ̀nà ti pọ̀ jù. Ẹ jọ̀wọ́, ẹ dúró fún {}, tàbí kí ẹ yan “Ṣé ẹ kò rántí ọ̀rọ̀ aṣínà?”.',
  'Very many people are signing in just now. Please try again in a few seconds.':
    'Ènìyàn púpọ̀ ló ń wọlé ní ìsinsìnyí. Ẹ jọ̀wọ́, ẹ tún gbìyànjú ní ìṣẹ́jú àáyá díẹ̀ sí i.',
  'Session expired, please login': 'Àkókò ìwọlé yín ti parí. Ẹ jọ̀wọ́, ẹ tún wọlé.',
  'This is not your password. Nothing was deleted.': 'Ọ̀rọ̀ aṣínà yín kọ́ nìyí. Kò sí ohun tó parẹ́.',
  'This link was already used or is too old. Please ask for a new one.': 'A ti lo líǹkì yìí, tàbí ó ti pẹ́ jù. Ẹ jọ̀wọ́, ẹ béèrè fún tuntun.',
  'This link was already used or is too old.': 'A ti lo líǹkì yìí, tàbí ó ti pẹ́ jù.',
  'A new password was set with this link already. Log in with it, or ask for a new link.':
    'A ti fi líǹkì yìí ṣètò ọ̀rọ̀ aṣínà tuntun. Ẹ fi í wọlé, tàbí kí ẹ béèrè fún líǹkì tuntun.',
  'This link is incomplete. Please open it again from the mail.': 'Líǹkì yìí kò pé. Ẹ jọ̀wọ́, ẹ tún ṣí i láti inú e-mail náà.',
  'Your e-mail is confirmed already.': 'A ti fìdí e-mail yín múlẹ̀ tẹ́lẹ̀.',
  'Please enter your phone number in the settings first.': 'Ẹ jọ̀wọ́, ẹ kọ́kọ́ kọ nọ́ńbà fóònù yín sínú ààtò.',
  'Your phone number is confirmed already.': 'A ti fìdí nọ́ńbà fóònù yín múlẹ̀ tẹ́lẹ̀.',
  'We have sent three messages within the hour. Please wait {} before you ask for another one.':
    'A ti fi àtẹ̀jíṣẹ́ mẹ́ta ránṣẹ́ láàárín wákàtí kan. Ẹ jọ̀wọ́, ẹ dúró fún {} kí ẹ tó béèrè fún òmíràn.',
  'Before you have a plan with WhatsApp (Growth, Business or Scale) we send {} codes a day. Please wait {}, or choose such a plan.':
    'Kí ẹ tó ní ètò tó ní WhatsApp (Growth, Business tàbí Scale), kóòdù {} lóòjọ́ la máa ń fi ránṣẹ́. Ẹ jọ̀wọ́, ẹ dúró fún {}, tàbí kí ẹ yan irú ètò bẹ́ẹ̀.',
  'We have sent many codes here today. Please wait {} before you ask for another one.':
    'A ti fi kóòdù púpọ̀ ránṣẹ́ síbí lónìí. Ẹ jọ̀wọ́, ẹ dúró fún {} kí ẹ tó béèrè fún òmíràn.',
  'We cannot send more WhatsApp codes today. Please try again in {}. Your alerts reach you by e-mail meanwhile.':
    'A kò lè fi kóòdù WhatsApp ránṣẹ́ mọ́ lónìí. Ẹ jọ̀wọ́, ẹ tún gbìyànjú ní {} sí i. Ìkìlọ̀ yín ń dé ọ̀dọ̀ yín nípa e-mail títí di ìgbà náà.',
  'This was changed many times within the hour, and each change sends a mail. Please wait {} before you change it again.':
    'Èyí ti yí padà lọ́pọ̀ ìgbà láàárín wákàtí kan, àyípadà kọ̀ọ̀kan sì ń fi e-mail ránṣẹ́. Ẹ jọ̀wọ́, ẹ dúró fún {} kí ẹ tó tún un yí padà.',
  'This is not the code we sent. You have {}.': 'Kóòdù tí a fi ránṣẹ́ kọ́ nìyí. Ohun tó kù: {}.',
  '{} more tries': 'ìgbìyànjú {} sí i',
  'one more try': 'ìgbìyànjú kan sí i',
  'This code is too old or was tried too often. Please ask for a new one.':
    'Kóòdù yìí ti pẹ́ jù, tàbí a ti gbìyànjú rẹ̀ jù. Ẹ jọ̀wọ́, ẹ béèrè fún tuntun.',
  'Please enter the six digits we sent you.': 'Ẹ jọ̀wọ́, ẹ kọ nọ́ńbà mẹ́fà tí a fi ránṣẹ́ sí yín.',
  'You have 20 keys in use, which is the most there can be. Revoke one that you no longer need.':
    'Ẹ ní API key 20 tó ń ṣiṣẹ́, kò sì lè ju bẹ́ẹ̀ lọ. Ẹ mú èyí tí ẹ kò nílò mọ́ kúrò.',
  'This key is revoked and cannot come back. Please generate a new one.': 'A ti mú API key yìí kúrò, kò sì lè padà. Ẹ jọ̀wọ́, ẹ ṣe tuntun.',
  'This was already done, and a key is shown only once. If it did not reach you, choose "Rotate" in the list to get a new one.':
    'A ti ṣe èyí tẹ́lẹ̀, ẹ̀ẹ̀kan ṣoṣo la sì máa ń fi API key hàn. Bí kò bá dé ọ̀dọ̀ yín, ẹ yan “Pààrọ̀” nínú àkójọ náà kí ẹ lè gba tuntun.',
  'Please choose at least one thing that this key may do.': 'Ẹ jọ̀wọ́, ẹ yan ohun kan tí API key yìí lè ṣe, ó kéré tán.',
  'Please enter a valid e-mail address.': 'Ẹ jọ̀wọ́, ẹ kọ àdírẹ́sì e-mail tó tọ̀nà.',
  'Please enter your password.': 'Ẹ jọ̀wọ́, ẹ kọ ọ̀rọ̀ aṣínà yín.',
  'Please choose a password of at least {} characters.': 'Ẹ jọ̀wọ́, ẹ yan ọ̀rọ̀ aṣínà tí lẹ́tà rẹ̀ tó {}, ó kéré tán.',
  'Please choose a password of at most {} characters.': 'Ẹ jọ̀wọ́, ẹ yan ọ̀rọ̀ aṣínà tí lẹ́tà rẹ̀ kò ju {} lọ.',
  'Please choose a username of {} to {} characters.': 'Ẹ jọ̀wọ́, ẹ yan orúkọ oníṣe tí lẹ́tà rẹ̀ wà láàárín {} àti {}.',
  'Please choose your country.': 'Ẹ jọ̀wọ́, ẹ yan orílẹ̀-èdè yín.',
  'Please enter your name.': 'Ẹ jọ̀wọ́, ẹ kọ orúkọ yín.',
  'Please enter your name in one line.': 'Ẹ jọ̀wọ́, ẹ kọ orúkọ yín sí ìlà kan.',
  'Please enter one valid e-mail address.': 'Ẹ jọ̀wọ́, ẹ kọ àdírẹ́sì e-mail kan tó tọ̀nà.',
  'Please enter a subject of one line, at most {} characters.': 'Ẹ jọ̀wọ́, ẹ kọ àkòrí sí ìlà kan, lẹ́tà rẹ̀ kò gbọdọ̀ ju {} lọ.',
  'Please write your message.': 'Ẹ jọ̀wọ́, ẹ kọ àtẹ̀jíṣẹ́ yín.',
  'Please write your message, at most 10,000 characters.': 'Ẹ jọ̀wọ́, ẹ kọ àtẹ̀jíṣẹ́ yín, lẹ́tà rẹ̀ kò gbọdọ̀ ju 10,000 lọ.',
  'This form takes no more messages just now. Please wait a little, or write to {}.':
    'Ibí kò lè gba àtẹ̀jíṣẹ́ mọ́ ní ìsinsìnyí. Ẹ jọ̀wọ́, ẹ dúró díẹ̀, tàbí kí ẹ kọ̀wé sí {}.',
  'This form takes no more messages just now. Please try again in {}, or write to {}.':
    'Ibí kò lè gba àtẹ̀jíṣẹ́ mọ́ ní ìsinsìnyí. Ẹ jọ̀wọ́, ẹ tún gbìyànjú ní {} sí i, tàbí kí ẹ kọ̀wé sí {}.',
  'Thank you. We answer within about 24 hours.': 'Ẹ ṣé. A máa fèsì láàárín nǹkan bíi wákàtí 24.',
  'Welcome back.': 'Ẹ káàbọ̀ padà.',
  'Welcome to NoWahala. Please follow the link in the mail we just sent you.':
    'Ẹ káàbọ̀ sí NoWahala. Ẹ jọ̀wọ́, ẹ ṣí líǹkì inú e-mail tí a ṣẹ̀ṣẹ̀ fi ránṣẹ́ sí yín.',
  'You are signed out.': 'Ẹ ti jáde.',
  'If there is an account with that e-mail, a link is on its way.': 'Tí àkáǹtì kan bá wà pẹ̀lú e-mail yẹn, líǹkì kan ti ń bọ̀.',
  'Your new password is set. Please log in with it.': 'Ọ̀rọ̀ aṣínà tuntun yín ti wà ní ìpamọ́. Ẹ jọ̀wọ́, ẹ fi wọlé.',
  'Your e-mail address is confirmed.': 'A ti fìdí àdírẹ́sì e-mail yín múlẹ̀.',
  'Your new address is confirmed. Now please allow the change with the link in the mail to your present address.':
    'A ti fìdí àdírẹ́sì tuntun yín múlẹ̀. Ẹ jọ̀wọ́, ẹ gba àyípadà náà láyè báyìí pẹ̀lú líǹkì inú e-mail tó lọ sí àdírẹ́sì tí ẹ ń lò.',
  'You allowed the change. Now please follow the link in the mail to your new address.':
    'Ẹ ti gba àyípadà náà láyè. Ẹ jọ̀wọ́, ẹ ṣí líǹkì inú e-mail tó lọ sí àdírẹ́sì tuntun yín báyìí.',
  'Your account has its e-mail from before, and every device is signed out.':
    'Àkáǹtì yín ti gba e-mail rẹ̀ ti tẹ́lẹ̀ padà, gbogbo ẹ̀rọ sì ti jáde.',
  'Your account has its phone number from before, and every device is signed out.':
    'Àkáǹtì yín ti gba nọ́ńbà fóònù rẹ̀ ti tẹ́lẹ̀ padà, gbogbo ẹ̀rọ sì ti jáde.',
  'Your settings are saved.': 'Ààtò yín ti wà ní ìpamọ́.',
  'A code is on its way to your WhatsApp.': 'Kóòdù kan ti ń bọ̀ lórí WhatsApp yín.',
  'Your phone is confirmed.': 'A ti fìdí fóònù yín múlẹ̀.',
  'That device is signed out.': 'Ẹ̀rọ yẹn ti jáde.',
  'All your other devices are signed out.': 'Gbogbo ẹ̀rọ yín yòókù ti jáde.',
  'A new link is on its way to your e-mail.': 'Líǹkì tuntun ti ń lọ sí e-mail yín.',
  'Your account is closed and nothing is watched any more. Everything is gone by {}.':
    'Àkáǹtì yín ti wà ní títì, a kò sì ṣọ́ nǹkan kan mọ́. Gbogbo rẹ̀ máa parẹ́ kó tó kọjá {}.',
  'Your workspace is ready.': 'Ààyè iṣẹ́ yín ti ṣe tán.',
  'Your workspace is saved.': 'Ààyè iṣẹ́ yín ti wà ní ìpamọ́.',
  'Please give your workspace a name.': 'Ẹ jọ̀wọ́, ẹ fún ààyè iṣẹ́ yín ní orúkọ.',
  'You already have a workspace. Each account has one for now.': 'Ẹ ti ní ààyè iṣẹ́ kan. Àkáǹtì kọ̀ọ̀kan ní ọ̀kan fún báyìí.',
  'Your key is ready. Copy it now: it is shown only once.': 'API key yín ti ṣe tán. Ẹ ṣe ẹ̀dà rẹ̀ báyìí: ẹ̀ẹ̀kan péré la máa fi hàn.',
  'The key is revoked. Nothing can use it any more.': 'A ti mú API key náà kúrò. Ohunkóhun kò lè lò ó mọ́.',
  'The new key is ready. The old one works 24 more hours.': 'API key tuntun ti ṣe tán. Ti tẹ́lẹ̀ máa ṣiṣẹ́ fún wákàtí 24 sí i.',
  'A test alert is on its way through every channel you use.': 'Ìdánwò ìkìlọ̀ kan ti ń lọ ní gbogbo ọ̀nà tí ẹ ń lò.',
  'That is enough practice for now. Please try again later.': 'Ìdánwò ti tó fún báyìí. Ẹ jọ̀wọ́, ẹ tún gbìyànjú tó bá yá.',
  'Marked as read.': 'A ti sàmì sí i pé ẹ ti kà á.',
  'All marked as read.': 'A ti sàmì sí gbogbo rẹ̀ pé ẹ ti kà á.',
  'Something went wrong on our side. Please try again in a minute.': 'Ìṣòro kan wà lọ́dọ̀ wa. Ẹ jọ̀wọ́, ẹ tún gbìyànjú ní ìṣẹ́jú kan sí i.',
  'We could not do that just now. Please try again in a moment.': 'Kò ṣeé ṣe ní ìsinsìnyí. Ẹ jọ̀wọ́, ẹ tún gbìyànjú láìpẹ́.',
  'That was too often. Please try again in {}.': 'Ẹ ti ṣe é lọ́pọ̀ ìgbà jù. Ẹ jọ̀wọ́, ẹ tún gbìyànjú ní {} sí i.',
  'This text contains characters that cannot be stored.': 'Àmì kan wà nínú ọ̀rọ̀ yìí tí a kò lè fi pamọ́.',
  'Please use at most {} characters.': 'Ẹ jọ̀wọ́, ẹ má ṣe lo ju lẹ́tà {} lọ.',
  'The release notes cannot be reached just now. Please try again in a moment.':
    'Kò ṣeé ṣe láti dé ibi ohun tuntun ní ìsinsìnyí. Ẹ jọ̀wọ́, ẹ tún gbìyànjú láìpẹ́.',
};
