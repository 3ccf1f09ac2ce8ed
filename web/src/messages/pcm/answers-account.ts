import type { answersOnAccount as original } from '../en/answers-account';
import type { Words } from '../words';

export const answersOnAccount: Words<typeof original> = {
  'Please enter your e-mail address.': 'Abeg enter your e-mail address.',
  'This does not look like an e-mail address. Please check it.': 'Dis one no resemble e-mail address. Abeg check am.',
  'Another account has this e-mail already. Please enter a different one.':
    'Another account don get dis e-mail already. Abeg enter different one.',
  'There is already an account with this e-mail. Log in, or choose "Forgot password?".':
    'Dis e-mail don get account already. Log in, or choose “Forgot password?”.',
  'Please choose a username.': 'Abeg choose one username.',
  'Somebody already has this username. Please choose another one.': 'Somebody don get dis username already. Abeg choose another one.',
  'A username has {} to {} characters.': 'Username get {} to {} characters.',
  'Please enter your full name.': 'Abeg enter your full name.',
  'A name can have at most {} characters.': 'Name fit get at most {} characters.',
  'This contains characters that cannot be shown. Please type it again.': 'Some characters inside no fit show. Abeg type am again.',
  'Please choose your country from the list.': 'Abeg choose your country from di list.',
  'Invalid phone number': 'Phone number no correct',
  'A password has at least {} characters.': 'Password get at least {} characters.',
  'A password has at most {} characters.': 'Password get at most {} characters.',
  'This password is on the lists that thieves try first. Please choose another one.':
    'Dis password dey for di lists wey thieves dey try first. Abeg choose another one.',
  'A password must not be your e-mail or your username.': 'Password no fit be your e-mail or your username.',
  'Please enter a name for your api key': 'Abeg enter name for your API key',
  'The name of a key can have at most {} characters.': 'Di name of key fit get at most {} characters.',
  'Invalid email or password': 'E-mail or password no correct',
  'Too many wrong passwords. Please wait {}, or choose "Forgot password?".':
    'Too many wrong passwords. Abeg wait {}, or choose “Forgot password?”.',
  'Very many people are signing in just now. Please try again in a few seconds.':
    'Many people dey log in just now. Abeg try again after few seconds.',
  'Session expired, please login': 'Your session don end, abeg log in again',
  'This is not your password. Nothing was deleted.': 'Dis one no be your password. We no delete anything.',
  'This link was already used or is too old. Please ask for a new one.': 'Somebody don use dis link or e don old. Abeg ask for new one.',
  'This link was already used or is too old.': 'Somebody don use dis link or e don old.',
  'A new password was set with this link already. Log in with it, or ask for a new link.':
    'Dis link don already set new password. Abeg log in with am, or ask for new link.',
  'This link is incomplete. Please open it again from the mail.': 'Dis link no complete. Abeg open am again from di mail.',
  'Your e-mail is confirmed already.': 'Your e-mail don confirm already.',
  'Please enter your phone number in the settings first.': 'Abeg enter your phone number for Settings first.',
  'Your phone number is confirmed already.': 'Your phone number don confirm already.',
  'We have sent three messages within the hour. Please wait {} before you ask for another one.':
    'We don send three messages within one hour. Abeg wait {} before you ask for another one.',
  'Before you have a plan with WhatsApp (Growth, Business or Scale) we send {} codes a day. Please wait {}, or choose such a plan.':
    'Before you get plan with WhatsApp (Growth, Business or Scale), we dey send {} codes a day. Abeg wait {}, or choose dat kind plan.',
  'We have sent many codes here today. Please wait {} before you ask for another one.':
    'We don send many codes here today. Abeg wait {} before you ask for another one.',
  'We cannot send more WhatsApp codes today. Please try again in {}. Your alerts reach you by e-mail meanwhile.':
    'We no fit send more WhatsApp codes today. Abeg try again in {}. Your alerts go reach you by e-mail for now.',
  'This was changed many times within the hour, and each change sends a mail. Please wait {} before you change it again.':
    'Dis one don change many times within one hour, and each change dey send mail. Abeg wait {} before you change am again.',
  'This is not the code we sent. You have {}.': 'Dis one no be di code wey we send. You get {}.',
  '{} more tries': '{} more tries',
  'one more try': 'one more try',
  'This code is too old or was tried too often. Please ask for a new one.':
    'Dis code don old or person don try am too many times. Abeg ask for new one.',
  'Please enter the six digits we sent you.': 'Abeg enter di six digits wey we send you.',
  'You have 20 keys in use, which is the most there can be. Revoke one that you no longer need.':
    'You dey use 20 keys, and na di most. Block one wey you no need again.',
  'This key is revoked and cannot come back. Please generate a new one.':
    'Dis key dey blocked and e no fit come back. Abeg generate new one.',
  'This was already done, and a key is shown only once. If it did not reach you, choose "Rotate" in the list to get a new one.':
    'Dis one don do already, and na only once we dey show key. If e no reach you, choose “Change key” for di list to get new one.',
  'Please choose at least one thing that this key may do.': 'Abeg choose at least one thing wey dis key fit do.',
  'Please enter a valid e-mail address.': 'Abeg enter correct e-mail address.',
  'Please enter your password.': 'Abeg enter your password.',
  'Please choose a password of at least {} characters.': 'Abeg choose password of at least {} characters.',
  'Please choose a password of at most {} characters.': 'Abeg choose password of at most {} characters.',
  'Please choose a username of {} to {} characters.': 'Abeg choose username of {} to {} characters.',
  'Please choose your country.': 'Abeg choose your country.',
  'Please enter your name.': 'Abeg enter your name.',
  'Please enter your name in one line.': 'Abeg enter your name for one line.',
  'Please enter one valid e-mail address.': 'Abeg enter one correct e-mail address.',
  'Please enter a subject of one line, at most {} characters.': 'Abeg enter subject of one line, at most {} characters.',
  'Please write your message.': 'Abeg write your message.',
  'Please write your message, at most 10,000 characters.': 'Abeg write your message, at most 10,000 characters.',
  'This form takes no more messages just now. Please wait a little, or write to {}.':
    'Dis form no dey take more messages just now. Abeg wait small, or write to {}.',
  'This form takes no more messages just now. Please try again in {}, or write to {}.':
    'Dis form no dey take more messages just now. Abeg try again in {}, or write to {}.',
  'Thank you. We answer within about 24 hours.': 'Thank you. We go answer within about 24 hours.',
  'Welcome back.': 'Welcome back.',
  'Welcome to NoWahala. Please follow the link in the mail we just sent you.':
    'Welcome to NoWahala. Abeg follow di link for di mail wey we just send you.',
  'You are signed out.': 'You don log out.',
  'If there is an account with that e-mail, a link is on its way.': 'If account dey with dat e-mail, one link dey come.',
  'Your new password is set. Please log in with it.': 'Your new password don set. Abeg log in with am.',
  'Your e-mail address is confirmed.': 'Your e-mail address don confirm.',
  'Your new address is confirmed. Now please allow the change with the link in the mail to your present address.':
    'Your new address don confirm. Now abeg allow di change with di link for di mail to your old address.',
  'You allowed the change. Now please follow the link in the mail to your new address.':
    'You don allow di change. Now abeg follow di link for di mail to your new address.',
  'Your account has its e-mail from before, and every device is signed out.':
    'Your account don get back di e-mail of before, and we don log out every device.',
  'Your account has its phone number from before, and every device is signed out.':
    'Your account don get back di phone number of before, and we don log out every device.',
  'Your settings are saved.': 'Your settings don save.',
  'A code is on its way to your WhatsApp.': 'One code dey come to your WhatsApp.',
  'Your phone is confirmed.': 'Your phone don confirm.',
  'That device is signed out.': 'We don log out dat device.',
  'All your other devices are signed out.': 'We don log out all your other devices.',
  'A new link is on its way to your e-mail.': 'New link dey come to your e-mail.',
  'Your account is closed and nothing is watched any more. Everything is gone by {}.':
    'Your account don close and we no dey watch anything again. Everything go don delete by {}.',
  'Your workspace is ready.': 'Your workspace don ready.',
  'Your workspace is saved.': 'Your workspace don save.',
  'Please give your workspace a name.': 'Abeg give your workspace name.',
  'You already have a workspace. Each account has one for now.': 'You don get workspace already. Each account get one for now.',
  'Your key is ready. Copy it now: it is shown only once.': 'Your key don ready. Copy am now: we go show am only once.',
  'The key is revoked. Nothing can use it any more.': 'Di key dey blocked. Nothing fit use am again.',
  'The new key is ready. The old one works 24 more hours.': 'Di new key don ready. Di old one go work for 24 more hours.',
  'A test alert is on its way through every channel you use.': 'One practice alert dey go through every channel wey you dey use.',
  'That is enough practice for now. Please try again later.': 'Dat practice don do for now. Abeg try again later.',
  'Marked as read.': 'E don mark as read.',
  'All marked as read.': 'All don mark as read.',
  'Something went wrong on our side. Please try again in a minute.': 'Something go wrong for our side. Abeg try again after one minute.',
  'We could not do that just now. Please try again in a moment.': 'We no fit do am just now. Abeg try again after small time.',
  'That was too often. Please try again in {}.': 'Dat one too often. Abeg try again in {}.',
  'This text contains characters that cannot be stored.': 'Some characters for dis text no fit store.',
  'Please use at most {} characters.': 'Abeg use at most {} characters.',
  'The release notes cannot be reached just now. Please try again in a moment.':
    'We no fit reach di release notes just now. Abeg try again after small time.',
};
