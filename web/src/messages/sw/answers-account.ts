import type { answersOnAccount as original } from '../en/answers-account';
import type { Words } from '../words';

export const answersOnAccount: Words<typeof original> = {
  'Please enter your e-mail address.': 'Tafadhali weka anwani yako ya barua pepe.',
  'This does not look like an e-mail address. Please check it.': 'Hii haionekani kuwa anwani ya barua pepe. Tafadhali ikague.',
  'Another account has this e-mail already. Please enter a different one.':
    'Akaunti nyingine tayari ina barua pepe hii. Tafadhali weka nyingine.',
  'There is already an account with this e-mail. Log in, or choose "Forgot password?".':
    'Tayari kuna akaunti yenye barua pepe hii. Ingia, au chagua “Umesahau nenosiri?”.',
  'Please choose a username.': 'Tafadhali chagua jina la mtumiaji.',
  'Somebody already has this username. Please choose another one.':
    'Mtu mwingine tayari ana jina hili la mtumiaji. Tafadhali chagua jingine.',
  'A username has {} to {} characters.': 'Jina la mtumiaji lina herufi {} hadi {}.',
  'Please enter your full name.': 'Tafadhali weka jina lako kamili.',
  'A name can have at most {} characters.': 'Jina linaweza kuwa na herufi zisizozidi {}.',
  'This contains characters that cannot be shown. Please type it again.':
    'Hapa kuna herufi ambazo haziwezi kuonyeshwa. Tafadhali andika tena.',
  'Please choose your country from the list.': 'Tafadhali chagua nchi yako kwenye orodha.',
  'Invalid phone number': 'Namba ya simu si sahihi',
  'A password has at least {} characters.': 'Nenosiri lina angalau herufi {}.',
  'A password has at most {} characters.': 'Nenosiri lina herufi zisizozidi {}.',
  'This password is on the lists that thieves try first. Please choose another one.':
    'Nenosiri hili liko kwenye orodha ambazo wezi hujaribu kwanza. Tafadhali chagua jingine.',
  'A password must not be your e-mail or your username.': 'Nenosiri lisiwe barua pepe yako wala jina lako la mtumiaji.',
  'Please enter a name for your api key': 'Tafadhali upe ufunguo wako wa API jina',
  'The name of a key can have at most {} characters.': 'Jina la ufunguo linaweza kuwa na herufi zisizozidi {}.',
  'Invalid email or password': 'Barua pepe au nenosiri si sahihi',
  'Too many wrong passwords. Please wait {}, or choose "Forgot password?".':
    'Nenosiri limejaribiwa mara nyingi mno. Tafadhali subiri kwa {}, au chagua “Umesahau nenosiri?”.',
  'Very many people are signing in just now. Please try again in a few seconds.':
    'Watu wengi sana wanaingia sasa hivi. Tafadhali jaribu tena baada ya sekunde chache.',
  'Session expired, please login': 'Kipindi chako kimeisha. Tafadhali ingia tena.',
  'This is not your password. Nothing was deleted.': 'Hilo si nenosiri lako. Hakuna kilichofutwa.',
  'This link was already used or is too old. Please ask for a new one.':
    'Kiungo hiki kilishatumika au ni cha zamani mno. Tafadhali omba kipya.',
  'This link was already used or is too old.': 'Kiungo hiki kilishatumika au ni cha zamani mno.',
  'A new password was set with this link already. Log in with it, or ask for a new link.':
    'Nenosiri jipya lilishawekwa kwa kiungo hiki. Ingia kwa nenosiri hilo, au omba kiungo kipya.',
  'This link is incomplete. Please open it again from the mail.':
    'Kiungo hiki hakijakamilika. Tafadhali kifungue tena kutoka kwenye barua pepe.',
  'Your e-mail is confirmed already.': 'Barua pepe yako tayari imethibitishwa.',
  'Please enter your phone number in the settings first.': 'Tafadhali weka kwanza namba yako ya simu kwenye mipangilio.',
  'Your phone number is confirmed already.': 'Namba yako ya simu tayari imethibitishwa.',
  'We have sent three messages within the hour. Please wait {} before you ask for another one.':
    'Tumetuma ujumbe mara tatu ndani ya saa moja. Tafadhali subiri kwa {} kabla ya kuomba mwingine.',
  'Before you have a plan with WhatsApp (Growth, Business or Scale) we send {} codes a day. Please wait {}, or choose such a plan.':
    'Bila kifurushi chenye WhatsApp (Growth, Business au Scale) tunatuma misimbo {} kwa siku. Tafadhali subiri kwa {}, au chagua kifurushi kama hicho.',
  'We have sent many codes here today. Please wait {} before you ask for another one.':
    'Tumetuma misimbo mingi hapa leo. Tafadhali subiri kwa {} kabla ya kuomba mwingine.',
  'We cannot send more WhatsApp codes today. Please try again in {}. Your alerts reach you by e-mail meanwhile.':
    'Hatuwezi kutuma misimbo zaidi ya WhatsApp leo. Tafadhali jaribu tena baada ya {}. Kwa sasa tahadhari zinakufikia kwa barua pepe.',
  'This was changed many times within the hour, and each change sends a mail. Please wait {} before you change it again.':
    'Hili limebadilishwa mara nyingi ndani ya saa moja, na kila badiliko hutuma barua pepe. Tafadhali subiri kwa {} kabla ya kubadilisha tena.',
  'This is not the code we sent. You have {}.': 'Huu si msimbo tuliotuma. Umebakiwa na {}.',
  '{} more tries': 'majaribio {}',
  'one more try': 'jaribio moja',
  'This code is too old or was tried too often. Please ask for a new one.':
    'Msimbo huu ni wa zamani mno au umejaribiwa mara nyingi mno. Tafadhali omba mpya.',
  'Please enter the six digits we sent you.': 'Tafadhali weka tarakimu sita tulizokutumia.',
  'You have 20 keys in use, which is the most there can be. Revoke one that you no longer need.':
    'Una funguo 20 zinazotumika, na haziwezi kuzidi hapo. Batilisha usiouhitaji tena.',
  'This key is revoked and cannot come back. Please generate a new one.':
    'Ufunguo huu umebatilishwa na hauwezi kurudishwa. Tafadhali tengeneza mpya.',
  'This was already done, and a key is shown only once. If it did not reach you, choose "Rotate" in the list to get a new one.':
    'Hili lilishafanyika, na ufunguo huonyeshwa mara moja tu. Kama haukukufikia, chagua “Pata mpya” kwenye orodha ili upate mwingine.',
  'Please choose at least one thing that this key may do.': 'Tafadhali chagua angalau ruhusa moja ya ufunguo huu.',
  'Please enter a valid e-mail address.': 'Tafadhali weka anwani sahihi ya barua pepe.',
  'Please enter your password.': 'Tafadhali weka nenosiri lako.',
  'Please choose a password of at least {} characters.': 'Tafadhali chagua nenosiri lenye angalau herufi {}.',
  'Please choose a password of at most {} characters.': 'Tafadhali chagua nenosiri lenye herufi zisizozidi {}.',
  'Please choose a username of {} to {} characters.': 'Tafadhali chagua jina la mtumiaji lenye herufi {} hadi {}.',
  'Please choose your country.': 'Tafadhali chagua nchi yako.',
  'Please enter your name.': 'Tafadhali weka jina lako.',
  'Please enter your name in one line.': 'Tafadhali weka jina lako kwenye mstari mmoja.',
  'Please enter one valid e-mail address.': 'Tafadhali weka anwani moja sahihi ya barua pepe.',
  'Please enter a subject of one line, at most {} characters.': 'Tafadhali weka kichwa cha mstari mmoja, herufi zisizozidi {}.',
  'Please write your message.': 'Tafadhali andika ujumbe wako.',
  'Please write your message, at most 10,000 characters.': 'Tafadhali andika ujumbe wako, herufi zisizozidi 10,000.',
  'This form takes no more messages just now. Please wait a little, or write to {}.':
    'Fomu hii haipokei ujumbe zaidi sasa hivi. Tafadhali subiri kidogo, au andikia {}.',
  'This form takes no more messages just now. Please try again in {}, or write to {}.':
    'Fomu hii haipokei ujumbe zaidi sasa hivi. Tafadhali jaribu tena baada ya {}, au andikia {}.',
  'Thank you. We answer within about 24 hours.': 'Asante. Tunajibu ndani ya saa 24 hivi.',
  'Welcome back.': 'Karibu tena.',
  'Welcome to NoWahala. Please follow the link in the mail we just sent you.':
    'Karibu NoWahala. Tafadhali fuata kiungo kilicho kwenye barua pepe tuliyokutumia sasa hivi.',
  'You are signed out.': 'Umetoka kwenye akaunti.',
  'If there is an account with that e-mail, a link is on its way.': 'Ikiwa kuna akaunti yenye barua pepe hiyo, kiungo kiko njiani.',
  'Your new password is set. Please log in with it.': 'Nenosiri lako jipya limewekwa. Sasa ingia nalo.',
  'Your e-mail address is confirmed.': 'Anwani yako ya barua pepe imethibitishwa.',
  'Your new address is confirmed. Now please allow the change with the link in the mail to your present address.':
    'Anwani yako mpya imethibitishwa. Sasa ruhusu badiliko kwa kiungo kilicho kwenye barua pepe iliyotumwa kwa anwani yako ya sasa.',
  'You allowed the change. Now please follow the link in the mail to your new address.':
    'Umeruhusu badiliko. Sasa fuata kiungo kilicho kwenye barua pepe iliyotumwa kwa anwani yako mpya.',
  'Your account has its e-mail from before, and every device is signed out.':
    'Akaunti yako imerudishiwa barua pepe ya awali, na vifaa vyote vimetolewa kwenye akaunti.',
  'Your account has its phone number from before, and every device is signed out.':
    'Akaunti yako imerudishiwa namba ya simu ya awali, na vifaa vyote vimetolewa kwenye akaunti.',
  'Your settings are saved.': 'Mipangilio yako imehifadhiwa.',
  'A code is on its way to your WhatsApp.': 'Msimbo uko njiani kwenda kwenye WhatsApp yako.',
  'Your phone is confirmed.': 'Simu yako imethibitishwa.',
  'That device is signed out.': 'Kifaa hicho kimetolewa kwenye akaunti.',
  'All your other devices are signed out.': 'Vifaa vyako vingine vyote vimetolewa kwenye akaunti.',
  'A new link is on its way to your e-mail.': 'Kiungo kipya kiko njiani kwenda kwenye barua pepe yako.',
  'Your account is closed and nothing is watched any more. Everything is gone by {}.':
    'Akaunti yako imefungwa na hakuna kinachofuatiliwa tena. Kila kitu kitakuwa kimefutwa kufikia {}.',
  'Your workspace is ready.': 'Eneo lako la kazi liko tayari.',
  'Your workspace is saved.': 'Eneo lako la kazi limehifadhiwa.',
  'Please give your workspace a name.': 'Tafadhali lipe eneo lako la kazi jina.',
  'You already have a workspace. Each account has one for now.': 'Tayari una eneo la kazi. Kwa sasa kila akaunti ina moja.',
  'Your key is ready. Copy it now: it is shown only once.': 'Ufunguo wako uko tayari. Unakili sasa: huonyeshwa mara moja tu.',
  'The key is revoked. Nothing can use it any more.': 'Ufunguo umebatilishwa. Hakuna kinachoweza kuutumia tena.',
  'The new key is ready. The old one works 24 more hours.': 'Ufunguo mpya uko tayari. Wa zamani unafanya kazi kwa saa 24 zaidi.',
  'A test alert is on its way through every channel you use.': 'Jaribio la tahadhari liko njiani kwa kila njia unayotumia.',
  'That is enough practice for now. Please try again later.': 'Majaribio yanatosha kwa sasa. Tafadhali jaribu tena baadaye.',
  'Marked as read.': 'Imewekwa kuwa imesomwa.',
  'All marked as read.': 'Zote zimewekwa kuwa zimesomwa.',
  'Something went wrong on our side. Please try again in a minute.': 'Kuna tatizo upande wetu. Tafadhali jaribu tena baada ya dakika moja.',
  'We could not do that just now. Please try again in a moment.':
    'Hatukuweza kufanya hivyo sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
  'That was too often. Please try again in {}.': 'Imefanyika mara nyingi mno. Tafadhali jaribu tena baada ya {}.',
  'This text contains characters that cannot be stored.': 'Maandishi haya yana herufi ambazo haziwezi kuhifadhiwa.',
  'Please use at most {} characters.': 'Tafadhali tumia herufi zisizozidi {}.',
  'The release notes cannot be reached just now. Please try again in a moment.':
    'Habari za mambo mapya haziwezi kufikiwa sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
};
